/// Tells which files of some folders have changed: by inotify on Linux, by kqueue on Apple's systems.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is watched: a folder, and the files in it that matter.
struct WatchedFolder: Hashable {
  var path: FilePath
  /// Whether folders that come or go in it matter too.
  var isRoot = false
  /// Else those of these names do: a folder that is watched may be taken away and put back.
  var children: Set<String> = []

  func cares(forFolder name: String) -> Bool { isRoot || children.contains(name) }
}

enum WatchedChange: Hashable {
  /// Something was changed: these files, and whether folders came or went too.
  case files([FilePath], folders: Bool)
  case stopped
}

#if canImport(Glibc) || canImport(Musl)
  struct FolderWatcher {
    private let queue: Int32
    private let stop: StopSignal
    private var folders: [Int32: WatchedFolder] = [:]
    private let isRelevant: (String) -> Bool

    /// `isRelevant` is asked for the names of files.
    init(_ stop: StopSignal, isRelevant: @escaping (String) -> Bool) throws(DiskProblem) {
      self.stop = stop
      self.isRelevant = isRelevant
      queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard queue >= 0 else { throw DiskProblem("cannot be watched", Disk.reason()) }
    }

    /// Those that are watched already stay so. Of a folder that is gone nothing more is heard.
    mutating func watch(_ watched: [WatchedFolder]) throws(DiskProblem) {
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)
      for folder in watched {
        let number = inotify_add_watch(queue, folder.path.real, events)
        if number >= 0 {
          // One folder may be watched for several reasons.
          var merged = folders[number] ?? folder
          // One that was moved is watched on, and has another name.
          if merged.path != folder.path { merged.path = folder.path }
          merged.isRoot = merged.isRoot || folder.isRoot
          merged.children.formUnion(folder.children)
          folders[number] = merged
        } else if errno != ENOENT, errno != ENOTDIR {
          // `fs.inotify.max_user_watches` says how many there may be.
          let reason = errno == ENOSPC ? "the system has no more watches to give" : Disk.reason()
          throw DiskProblem("cannot be watched", reason)
        }
      }
    }

    /// Returns once something has changed and nothing has for `quiet` milliseconds after it, for a second at most.
    mutating func wait(quiet: Int32) -> WatchedChange {
      var changed: [FilePath] = []
      var hasFolders = false
      var isChanged = false
      var rounds = 0
      while true {
        var sources = [
          pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&sources, 2, isChanged ? quiet : -1)
        if count < 0, errno == EINTR { continue }
        if sources[0].revents != 0 || count < 0 { return .stopped }
        if count == 0 { return .files(changed, folders: hasFolders) }
        isChanged = read(into: &changed, &hasFolders) || isChanged
        rounds += isChanged ? 1 : 0
        if rounds * Int(quiet) > 1000 { return .files(changed, folders: hasFolders) }
      }
    }

    /// Whether one of the events matters.
    private mutating func read(into changed: inout [FilePath], _ hasFolders: inout Bool) -> Bool {
      var isRelevantChange = false
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = Self.read(queue, &buffer)
      var index = 0
      buffer.withUnsafeBytes { bytes in
        while index + MemoryLayout<inotify_event>.size <= count {
          let event = bytes.loadUnaligned(fromByteOffset: index, as: inotify_event.self)
          let start = index + MemoryLayout<inotify_event>.size
          let name = bytes[start..<min(count, start + Int(event.len))].prefix { $0 != 0 }
          index = start + Int(event.len)
          if note(event, String(decoding: name, as: UTF8.self), &changed, &hasFolders) { isRelevantChange = true }
        }
      }
      return isRelevantChange
    }

    private mutating func note(
      _ event: inotify_event, _ name: String, _ changed: inout [FilePath], _ hasFolders: inout Bool
    ) -> Bool {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        hasFolders = true
        return true
      }
      if event.mask & UInt32(IN_IGNORED) != 0 {
        folders[event.wd] = nil
        return false
      }
      guard let folder = folders[event.wd], !name.hasPrefix(".") else { return false }
      if event.mask & UInt32(IN_ISDIR) != 0 {
        guard folder.cares(forFolder: name) else { return false }
        hasFolders = true
        return true
      }
      // What was only created is heard of again once it is written; a link is written by that alone.
      let isCreated = event.mask & UInt32(IN_CREATE) != 0
      let path = folder.path.appending(name)
      guard isRelevant(name), !isCreated || Disk.isLink(path.real) else { return false }
      if !changed.contains(path) { changed.append(path) }
      return true
    }

    private static func read(_ queue: Int32, _ buffer: inout [UInt8]) -> Int {
      #if canImport(Glibc)
        Glibc.read(queue, &buffer, buffer.count)
      #else
        Musl.read(queue, &buffer, buffer.count)
      #endif
    }
  }
#else
  struct FolderWatcher {
    private let queue: Int32
    private let stop: StopSignal
    private let isRelevant: (String) -> Bool
    /// What is open to be watched, by its descriptor: a folder, or a file in one.
    private var open: [Int32: (path: FilePath, isFolder: Bool)] = [:]
    private var descriptors: [String: Int32] = [:]
    private var folders: [WatchedFolder] = []
    /// What lay in the folders when it was last looked, with the time of its last change.
    private var standing: [FilePath: Disk.Stamp] = [:]

    /// `isRelevant` is asked for the names of files.
    init(_ stop: StopSignal, isRelevant: @escaping (String) -> Bool) throws(DiskProblem) {
      self.stop = stop
      self.isRelevant = isRelevant
      queue = kqueue()
      guard queue >= 0 else { throw DiskProblem("cannot be watched", Disk.reason()) }
      add(UInt(stop.descriptor), Int16(EVFILT_READ), 0)
    }

    /// Those that are watched already stay so.
    mutating func watch(_ watched: [WatchedFolder]) throws(DiskProblem) {
      folders = watched
      standing = look()
      for folder in watched { try open(folder.path, isFolder: true) }
      for path in standing.keys { try open(path, isFolder: false) }
    }

    /// Returns once something has changed and nothing has for `quiet` milliseconds after it, for a second at most.
    mutating func wait(quiet: Int32) -> WatchedChange {
      var isChanged = false
      var rounds = 0
      while true {
        var event = kevent()
        var patience = timespec(tv_sec: 0, tv_nsec: Int(quiet) * 1_000_000)
        let count = withUnsafePointer(to: &patience) { kevent(queue, nil, 0, &event, 1, isChanged ? $0 : nil) }
        if count < 0, errno == EINTR { continue }
        if count < 0 || (count > 0 && event.ident == UInt(stop.descriptor)) { return .stopped }
        if count > 0 { close(Int32(event.ident), isGone: event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) != 0) }
        rounds += 1
        isChanged = true
        guard count == 0 || rounds * Int(quiet) > 1000 else { continue }
        // A folder says that something in it changed, not what, and not that it matters.
        let now = look()
        let paths = Set(standing.keys).union(now.keys).filter { standing[$0] != now[$0] }
        // Which of them is a folder that is gone, nobody can say any more.
        if !paths.isEmpty { return .files(paths.sorted { $0.real < $1.real }, folders: true) }
        if folders.contains(where: { $0.isRoot && descriptors[$0.path.real] == nil }) {
          return .files([], folders: true)
        }
        (isChanged, rounds) = (false, 0)
      }
    }

    private func look() -> [FilePath: Disk.Stamp] {
      var found: [FilePath: Disk.Stamp] = [:]
      for folder in folders {
        for entry in (try? Disk.entries(of: folder.path.real)) ?? [] {
          let path = folder.path.appending(entry.name)
          guard entry.kind == .folder ? folder.cares(forFolder: entry.name) : isRelevant(entry.name) else { continue }
          found[path] = Disk.stamp(path.real)
        }
      }
      return found
    }

    private mutating func open(_ path: FilePath, isFolder: Bool) throws(DiskProblem) {
      guard descriptors[path.real] == nil else { return }
      let descriptor = Darwin.open(path.real, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        if errno == ENOENT || errno == ENOTDIR { return }
        throw DiskProblem("cannot be watched", Disk.reason())
      }
      descriptors[path.real] = descriptor
      open[descriptor] = (path, isFolder)
      add(UInt(descriptor), Int16(EVFILT_VNODE), UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_EXTEND))
    }

    private mutating func close(_ descriptor: Int32, isGone: Bool) {
      guard isGone, let known = open.removeValue(forKey: descriptor) else { return }
      descriptors[known.path.real] = nil
      Darwin.close(descriptor)
    }

    private func add(_ descriptor: UInt, _ filter: Int16, _ events: UInt32) {
      var change = kevent(
        ident: descriptor, filter: filter, flags: UInt16(EV_ADD | EV_CLEAR), fflags: events, data: 0, udata: nil)
      kevent(queue, &change, 1, nil, 0, nil)
    }
  }
#endif
