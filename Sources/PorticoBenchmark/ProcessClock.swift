/// The processor time that this process has used, whatever else the machine does.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum ProcessClock {
  static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  static func measure<T>(_ work: () throws -> T) rethrows -> (result: T, milliseconds: Double) {
    let start = milliseconds
    let result = try work()
    return (result, milliseconds - start)
  }
}
