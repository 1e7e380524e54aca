/// `generate --watch`: a run at the beginning, and one after each change, a line for each.

struct WatchRun {
  private let options: Options
  private let surroundings: Surroundings
  /// Long enough for an editor that writes in several steps, or a checkout of many files.
  private let quiet: Int32 = 60

  init(_ options: Options, in surroundings: Surroundings) {
    self.options = options
    self.surroundings = surroundings
  }

  func run() throws(UsageProblem) -> ExitStatus {
    var report = Report(options, surroundings, showsNotes: options.has(.verbose))
    var watcher: FolderWatcher
    do throws(DiskProblem) {
      let list = options[.inputList].map(FilePath.name)
      watcher = try FolderWatcher(try StopSignal()) { name in
        name.hasSuffix(".portico") || name == FolderSettings.fileName || name.hasSuffix(".stencil")
          || name.hasSuffix(".generated.swift") || name == list
      }
      // What changes during a run is heard of after it.
      try watcher.watch(folders())
    } catch {
      report.add(FileProblem(error.message("the folder")))
      return report.status
    }
    try GenerateCommand.generate(options, &report, in: surroundings)
    let given = options.paths + [options[.inputList].map { "the files of \($0)" }].compactMap(\.self)
    let places = given.isEmpty ? ["the current folder"] : given
    report.say("watching \(places.joined(separator: ", ")); Ctrl-C ends it")
    var last = Run(report)
    while case .files(let heard, let folders) = watcher.wait(quiet: quiet) {
      // Portico's own files change with each run, and somebody else may change them back.
      if !folders, heard.allSatisfy(last.hasLeft) { continue }
      let changed = heard.filter { !$0.name.hasSuffix(".generated.swift") }
      do throws(DiskProblem) { try watcher.watch(self.folders()) } catch {
        report.warn(error.message("a new folder"))
      }
      last = again(changed, after: last)
    }
    return .done
  }

  /// What a run has told, and how it has left its files.
  private struct Run {
    let entries: [String]
    private let stamps: [FilePath: Disk.Stamp]

    init(_ report: Report) {
      entries = report.entries
      let files = report.outputs.compactMap { path in Disk.stamp(path.real).map { (path, $0) } }
      stamps = Dictionary(files) { first, _ in first }
    }

    func hasLeft(_ file: FilePath) -> Bool {
      guard let stamp = stamps[file] else { return false }
      return Disk.stamp(file.real) == stamp
    }
  }

  /// Tells only what was not told the last time.
  private func again(_ changed: [FilePath], after last: Run) -> Run {
    let told = last.entries
    var report = Report(options, silent, showsNotes: options.has(.verbose))
    let start = surroundings.milliseconds()
    do throws(UsageProblem) { try GenerateCommand.generate(options, &report, in: silent) } catch {
      surroundings.write(.errors, error.text)
      return last
    }
    for entry in report.entries where !told.contains(entry) { surroundings.write(.errors, entry) }
    for line in report.announcements { say(line) }
    // Folders come and go without any file that matters; so do those that Portico makes.
    if !changed.isEmpty || report.changes > 0 || report.entries != told {
      let time = "\(Int(surroundings.milliseconds() - start)) ms"
      let parts = [Self.names(changed), report.outcome.isEmpty ? "nothing to generate" : report.outcome, time]
      say(parts.filter { !$0.isEmpty }.joined(separator: " · "))
    }
    return Run(report)
  }

  private var silent: Surroundings {
    var silent = surroundings
    silent.write = { _, _ in }
    silent.showsProgress = false
    return silent
  }

  private static func names(_ changed: [FilePath]) -> String {
    let named = changed.prefix(changed.count > 4 ? 3 : 4).map(\.shown).joined(separator: ", ")
    return changed.count > 4 ? "\(named) and \(changed.count - 3) others" : named
  }

  private func say(_ line: String) {
    if !options.has(.quiet) { surroundings.write(.output, line + "\n") }
  }

  /// The given folders with all below them, those above whose settings hold, and those of templates.
  private func folders() -> [WatchedFolder] {
    var folders: [WatchedFolder] = []
    // A list that cannot be read now may be written again.
    var unheard = Report(options, silent, showsNotes: false)
    let paths = ((try? InputList.expand(options, &unheard, in: surroundings)) ?? options).paths
    let isListed = options.has(.inputList)
    for path in paths.isEmpty && !isListed ? ["."] : paths {
      let given = FilePath(path, in: surroundings.currentFolder)
      let isFolder = Disk.kind(given.real) == .folder
      let root = isFolder ? given : given.parent
      if isFolder { add(root, &folders) } else { folders.append(WatchedFolder(path: root)) }
      var above = root.real
      while above != "/", !Self.isProject(above) {
        let child = FilePath.name(above)
        above = FilePath.parent(above)
        let shown = above == surroundings.currentFolder ? "." : above
        folders.append(WatchedFolder(path: FilePath(shown: shown, real: above), children: [child]))
      }
    }
    for option in [Option.templates, .inputList] {
      guard let path = options[option].map({ FilePath($0, in: surroundings.currentFolder) }) else { continue }
      folders.append(WatchedFolder(path: option == .templates ? path : path.parent))
    }
    return folders
  }

  /// Above it no settings hold.
  private static func isProject(_ folder: String) -> Bool {
    ["Package.swift", ".git"].contains { Disk.kind(FilePath.join(folder, $0)) != nil }
  }

  private func add(_ folder: FilePath, _ folders: inout [WatchedFolder]) {
    folders.append(WatchedFolder(path: folder, isRoot: true))
    for entry in (try? Disk.entries(of: folder.real)) ?? [] where entry.kind == .folder {
      add(folder.appending(entry.name), &folders)
    }
  }
}
