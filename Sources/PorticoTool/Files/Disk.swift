/// Reading: files, folders, what a path is. System calls and no Foundation, which would double the time of starting up.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

package enum Disk {
  package enum Kind: Hashable, Sendable {
    case file, folder, other
  }

  /// What lies there, links followed; nil where nothing does.
  package static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// What tells a file from what it was before it was written again.
  struct Stamp: Hashable, Sendable {
    var number: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// nil where nothing lies there.
  static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      number: UInt64(status.st_ino), size: Int64(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }

  /// What tells one build of the running program from another.
  static var stampOfProgram: Stamp? {
    #if canImport(Darwin)
      var path = [CChar](repeating: 0, count: 4096)
      var size = UInt32(path.count)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return stamp(String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    #else
      return stamp("/proc/self/exe")
    #endif
  }

  /// Why `kind` is nil or reading failed last.
  static func reason(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }

  /// `path` with every link in it followed; nil where nothing lies there.
  package static func canonical(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package static func read(_ path: String) throws(DiskProblem) -> [UInt8] {
    let problem = "cannot be read"
    // Without O_NONBLOCK a pipe by that name would be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw DiskProblem(problem, reason()) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw DiskProblem(problem, reason()) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw DiskProblem(problem, "it is a folder")
    default: throw DiskProblem(problem, "it is not a regular file")
    }
    var failure: Int32 = 0
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = Self.read(file, buffer.baseAddress! + count, size - count)
        if read < 0 { failure = errno }
        if read <= 0 { break }
        count += read
      }
    }
    if failure != 0 { throw DiskProblem(problem, reason(failure)) }
    return bytes
  }

  /// To the end of what has no size: a pipe, a terminal.
  package static func readAll(_ file: Int32) throws(DiskProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var failure: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let read = Self.read(file, buffer.baseAddress!, buffer.count)
        if read < 0 { failure = errno }
        count = max(0, read)
      }
      if part.isEmpty, failure != 0 { throw DiskProblem("cannot be read", reason(failure)) }
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  private static func read(_ file: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    while true {
      #if canImport(Glibc)
        let result = Glibc.read(file, start, count)
      #elseif canImport(Musl)
        let result = Musl.read(file, start, count)
      #else
        let result = Darwin.read(file, start, count)
      #endif
      if result >= 0 || errno != EINTR { return result }
    }
  }

  package struct Entry: Hashable, Sendable {
    package var name: String
    package var kind: Kind
  }

  /// What a folder holds, hidden things aside, by name. A link to a folder is `.other`: following it may never end.
  package static func entries(of folder: String) throws(DiskProblem) -> [Entry] {
    var entries: [Entry] = []
    let isListed = list(folder) { name, type in
      guard name.utf8.first != UInt8(ascii: ".") else { return }
      let kind: Kind
      switch type {
      case Int32(DT_REG): kind = .file
      case Int32(DT_DIR): kind = .folder
      case Int32(DT_LNK):
        let target = Self.kind(folder + "/" + name)
        kind = target == .folder || target == nil ? .other : target!
      default: kind = Self.kind(folder + "/" + name) ?? .other
      }
      entries.append(Entry(name: name, kind: kind))
    }
    guard isListed else { throw DiskProblem("cannot be listed", reason()) }
    return entries.sorted { $0.name < $1.name }
  }

  /// All that a folder holds, hidden things too, each with its `DT_` type; false where it cannot be listed.
  static func list(_ folder: String, _ visit: (_ name: String, _ type: Int32) -> Void) -> Bool {
    guard let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      visit(name, Int32(entry.pointee.d_type))
    }
    return true
  }
}
