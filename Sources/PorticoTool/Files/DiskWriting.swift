/// Writing: a temporary file that takes the place of the old one once it is whole.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Disk {
  /// Whoever reads `path` meanwhile sees all of the old bytes or all of the new ones.
  package static func write(_ bytes: [UInt8], to path: String) throws(DiskProblem) {
    let problem = "cannot be written"
    if kind(path) == .folder { throw DiskProblem(problem, "there is a folder of that name") }
    let target = canonical(path) ?? path
    var standing = stat()
    let stands = stat(target, &standing) == 0
    // A rename would pass over what the file itself forbids.
    let isLocked = stands && (standing.st_mode & 0o222 == 0 || access(target, W_OK) != 0)
    if isLocked { throw DiskProblem(problem, "it is read-only") }
    let temporary = FilePath.join(FilePath.parent(target), ".\(FilePath.name(target))\(temporaryMark)\(getpid())")
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw DiskProblem(problem, reason()) }
    if stands { _ = fchmod(file, standing.st_mode & 0o7777) }
    let failure = Self.write(bytes, to: file)
    if close(file) == 0, failure == 0, rename(temporary, target) == 0 { return }
    let reason = Self.reason(failure == 0 ? errno : failure)
    unlink(temporary)
    throw DiskProblem(problem, reason)
  }

  /// Takes away what runs that were killed have left in a folder: temporary files of processes that are no more.
  static func removeLeftovers(in folder: String) {
    _ = list(folder) { name, _ in
      guard let mark = name.firstRange(of: temporaryMark), name.utf8.first == UInt8(ascii: "."),
        let process = pid_t(name[mark.upperBound...]), kill(process, 0) != 0, errno == ESRCH
      else { return }
      unlink(FilePath.join(folder, name))
    }
  }

  private static let temporaryMark = ".portico-"

  package static func remove(_ path: String) throws(DiskProblem) {
    if unlink(path) != 0 { throw DiskProblem("cannot be removed", reason()) }
  }

  /// With the folders above it.
  package static func createFolder(_ path: String) throws(DiskProblem) {
    switch kind(path) {
    case .folder: return
    case .file, .other: throw DiskProblem("cannot be a folder", "there is a file of that name")
    case nil: break
    }
    let parent = FilePath.parent(path)
    if parent != path { try createFolder(parent) }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw DiskProblem("cannot be made", reason()) }
  }

  /// Where a program is begun without them, whatever it opens first would be told what they are to be told.
  static func fillStandardStreams() {
    for stream in [STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      let nowhere = open("/dev/null", O_WRONLY)
      if nowhere < 0 || nowhere == stream { continue }
      dup2(nowhere, stream)
      close(nowhere)
    }
  }

  /// Zero, or the number of the error.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        #if canImport(Glibc)
          let result = Glibc.write(file, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let result = Musl.write(file, rest.baseAddress, rest.count)
        #else
          let result = Darwin.write(file, rest.baseAddress, rest.count)
        #endif
        if result < 0, errno != EINTR { return errno }
        if result > 0 { written += result }
      }
      return 0
    }
  }
}
