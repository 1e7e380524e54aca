/// An observer of values that an object takes, which is held weakly; errors are faults of the program.
public struct Binder<Value>: ObserverType {
  /// The type of the values.
  public typealias Element = Value

  private let binding: (Event<Value>) -> Void

  /// An observer that hands each value to a closure with an object; nothing is done once that is gone.
  ///
  /// - Parameters:
  ///   - target: Who is held weakly.
  ///   - scheduler: Where the closure runs: main unless given.
  ///   - binding: Takes the value.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    self.binding = { [weak target] event in
      switch event {
      case .next(let element):
        _ = scheduler.schedule(element) { element in
          if let target { binding(target, element) }
          return Disposables.create()
        }
      case .error(let error): BindingError.report(error)
      case .completed: break
      }
    }
  }

  /// Takes an event.
  public func on(_ event: Event<Value>) { binding(event) }

  /// The observer, known by its element only.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}
