import RxSwift

/// What all view models of the team inherit.
class TrackedModel {
  let disposeBag = DisposeBag()

  init() {}
}
