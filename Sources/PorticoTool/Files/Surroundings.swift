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
  /// Whether what goes to standard output may.
  package var isOutputColoured = false
  /// Whether somebody looks on, to whom it may be said how far a run is.
  package var showsProgress = false
  package var cores = 1
  /// Where a run may leave what makes the next one quicker; nil where nowhere.
  package var cacheFolder: String?
  /// Of the program that runs: another build may write something else.
  package var identity = ""
  /// All of standard input.
  package var readInput: @Sendable () throws(DiskProblem) -> [UInt8] = { () throws(DiskProblem) in [] }
  /// A variable of the environment.
  package var variable: @Sendable (String) -> String? = { _ in nil }
  package var write: @Sendable (Stream, String) -> Void
  /// Since some moment in the past.
  package var milliseconds: @Sendable () -> Double

  package init(
    currentFolder: String, isColoured: Bool, write: @escaping @Sendable (Stream, String) -> Void,
    milliseconds: @escaping @Sendable () -> Double
  ) {
    self.currentFolder = currentFolder
    self.isColoured = isColoured
    self.write = write
    self.milliseconds = milliseconds
  }

  /// Those of this process; nil where its folder is gone, since no other may be taken for it.
  package static var process: Surroundings? {
    guard let currentFolder = Disk.canonical(".") else { return nil }
    var surroundings = Surroundings(
      currentFolder: currentFolder, isColoured: allowsColour(STDERR_FILENO),
      write: { say($1, to: $0) },
      milliseconds: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
      })
    surroundings.isOutputColoured = allowsColour(STDOUT_FILENO)
    surroundings.showsProgress = isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb"
    surroundings.cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    surroundings.readInput = { () throws(DiskProblem) in try Disk.readAll(STDIN_FILENO) }
    surroundings.variable = environment
    // Without knowing which build runs, nothing that one has left is of use.
    if let stamp = Disk.stampOfProgram {
      surroundings.cacheFolder = cacheFolder
      surroundings.identity = "\(Tool.version) \(stamp)"
    }
    return surroundings
  }

  @Sendable package static func say(_ text: String, to stream: Stream) {
    _ = Disk.write(Array(text.utf8), to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
  }

  /// As the system's own programs have it; XDG_CACHE_HOME goes before.
  private static var cacheFolder: String? {
    if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return FilePath.join(folder, "portico") }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return FilePath.join(home, "Library/Caches/portico")
    #else
      return FilePath.join(home, ".cache/portico")
    #endif
  }

  private static func allowsColour(_ stream: Int32) -> Bool {
    allowsColour(
      isTerminal: isatty(stream) == 1, noColor: environment("NO_COLOR"), terminal: environment("TERM"))
  }

  /// https://no-color.org: any value but an empty one forbids it.
  package static func allowsColour(isTerminal: Bool, noColor: String?, terminal: String?) -> Bool {
    isTerminal && (noColor ?? "").isEmpty && terminal != "dumb"
  }

  @Sendable private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
