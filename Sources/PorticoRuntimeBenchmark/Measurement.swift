/// What one event of a scenario costs: the difference of two runs under callgrind, so that setting up cancels out.
import Foundation

struct Measurement {
  let instructions: Double
  let allocations: Double

  init(of scenario: Scenario) throws {
    let few = try Counts(of: scenario, events: scenario.events.few)
    let many = try Counts(of: scenario, events: scenario.events.many)
    let events = Double(scenario.events.many - scenario.events.few)
    instructions = Double(many.instructions - few.instructions) / events
    allocations = Double(many.allocations - few.allocations) / events
  }
}

/// What a whole run costs.
struct Counts {
  private(set) var instructions = 0
  private(set) var allocations = 0

  private static let allocators: Set<Substring> = ["malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc"]

  init(of scenario: Scenario, events: Int) throws {
    let profile = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID().uuidString).callgrind")
    defer { try? FileManager.default.removeItem(at: profile) }
    let run = Process()
    run.executableURL = URL(filePath: "/usr/bin/env")
    run.arguments = [
      "valgrind", "--tool=callgrind", "--compress-strings=no", "--compress-pos=no",
      "--callgrind-out-file=\(profile.path)", CommandLine.arguments[0], "--run", scenario.name, "\(events)",
    ]
    // Hashing is seeded by chance otherwise, and the count with it.
    run.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    run.standardError = FileHandle.nullDevice
    try run.run()
    run.waitUntilExit()
    guard run.terminationStatus == 0 else { throw Failure(status: run.terminationStatus) }
    read(try String(contentsOf: profile, encoding: .utf8))
  }

  /// A profile names the function that is called, then says how often; its totals come last.
  private mutating func read(_ profile: String) {
    var callee: Substring = ""
    for line in profile.split(separator: "\n") {
      if line.hasPrefix("cfn=") {
        callee = line.dropFirst("cfn=".count)
      } else if line.hasPrefix("calls="), Self.allocators.contains(callee) {
        allocations += Int(line.dropFirst("calls=".count).prefix { $0 != " " }) ?? 0
      } else if line.hasPrefix("totals: ") {
        instructions = Int(line.dropFirst("totals: ".count)) ?? 0
      }
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "valgrind ended with \(status); is it installed?" }
  }
}
