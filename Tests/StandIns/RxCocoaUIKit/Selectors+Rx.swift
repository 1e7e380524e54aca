/// A stand-in for what RxCocoa learns by the Objective-C runtime. What a view controller is sent, the stand-in for UIKit
/// tells; bar buttons and gestures fire on Apple's systems only.

import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UIViewController {
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    Observable.create { [weak base] observer in
      let key = UUID()
      base?.selectorObservers[key] = { if $0 == selector { observer.onNext([]) } }
      return Disposables.create { [weak base] in base?.selectorObservers[key] = nil }
    }
  }
}

extension Reactive where Base: UIBarButtonItem {
  public var tap: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
}

extension Reactive where Base: UIGestureRecognizer {
  public var event: ControlEvent<Base> { ControlEvent(events: Observable.never()) }
}
