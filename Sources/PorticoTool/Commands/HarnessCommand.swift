/// `portico harness`: writes what tests build a view model with, and nothing else.
import PorticoEmit
import PorticoModel

package enum HarnessCommand: Command {
  package static let name = "harness"
  package static let summary = "Write the test harnesses of .portico files, for a test target."
  package static let options: [Option] = [
    .harnessOutput, .module, .library, .templates, .force, .jobs, .quiet, .verbose,
  ]
  package static let discussion = """
    For each file there is NAME.harness.generated.swift below DIR, which may be empty, and for all of
    them PorticoHarness.generated.swift in DIR itself. The screens are to be generated for the module that is imported;
    `portico generate --tests-output` writes both.

    \(ModuleNames.discussion)
    """

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    guard var tests = try Generation.Tests(options[.harnessOutput], options, in: surroundings, command: name) else {
      throw UsageProblem("say with `\(Option.harnessOutput.spelled)` where the harnesses go", command: name)
    }
    var report = Report(options, surroundings, showsNotes: options.has(.verbose))
    tests.areAll = true
    guard let session = try Session(options, &report, in: surroundings) else { return report.status }
    guard !session.sources.isEmpty else { return report.status }
    var generation = Generation(session.sources)
    generation.tests = tests
    do throws(TemplateError) { try generation.make(session.pipeline, jobs: session.jobs) } catch {
      report.add(error, in: options[.templates])
      return report.status
    }
    report.add(generation.problems)
    var writing = OutputWriting(options)
    writing.run(OutputPlan(generation, [], session.sources), &report)
    let counts = writing.outcomes.filter { $0.count > 0 }.map { "\($0.count) \($0.what)" }
    report.summarise(session.sources, counts.isEmpty ? ["nothing written"] : counts)
    return report.status
  }
}
