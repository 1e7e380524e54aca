/// `debug`: what happens, printed.
import Foundation

extension ObservableType {
  /// The stream as it is, while each subscription, event and disposal is printed with the time to standard output.
  ///
  /// - Parameters:
  ///   - identifier: What the lines begin with; the place of the call unless given.
  ///   - trimOutput: Whether values longer than 40 characters are shortened to their beginning and end.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  /// - SeeAlso: [ReactiveX, Do](https://reactivex.io/documentation/operators/do.html)
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let name = identifier ?? "\((file as NSString).lastPathComponent):\(line) (\(function))"
    func log(_ text: String) { print("\(DebugClock.time()): \(name) -> \(text)") }
    func trimmed(_ value: Element) -> String {
      let text = "\(value)"
      return trimOutput && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text
    }
    return self.do(
      onNext: { log("Event next(\(trimmed($0)))") }, onError: { log("Event error(\($0))") },
      onCompleted: { log("Event completed") }, onSubscribe: { log("subscribed") },
      onDispose: { log("isDisposed") })
  }
}

enum DebugClock {
  static func time() -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return formatter.string(from: Date())
  }
}
