import RxCocoa
import RxSwift

final class ProfileByHandLogic: ProfileByHandViewModel.Logic {
  private let context: ProfileByHandViewModel.Context

  init(_ context: ProfileByHandViewModel.Context) {
    self.context = context
  }

  func transform(input: ProfileByHandViewModel.Input) -> ProfileByHandViewModel.Output {
    let title = input.appeared
      .flatMapLatest { [context] in context.profile.title }
      .share(replay: 1, scope: .whileConnected)
    return ProfileByHandViewModel.Output(
      title: title.asDriver(onErrorDriveWith: .empty()),
      edit: input.editTapped.withLatestFrom(title).asSignal(onErrorSignalWith: .empty()))
  }
}
