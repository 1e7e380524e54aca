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

  public var didBeginEditing: ControlEvent<Void> {
    ControlEvent(events: notifications(UITextView.textDidBeginEditingNotification, of: base))
  }

  public var didEndEditing: ControlEvent<Void> {
    ControlEvent(events: notifications(UITextView.textDidEndEditingNotification, of: base))
  }
}

/// RxCocoa listens through a delegate proxy, which needs the Objective-C runtime.
private func edits(of view: UITextView) -> Observable<Void> {
  notifications(UITextView.textDidChangeNotification, of: view)
}

private func notifications(_ name: Notification.Name, of view: UITextView) -> Observable<Void> {
  Observable.create { [weak view] observer in
    let token = NotificationCenter.default.addObserver(
      forName: name, object: view, queue: nil
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

  public var searchButtonClicked: ControlEvent<Void> { clicks(\.searchClicks) }
  public var cancelButtonClicked: ControlEvent<Void> { clicks(\.cancelClicks) }
  public var textDidBeginEditing: ControlEvent<Void> { base.searchTextField.rx.controlEvent(.editingDidBegin) }
  public var textDidEndEditing: ControlEvent<Void> { base.searchTextField.rx.controlEvent(.editingDidEnd) }

  private func clicks(_ kind: KeyPath<SearchBarClicks, PublishSubject<Void>>) -> ControlEvent<Void> {
    let clicks = base.delegate as? SearchBarClicks ?? SearchBarClicks()
    base.delegate = clicks
    return ControlEvent(events: clicks[keyPath: kind].map { withExtendedLifetime(clicks) {} })
  }
}

/// Kept by the streams that it feeds.
private final class SearchBarClicks: UISearchBarDelegate {
  let searchClicks = PublishSubject<Void>()
  let cancelClicks = PublishSubject<Void>()

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchClicks.onNext(()) }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancelClicks.onNext(()) }
}
