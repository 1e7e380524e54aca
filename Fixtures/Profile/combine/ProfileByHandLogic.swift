import Combine

final class ProfileByHandLogic: ProfileByHandViewModel.Logic {
  private let context: ProfileByHandViewModel.Context

  init(_ context: ProfileByHandViewModel.Context) {
    self.context = context
  }

  func transform(input: ProfileByHandViewModel.Input) -> ProfileByHandViewModel.Output {
    let title = input.appeared
      .map { [context] in context.profile.title.catch { _ in Empty<String, Never>() } }
      .switchToLatest()
    return ProfileByHandViewModel.Output(
      title: title.eraseToAnyPublisher(),
      edit: title.map { title in input.editTapped.map { title } }.switchToLatest().eraseToAnyPublisher())
  }
}
