import Combine

/// What all view models of the team inherit.
class TrackedModel {
  var cancellables = Set<AnyCancellable>()

  init() {}
}
