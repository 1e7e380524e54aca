@testable import App

private final class Speaker: AudioPlayer {
  var onInterruption: ((Interruption) -> Void)?
  var lines: [String] = []

  func play(_ episode: Episode) { lines.append("play \(episode.id)") }
  func pause() { lines.append("pause") }
  func seek(to seconds: Double) { lines.append("seek \(seconds)") }
}

/// Works from the second time on.
private actor Downloads: DownloadUseCase {
  struct NoSpace: Error {}

  private var count = 0

  func fetch(_ episode: Episode.ID) throws -> String {
    count += 1
    if count == 1 { throw NoSpace() }
    return "\(episode).mp3"
  }
}

/// Played, paused and interrupted; the slider and the buttons; two downloads.
@MainActor func play() async {
  let chapters = [Episode.Chapter(title: "Intro", start: 0), Episode.Chapter(title: "Talk", start: 10)]
  let player = Speaker()
  let media = MediaPlayerHarness(
    episode: Episode(id: 1, duration: 100, chapters: chapters), player: player, downloads: Downloads())
  watch(media, media.model)
  for tick in [10, 20] { media.send(\.playTapped, at: tick) }
  media.send(\.pauseTapped, at: 30)
  media.clock.schedule(at: 40) { player.onInterruption?(.otherApp(name: "Radio")) }
  for (seconds, tick) in [(1.0, 1000), (2, 1100), (3, 1300), (12, 2000)] { media.send(\.ticked, seconds, at: tick) }
  media.send(\.skipTapped, .back, at: 2100)
  media.send(\.skipTapped, .forward, at: 2110)
  for (part, tick) in [(0.5, 3000), (0.6, 3100), (0.7, 3250)] { media.send(\.scrubbed, part, at: tick) }
  for tick in [4000, 4010] { media.send(\.downloadTapped, at: tick) }
  await media.settle()
  show("isPlaying", media.record(\.isPlaying))
  show("progress", media.record(\.progress)) { "\($0.position) of \($0.position + $0.remaining)" }
  show("chapter", media.record(\.chapter))
  show("interrupted", media.record(\.interrupted))
  show("isDownloading", media.record(\.isDownloading))
  show("downloaded", media.record(\.downloaded))
  show("downloadFailed", media.record(\.downloadFailed))
  print("lines \(player.lines)")
}
