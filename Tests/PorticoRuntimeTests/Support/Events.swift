/// What a stream delivers while it is subscribed to, as text: its values, then `|` or `#`.
import PorticoRuntime

func events<Element>(of stream: some ObservableConvertibleType<Element>) -> [String] {
  var texts: [String] = []
  let subscription = stream.asObservable().subscribe { event in
    switch event {
    case .next(let value): texts.append("\(value)")
    case .error: texts.append("#")
    case .completed: texts.append("|")
    }
  }
  subscription.dispose()
  return texts
}
