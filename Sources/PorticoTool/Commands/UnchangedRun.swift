/// A `generate` of which everything is as the last one left it: what it read, what it wrote, and so what it says.
import PorticoModel

struct UnchangedRun {
  private let cache: RunCache
  private let key: ContentHash
  private let reading: SourceReading

  /// nil where all is to be done anew: there is no place for records, or it is the work itself that is to be seen.
  init?(_ reading: SourceReading, _ options: Options, in surroundings: Surroundings) {
    let seen: [Option] = [.noCache, .verbose, .depfile, .outputList]
    guard reading.problems.isEmpty, !reading.sources.isEmpty, !seen.contains(where: options.has) else { return nil }
    var name = ContentHash()
    name.add(surroundings.currentFolder)
    for word in options.words { name.add(word) }
    guard let cache = RunCache(folder: surroundings.cacheFolder, name: name) else { return nil }
    self.cache = cache
    self.reading = reading
    var key = name
    key.add(surroundings.identity)
    key.add(surroundings.isColoured ? "coloured" : "plain")
    if let folder = options[.templates].map({ FilePath($0, in: surroundings.currentFolder) }) {
      for entry in (try? Disk.entries(of: folder.real)) ?? [] where entry.name.hasSuffix(".stencil") {
        key.add(entry.name)
        key.add((try? Disk.read(folder.appending(entry.name).real)) ?? [])
      }
    }
    var settings: [String: ContentHash] = [:]
    for file in reading.settingsFiles { settings[file.source.path] = ContentHash.of(file.source.bytes) }
    for source in reading.sources {
      for text in [source.path.shown, source.outputFolder.real, source.supportFolder.real, source.below] {
        key.add(text)
      }
      key.add(source.module ?? "")
      for file in source.settings {
        key.add(file.source.path)
        key.add(settings[file.source.path]?.text ?? "")
      }
      key.add(source.bytes)
    }
    self.key = key
  }

  /// The record of that run, if all of it still stands.
  func record() -> RunRecord? {
    guard let record = cache.record(of: key), RunCache.stands(record) else { return nil }
    return record.standing == standing(except: record).text ? record : nil
  }

  func keep(_ session: Session, _ plan: OutputPlan, _ report: Report) {
    // Whatever was wrong is to be looked at anew.
    guard report.status == .done, plan.orphans.isEmpty else { return }
    var record = RunRecord(key: key.text)
    record.outputs = plan.files.map { file, _ in
      RunRecord.Output(path: file.path.real, hash: ContentHash.of(file.text).text)
    }
    record.standing = standing(except: record).text
    record.screens = session.sources.reduce(0) { $0 + $1.declarations.screens.count }
    record.warnings = report.warnings
    record.told = report.entries
    for (index, checked) in session.sources.enumerated() {
      record.logics += checked.logicFiles.map {
        RunRecord.Logic(source: index, file: $0.name, screen: $0.screen.name)
      }
    }
    // What stands with other line endings is as it should be, but not to the byte.
    if RunCache.stands(record) { cache.keep(record) }
  }

  /// The generated files that others have made around the output: the support file serves them too.
  private func standing(except record: RunRecord) -> ContentHash {
    let own = Set(record.outputs.map { FilePath(shown: $0.path, real: $0.path) })
    var hash = ContentHash()
    for folder in Set(reading.sources.map(\.supportFolder)).sorted(by: { $0.real < $1.real }) {
      let standing = StandingFiles(below: folder, except: own)
      for text in standing.texts { hash.add(text) }
      for path in standing.supports { hash.add(path.real) }
    }
    return hash
  }
}
