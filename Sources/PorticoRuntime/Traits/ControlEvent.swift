/// Events of a control: a stream that doesn't fail, delivered on main, without a first value.
public protocol ControlEventType<Element>: ObservableType {
  func asControlEvent() -> ControlEvent<Element>
}

public struct ControlEvent<PropertyType>: ControlEventType {
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { events }
  public func asControlEvent() -> ControlEvent<Element> { self }
  public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }

  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}

/// A property of a control: its values, and an observer that sets it.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  func asControlProperty() -> ControlProperty<Element>
}

public struct ControlProperty<PropertyType>: ControlPropertyType {
  public typealias Element = PropertyType

  let values: Observable<PropertyType>
  let valueSink: AnyObserver<PropertyType>

  public init<Values: ObservableType, Observer: ObserverType>(values: Values, valueSink: Observer)
  where Element == Values.Element, Element == Observer.Element {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  public func asObservable() -> Observable<Element> { values }
  public func asControlProperty() -> ControlProperty<Element> { self }
  public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

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
