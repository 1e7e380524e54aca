/// Nesting: what comes when a value is sent inside the event of another.
import PorticoRuntime

/// `1(2)` where the second value came inside the event of the first, `1 2` where it came after it.
func nesting<Output>(_ build: (PublishSubject<Int>) -> Observable<Output>) -> String {
  let subject = PublishSubject<Int>()
  return nesting(build(subject), first: subject, second: subject)
}

/// The same with 2 sent into another subject than 1.
func nesting<Output>(_ build: (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Output>) -> String {
  let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
  return nesting(build(first, second), first: first, second: second)
}

private func nesting<Output>(
  _ stream: Observable<Output>, first: PublishSubject<Int>, second: PublishSubject<Int>
) -> String {
  var text = ""
  var depth = 0
  var isSent = false
  let subscription = stream.subscribe(onNext: { value in
    text += depth > 0 ? "(" : text.isEmpty ? "" : " "
    text += "\(value)"
    depth += 1
    if !isSent {
      isSent = true
      second.onNext(2)
    }
    depth -= 1
    if depth > 0 { text += ")" }
  })
  first.onNext(1)
  subscription.dispose()
  return text
}
