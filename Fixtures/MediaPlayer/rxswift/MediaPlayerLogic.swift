final class MediaPlayerLogic: MediaPlayerViewModel.Logic {
  private let context: MediaPlayerViewModel.Context

  init(_ context: MediaPlayerViewModel.Context) {
    self.context = context
  }

  func times(_ seconds: Double) -> (position: Double, remaining: Double) {
    (position: seconds, remaining: context.episode.duration - seconds)
  }

  func currentChapter(_ seconds: Double) -> String? {
    context.episode.chapters.last { $0.start <= seconds }?.title
  }

  func destination(by skip: Episode.Skip, from seconds: Double) -> Double {
    switch skip {
    case .back: max(0, seconds - 15)
    case .forward: min(context.episode.duration, seconds + 30)
    }
  }

  func watchInterruptions() {
    context.player.onInterruption = { [send = context.send] interruption in
      send(.interrupted(by: interruption))
    }
  }
}
