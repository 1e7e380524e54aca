import RxSwift

class ReactiveModel: ReactiveCompatible {
  fileprivate let bag = DisposeBag()

  init() {}
}

extension Reactive where Base: ReactiveModel {
  var disposeBag: DisposeBag { base.bag }
}
