/// `amb`: the stream that speaks first.
extension ObservableType {
  /// The stream of the two that speaks first; the other is left.
  ///
  ///     self   ----1--2--|
  ///     right  --x----y--|
  ///     amb    --x----y--|
  ///
  /// Any event counts as speaking: a value, an error, a completion. Delivered on the thread of the source.
  ///
  /// - Parameter right: The rival, subscribed second.
  /// - SeeAlso: [ReactiveX, Amb](https://reactivex.io/documentation/operators/amb.html)
  public func amb<Other: ObservableType>(_ right: Other) -> Observable<Element>
  where Other.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  /// The stream of several that speaks first; the others are left. None of them is subscribed to behind one that
  /// speaks while it is subscribed to.
  ///
  /// - Parameter sequence: The rivals, subscribed in their order.
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
      core.pass {
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
}
