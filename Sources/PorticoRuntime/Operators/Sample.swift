/// `sample`: the latest value, when another stream has one.
extension ObservableType {
  /// The latest value, when another stream has one; each value once.
  ///
  ///     source   --1--2-----3--|
  ///     sampler  ------a--b--c-|
  ///     sample   ------2-----3-|
  ///
  /// The end of the sampler counts as a tick. Behind the completion of the source the next tick completes. An error
  /// of either ends it. Values of several threads are delivered one after the other.
  ///
  /// - Parameters:
  ///   - sampler: Its values are the ticks.
  ///   - defaultValue: What a tick without a new value delivers; nothing unless given.
  /// - SeeAlso: [ReactiveX, Sample](https://reactivex.io/documentation/operators/sample.html)
  public func sample<Sampler: ObservableType>(
    _ sampler: Sampler, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return Source { sink in
      let core = Join(sink)
      var latest: Element?
      var isEnded = false
      func tick() {
        if let value = latest ?? defaultValue {
          latest = nil
          core.emit(value)
        }
        if isEnded { core.complete() }
      }
      core.attach(
        source, next: { latest = $1 },
        completed: { child in
          isEnded = true
          core.release(child)
        })
      if !core.isLive { return }
      core.attach(
        sampler, next: { _, _ in tick() },
        completed: { child in
          tick()
          core.release(child)
        })
    }
  }
}
