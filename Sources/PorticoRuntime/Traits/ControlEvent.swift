/// Events of a control: a stream that doesn't fail, delivered on main, without a first value.
public protocol ControlEventType<Element>: ObservableType {
  func asControlEvent() -> ControlEvent<Element>
}

/// Events of a control: a stream that doesn't fail, is subscribed to on main and has no first value.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the values.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Events of a stream, which is subscribed to on main.
  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Begins to deliver to an observer until the disposable is disposed of.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The same as an observable.
  public func asObservable() -> Observable<Element> { events }

  /// Itself.
  public func asControlEvent() -> ControlEvent<Element> { self }

  /// The same as a stream that doesn't fail.
  public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }

  /// The same as a driver.
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

  /// The same as a signal.
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}

/// A property of a control: its values, and an observer that sets it.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: its values, the present one first, and an observer that sets it.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the values.
  public typealias Element = PropertyType

  let values: Observable<PropertyType>
  let valueSink: AnyObserver<PropertyType>

  /// A property of a stream, which is subscribed to on main, and an observer.
  public init<Values: ObservableType, Observer: ObserverType>(values: Values, valueSink: Observer)
  where Element == Values.Element, Element == Observer.Element {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Begins to deliver to an observer until the disposable is disposed of.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The changes of the value, without the present one.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The same as an observable.
  public func asObservable() -> Observable<Element> { values }

  /// Itself.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// The same as a stream that doesn't fail.
  public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }

  /// The same as a driver.
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

  /// Sets the property; an error is a fault of the program, which ends a debug build.
  public func on(_ event: Event<Element>) {
    switch event {
    case .error(let error): BindingError.report(error)
    case .next: valueSink.on(event)
    case .completed: valueSink.on(event)
    }
  }
}

extension ControlPropertyType where Element == String? {
  /// An empty text in place of none.
  public var orEmpty: ControlProperty<String> {
    let original = asControlProperty()
    return ControlProperty(
      values: original.values.map { $0 ?? "" }, valueSink: original.valueSink.mapObserver { $0 })
  }
}
