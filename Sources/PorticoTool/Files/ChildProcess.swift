/// Another program, run to its end: what it is given, what it says.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

package enum ChildProcess {
  package struct Result: Sendable {
    package var status: Int32
    package var output: [UInt8]
    package var errors: String
  }

  /// So much fits into a pipe on every system while nobody reads it.
  package static let longestInput = 16_000

  /// `words` is the program, looked for as a shell does, and its arguments. It has this process's environment.
  package static func run(_ words: [String], input: [UInt8] = []) throws(DiskProblem) -> Result {
    let program = words.first ?? ""
    guard input.count <= longestInput else { throw DiskProblem("`\(program)` cannot be run", "it is told too much") }
    var pipes: [Pipe] = []
    defer { for pipe in pipes { pipe.close() } }
    for _ in 0..<3 {
      guard let pipe = Pipe() else { throw DiskProblem("`\(program)` cannot be run", Disk.reason()) }
      pipes.append(pipe)
    }
    // All of it lies in the pipe before anyone reads: no writing can wait, or find its reader gone.
    let failure = Disk.write(input, to: pipes[0].writing)
    if failure != 0 { throw DiskProblem("`\(program)` cannot be run", Disk.reason(failure)) }
    pipes[0].closeWriting()
    let child: pid_t
    switch spawn(words, pipes) {
    case .success(let found): child = found
    case .failure(let error): throw DiskProblem("`\(program)` cannot be run", Disk.reason(error.number))
    }
    pipes[0].closeReading()
    pipes[1].closeWriting()
    pipes[2].closeWriting()
    let (output, errors) = listen(&pipes)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // Ended by itself: the status is in the second byte. By a signal: its number is in the first.
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return Result(status: code, output: output, errors: String(decoding: errors, as: UTF8.self))
  }

  private struct Failure: Error {
    var number: Int32
  }

  private static func spawn(_ words: [String], _ pipes: [Pipe]) -> Swift.Result<pid_t, Failure> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[0].reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes[1].writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes[2].writing, STDERR_FILENO)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    #if canImport(Darwin)
      let environment = _NSGetEnviron().pointee
    #else
      let environment = environ
    #endif
    let failure = posix_spawnp(&child, words.first ?? "", &actions, nil, &arguments, environment)
    return failure == 0 ? .success(child) : .failure(Failure(number: failure))
  }

  /// Reads both in turn, as they have something, so that the child never waits for ever to be heard.
  private static func listen(_ pipes: inout [Pipe]) -> (output: [UInt8], errors: [UInt8]) {
    var (output, errors): ([UInt8], [UInt8]) = ([], [])
    while pipes[1].reading >= 0 || pipes[2].reading >= 0 {
      var waiting = [
        pollfd(fd: pipes[1].reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes[2].reading, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&waiting, 2, -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      if waiting[0].revents != 0, !read(pipes[1].reading, into: &output) { pipes[1].closeReading() }
      if waiting[1].revents != 0, !read(pipes[2].reading, into: &errors) { pipes[2].closeReading() }
    }
    return (output, errors)
  }

  /// false at the end.
  private static func read(_ file: Int32, into bytes: inout [UInt8]) -> Bool {
    let chunk = 65536
    var failure: Int32 = 0
    let read = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
      #if canImport(Glibc)
        let result = Glibc.read(file, buffer.baseAddress, chunk)
      #elseif canImport(Musl)
        let result = Musl.read(file, buffer.baseAddress, chunk)
      #else
        let result = Darwin.read(file, buffer.baseAddress, chunk)
      #endif
      failure = result < 0 ? errno : 0
      count = max(0, result)
    }
    bytes += read
    return !read.isEmpty || failure == EINTR || failure == EAGAIN
  }

  /// Both of its ends; -1 for one that is closed.
  private struct Pipe {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      (reading, writing) = (ends[0], ends[1])
      // No child inherits what it is not given.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    mutating func closeReading() {
      if reading >= 0 { _ = Self.end(reading) }
      reading = -1
    }

    mutating func closeWriting() {
      if writing >= 0 { _ = Self.end(writing) }
      writing = -1
    }

    func close() {
      for end in [reading, writing] where end >= 0 { _ = Self.end(end) }
    }

    private static func end(_ file: Int32) -> Int32 {
      #if canImport(Glibc)
        Glibc.close(file)
      #elseif canImport(Musl)
        Musl.close(file)
      #else
        Darwin.close(file)
      #endif
    }
  }
}
