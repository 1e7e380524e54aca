/// A stand-in for RxCocoa's properties of UIKit's text controls.

import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UITextField {
  public var text: ControlProperty<String?> { value }
  public var value: ControlProperty<String?> { property(\.text) }
  public var attributedText: ControlProperty<NSAttributedString?> { property(\.attributedText) }
}

extension Reactive where Base: UITextView {
  public var text: ControlProperty<String?> { value }

  public var value: ControlProperty<String?> {
    let values = Observable<String?>.deferred { [weak base] in
      guard let base else { return .empty() }
      return edits(of: base).compactMap { [weak base] in base.map { $0.text } }.startWith(base.text)
    }
    return ControlProperty(values: values, valueSink: Binder(base) { view, text in view.text = text })
  }

  public var didChange: ControlEvent<Void> {
    ControlEvent(
      events: Observable.deferred { [weak base] in base.map(edits(of:)) ?? .empty() })
  }
}

/// RxCocoa listens through a delegate proxy, which needs the Objective-C runtime.
private func edits(of view: UITextView) -> Observable<Void> {
  Observable.create { [weak view] observer in
    let token = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: view, queue: nil
    ) { _ in
      observer.onNext(())
    }
    return Disposables.create { NotificationCenter.default.removeObserver(token) }
  }
}

extension Reactive where Base: UISearchBar {
  public var text: ControlProperty<String?> { value }

  public var value: ControlProperty<String?> {
    base.searchTextField.rx.text
  }
}
