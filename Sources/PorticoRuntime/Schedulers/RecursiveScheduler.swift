/// Work that schedules itself again.
extension ImmediateSchedulerType {
  /// Runs the action, which may ask to be run again with another state, each time through the scheduler.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> Disposable {
    let recursion = Recursion(self, action)
    recursion.schedule(state)
    return AnonymousDisposable { recursion.group.dispose() }
  }
}

final class Recursion<State> {
  let group = CompositeDisposable()
  private let scheduler: ImmediateSchedulerType
  private let action: (State, (State) -> Void) -> Void

  init(_ scheduler: ImmediateSchedulerType, _ action: @escaping (State, (State) -> Void) -> Void) {
    self.scheduler = scheduler
    self.action = action
  }

  func schedule(_ state: State) {
    let place = SingleAssignmentDisposable()
    guard let key = group.insert(place) else { return }
    place.setDisposable(
      scheduler.schedule(state) { state in
        guard !self.group.isDisposed else { return Disposables.create() }
        self.action(state) { self.schedule($0) }
        self.group.remove(for: key)
        return Disposables.create()
      }
    )
  }
}
