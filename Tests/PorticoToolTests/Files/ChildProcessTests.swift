import PorticoTool
import Testing

@Suite struct ChildProcessTests {
  @Test func saysWhatTheProgramSays() throws {
    let run = try ChildProcess.run(["sh", "-c", "cat; echo oh >&2; exit 3"], input: Array("in\n".utf8))
    #expect(String(decoding: run.output, as: UTF8.self) == "in\n")
    #expect(run.errors == "oh\n")
    #expect(run.status == 3)
  }

  /// More than a pipe holds, on both at once.
  @Test func neitherEndWaitsForTheOther() throws {
    let script = "head -c 300000 /dev/zero; head -c 300000 /dev/zero | tr '\\0' x >&2; head -c 100000 /dev/zero"
    let run = try ChildProcess.run(["sh", "-c", script])
    #expect(run.output.count == 400000)
    #expect(run.errors.utf8.count == 300000)
  }

  @Test func aProgramThatDoesNotListenEndsAllTheSame() throws {
    let run = try ChildProcess.run(["true"], input: [UInt8](repeating: 0, count: ChildProcess.longestInput))
    #expect(run.status == 0)
  }

  @Test func whatIsNotThereCannotBeRun() {
    let problem = #expect(throws: DiskProblem.self) { try ChildProcess.run(["portico-has-no-such-program"]) }
    #expect(problem?.refusal == "`portico-has-no-such-program` cannot be run")
  }

  @Test func endedByASignal() throws {
    #expect(try ChildProcess.run(["sh", "-c", "kill -9 $$"]).status == 137)
  }
}
