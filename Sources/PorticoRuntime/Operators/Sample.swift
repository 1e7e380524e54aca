/// `sample`: the latest value, when another stream has one.
///
///     source   --1--2-----3--|
///     sampler  ------a--b--c-|
///     sample   ------2-----3-|
///
/// A value is delivered once, unless there is a default for a tick without one. See
/// https://reactivex.io/documentation/operators/sample.html
extension ObservableType {
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
