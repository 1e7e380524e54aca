struct Episode: Identifiable, Equatable, Sendable {
  struct Chapter: Equatable, Sendable {
    let title: String
    /// In seconds.
    let start: Double
  }

  enum Skip: Equatable, Sendable {
    case back, forward
  }

  let id: Int
  /// In seconds.
  let duration: Double
  let chapters: [Chapter]
}

enum Interruption: Equatable, Sendable {
  case call
  case otherApp(name: String)
}

protocol AudioPlayer: AnyObject {
  var onInterruption: ((Interruption) -> Void)? { get set }

  func play(_ episode: Episode)
  func pause()
  func seek(to seconds: Double)
}

protocol DownloadUseCase: Sendable {
  /// Gives the path of the file.
  func fetch(_ episode: Episode.ID) async throws -> String
}
