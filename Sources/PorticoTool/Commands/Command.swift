/// A verb: its name, what `--help` says of it, what it takes, what it does.
package protocol Command {
  static var name: String { get }
  /// One line.
  static var summary: String { get }
  /// What stands behind its name in the usage.
  static var arguments: String { get }
  /// What `--help` says below the usage.
  static var discussion: String { get }
  static var options: [Option] { get }
  static func run(_ options: Options, in surroundings: Surroundings) throws(UsageProblem) -> ExitStatus
}

extension Command {
  package static var arguments: String { "[PATHS]" }
}
