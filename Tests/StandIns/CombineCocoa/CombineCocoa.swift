/// A stand-in for CombineCocoa's publishers, as far as generated code names them. They are there to be compiled against and
/// send nothing but the control's events.

import Combine
import UIKit

extension UIControl {
  public func controlEventPublisher(for events: UIControl.Event) -> AnyPublisher<Void, Never> {
    let subject = PassthroughSubject<Void, Never>()
    addAction(UIAction { _ in subject.send() }, for: events)
    return subject.eraseToAnyPublisher()
  }

  fileprivate func values<Value>(_ value: @escaping () -> Value) -> AnyPublisher<Value, Never> {
    controlEventPublisher(for: [.allEditingEvents, .valueChanged])
      .map { value() }
      .prepend(value())
      .eraseToAnyPublisher()
  }
}

extension UIButton {
  public var tapPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .touchUpInside) }
}

extension UITextField {
  public var textPublisher: AnyPublisher<String?, Never> { values { [weak self] in self?.text } }
}

extension UISwitch {
  public var isOnPublisher: AnyPublisher<Bool, Never> { values { [unowned self] in isOn } }
}

extension UISlider {
  public var valuePublisher: AnyPublisher<Float, Never> { values { [unowned self] in value } }
}

extension UIStepper {
  public var valuePublisher: AnyPublisher<Double, Never> { values { [unowned self] in value } }
}

extension UIDatePicker {
  public var datePublisher: AnyPublisher<Date, Never> { values { [unowned self] in date } }
}

extension UISegmentedControl {
  public var selectedSegmentIndexPublisher: AnyPublisher<Int, Never> {
    values { [unowned self] in selectedSegmentIndex }
  }
}

extension UIPageControl {
  public var currentPagePublisher: AnyPublisher<Int, Never> { values { [unowned self] in currentPage } }
}

extension UITextView {
  public var textPublisher: AnyPublisher<String?, Never> { Empty(completeImmediately: false).eraseToAnyPublisher() }
}

extension UISearchBar {
  public var textDidChangePublisher: AnyPublisher<String, Never> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
  public var searchButtonClickedPublisher: AnyPublisher<Void, Never> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
  public var cancelButtonClickedPublisher: AnyPublisher<Void, Never> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}

extension UIBarButtonItem {
  public var tapPublisher: AnyPublisher<Void, Never> { Empty(completeImmediately: false).eraseToAnyPublisher() }
}

extension UITapGestureRecognizer {
  public var tapPublisher: AnyPublisher<UITapGestureRecognizer, Never> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}

extension UITableView {
  public var didSelectRowPublisher: AnyPublisher<IndexPath, Never> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}

extension UICollectionView {
  public var didSelectItemPublisher: AnyPublisher<IndexPath, Never> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}
