/// The user's wish that a run which goes on for ever should end: Ctrl-C, or `kill`.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct StopSignal {
  /// Can be read from once the wish has come, so that it may be waited for beside other things.
  let descriptor: Int32

  /// From now on the signals end nothing by themselves: work under way is done to its end. A second one does.
  init() throws(DiskProblem) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw DiskProblem("cannot be waited for", Disk.reason()) }
    descriptor = ends[0]
    let writing = ends[1]
    var signals = sigset_t()
    sigemptyset(&signals)
    // A shell's background jobs ignore SIGINT too, but there nobody asked for that.
    for signal in [SIGINT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP]) { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let waited = signals
    let thread = WorkerThread {
      var signals = waited
      var number: Int32 = 0
      while sigwait(&signals, &number) != 0 {}
      _ = Disk.write([UInt8(truncatingIfNeeded: number)], to: writing)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      // Here the second one finds somebody whom it ends, and the process with it.
      while true { pause() }
    }
    if thread == nil { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  /// As whoever began this process wants it: `nohup` does.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    // SIG_IGN is the number 1, which is no function's address and cannot be compared as one.
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}
