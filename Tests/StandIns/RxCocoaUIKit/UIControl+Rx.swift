/// A stand-in for the half of RxCocoa that exists on Apple's systems only: what `rx` offers on UIKit's controls. It is a
/// module of its own in Swift 5 mode, as RxCocoa is; on Apple's systems `import RxCocoa` brings these names.
/// Here a stream ends with its subscription only, since the control's deallocation cannot be observed.

import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UIControl {
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(events: actions(for: controlEvents))
  }

  /// The current value at subscription, then one for each of the events; values bound to it are set on the control.
  public func controlProperty<T>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
  ) -> ControlProperty<T> {
    let changes = actions(for: editingEvents)
    let values = Observable<T>.deferred { [weak base] in
      guard let base else { return .empty() }
      return changes.compactMap { [weak base] in base.map(getter) }.startWith(getter(base))
    }
    return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
  }

  func property<T>(
    _ keyPath: ReferenceWritableKeyPath<Base, T>, editingEvents: UIControl.Event = [.allEditingEvents, .valueChanged]
  ) -> ControlProperty<T> {
    controlProperty(
      editingEvents: editingEvents, getter: { $0[keyPath: keyPath] }, setter: { $0[keyPath: keyPath] = $1 })
  }

  private func actions(for events: UIControl.Event) -> Observable<Void> {
    Observable.create { [weak base] observer in
      MainScheduler.ensureRunningOnMainThread()
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let action = UIAction { _ in observer.onNext(()) }
      base.addAction(action, for: events)
      return Disposables.create { [weak base] in base?.removeAction(action, for: events) }
    }
  }
}
