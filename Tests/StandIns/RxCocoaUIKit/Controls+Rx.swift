/// A stand-in for RxCocoa's properties and events of UIKit's simple controls.

import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UIButton {
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: controlState) }
  }

  public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in button.setImage(image, for: controlState) }
  }
}

extension Reactive where Base: UISwitch {
  public var isOn: ControlProperty<Bool> { value }
  public var value: ControlProperty<Bool> { property(\.isOn) }
}

extension Reactive where Base: UISlider {
  public var value: ControlProperty<Float> { property(\.value) }
}

extension Reactive where Base: UIStepper {
  public var value: ControlProperty<Double> { property(\.value) }
}

extension Reactive where Base: UISegmentedControl {
  public var selectedSegmentIndex: ControlProperty<Int> { value }
  public var value: ControlProperty<Int> { property(\.selectedSegmentIndex) }
}

extension Reactive where Base: UIDatePicker {
  public var date: ControlProperty<Date> { value }
  public var value: ControlProperty<Date> { property(\.date) }
  public var countDownDuration: ControlProperty<TimeInterval> { property(\.countDownDuration) }
}

extension Reactive where Base: UIRefreshControl {
  public var isRefreshing: Binder<Bool> {
    Binder(base) { control, isRefreshing in
      if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  public var isAnimating: Binder<Bool> {
    Binder(base) { indicator, isAnimating in
      if isAnimating { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
  }
}
