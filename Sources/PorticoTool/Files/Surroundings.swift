/// What a run has of the world around it, handed in: where it stands, where it speaks, what time it is.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

package struct Surroundings: Sendable {
  package enum Stream: Hashable, Sendable {
    case output, errors
  }

  /// Absolute; relative paths begin here.
  package var currentFolder: String
  /// Whether diagnostics may have colours.
  package var isColoured: Bool
  package var write: @Sendable (Stream, String) -> Void
  /// Since some moment in the past.
  package var milliseconds: @Sendable () -> Int

  package init(
    currentFolder: String, isColoured: Bool, write: @escaping @Sendable (Stream, String) -> Void,
    milliseconds: @escaping @Sendable () -> Int
  ) {
    self.currentFolder = currentFolder
    self.isColoured = isColoured
    self.write = write
    self.milliseconds = milliseconds
  }

  /// Those of this process.
  package static var process: Surroundings {
    Surroundings(
      currentFolder: Disk.canonical(".") ?? "/",
      isColoured: allowsColour(
        isTerminal: isatty(STDERR_FILENO) == 1, noColor: variable("NO_COLOR"), terminal: variable("TERM")),
      write: { stream, text in
        _ = Disk.write(Array(text.utf8), to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
      },
      milliseconds: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
      })
  }

  /// https://no-color.org: any value but an empty one forbids it.
  package static func allowsColour(isTerminal: Bool, noColor: String?, terminal: String?) -> Bool {
    isTerminal && (noColor ?? "").isEmpty && terminal != "dumb"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
