/// `amb`: the stream that speaks first.
///
///     a    ----1--2--|
///     b    --x----y--|
///     amb  --x----y--|
///
/// See https://reactivex.io/documentation/operators/amb.html
extension ObservableType {
  public func amb<Other: ObservableType>(_ right: Other) -> Observable<Element>
  where Other.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    let sources = Array(sequence)
    return Source { sink in
      let core = Join(sink)
      var rivals: [Child<Element>] = []
      var winner: Child<Element>?
      func wins(_ child: Child<Element>) -> Bool {
        if let winner { return winner === child }
        winner = child
        for rival in rivals where rival !== child { core.release(rival) }
        rivals = []
        return true
      }
      for source in sources where winner == nil && core.isLive {
        let child = Child<Element>(
          core, next: { if wins($0) { core.emit($1) } }, error: { if wins($0) { core.fail($1) } },
          completed: { if wins($0) { core.complete() } })
        core.register(child)
        rivals.append(child)
        source.attach(child)
      }
    }
  }
}
