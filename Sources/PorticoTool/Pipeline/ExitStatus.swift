/// What a run tells the shell.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// Problems in the input, or differences under `--check`.
  case problems = 1
  case usage = 2
  /// The disk said no.
  case disk = 3
}
