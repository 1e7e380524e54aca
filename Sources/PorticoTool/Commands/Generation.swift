/// All that a run is going to write, made before the first byte is written.
import PorticoEmit
import PorticoModel

struct Generation {
  /// Where harnesses go, and what they test where that is not to be seen from the sources' folders.
  struct Tests {
    var folder: FilePath
    var modules: ModuleNames
    /// Nothing but the harnesses is written, and a file for each source, as a build expects it: one that has nothing to
    /// test gets a file of comments.
    var areAll = false

    /// nil where no folder is given.
    init?(
      _ folder: String?, _ options: Options, in surroundings: Surroundings, command: String
    ) throws(UsageProblem) {
      guard let folder else { return nil }
      self.folder = FilePath(folder, in: surroundings.currentFolder)
      modules = try ModuleNames(options, in: surroundings, command: command)
    }
  }

  var tests: Tests?
  /// Whether the sources are all that their module declares, so that other generated files there are leftovers.
  var isWholeModule = false
  /// Files that are going to be removed, so that they need no support any more.
  var pruned: Set<FilePath> = []
  /// Files whose declaration is gone, removed or not.
  var gone: Set<FilePath> = []
  /// In milliseconds; times are taken where one is given.
  var clock: (@Sendable () -> Double)?
  private(set) var files: [PlannedFile] = []
  private(set) var times: [FilePath: Double] = [:]
  private(set) var warnings: [String] = []
  private(set) var problems: [FileProblem] = []
  private let sources: [CheckedSource]

  init(_ sources: [CheckedSource]) {
    self.sources = sources
  }

  mutating func make(
    _ pipeline: Pipeline, jobs: Int = 1, progress: (Int) -> Void = { _ in }
  ) throws(TemplateError) {
    var requests: [FilePath: SupportRequest] = [:]
    // A module counts with nothing sound in it too: what others are given must not depend on that.
    let modules = tests?.modules.all(of: sources.map(\.source)) ?? []
    refuseStrangers(to: modules)
    var harnesses = HarnessRequest(modules)
    let sound = sources.filter(\.isSound)
    let refused = refuseNamesOfTwoModules(sound)
    let clock = clock ?? { 0 }
    let made = parallelMap(sound, jobs: jobs, progress: progress) { checked in
      let start = clock()
      let result = Result { () throws(TemplateError) in try pipeline.generate(checked) }
      return (result, clock() - start)
    }
    for (index, (checked, (result, time))) in zip(sound, made).enumerated() {
      let file = try result.get()
      if tests?.areAll != true {
        let path = checked.source.outputFolder.appending(file.name)
        add(path, file)
        times[path] = time
        requests[checked.source.supportFolder, default: SupportRequest()].add(file, of: checked)
      }
      if !refused.contains(index) { try addHarness(of: checked, file, to: &harnesses, pipeline) }
    }
    let isWhole = problems.isEmpty && sources.allSatisfy(\.isSound)
    // What all files share, and is made of nothing but them, waits until all of them can be.
    if let tests, tests.areAll ? isWhole : !harnesses.isEmpty {
      if harnesses.mixedLibraries.isEmpty {
        for file in try pipeline.support(harnesses) { add(tests.folder.appending(file.name), file) }
      } else {
        let names = harnesses.mixedLibraries.map(\.rawValue).joined(separator: " and ")
        problems.append(
          FileProblem(
            "\(tests.folder.shown) would hold harnesses for \(names): give each library a folder of its own", .problems)
        )
      }
    }
    if isWholeModule, !isWhole { requests = [:] }
    let own = Set(files.map(\.path))
    for (folder, request) in requests.sorted(by: { $0.key.real < $1.key.real }) {
      var request = request
      let standing = isWholeModule ? StandingFiles() : StandingFiles(below: folder, except: own.union(pruned))
      for text in standing.texts { request.add(standing: text) }
      let path = folder.appending(SupportRequest.fileName)
      if request.mixesNames {
        warnings.append(
          "\(folder.shown) holds files for rxswift and for portico, which have the same names: generate all for one")
      }
      for other in standing.supports {
        warnings.append(
          "\(other.shown) declares what \(path.shown) declares too: delete it, unless it belongs to another module")
      }
      add(path, try pipeline.support(request))
    }
    refuseSharedPlaces()
  }

  private mutating func add(_ path: FilePath, _ file: OutputFile) {
    files.append(PlannedFile(path: path, text: file.text))
  }

  /// What two would write is written for neither: a link may lead to another's output, or a declaration be called as the
  /// support file is.
  private mutating func refuseSharedPlaces() {
    var folders: [String: String] = [:]
    let places = files.map { file -> String in
      let folder = file.path.parent.real
      let real = folders[folder] ?? Disk.canonical(folder) ?? folder
      folders[folder] = real
      let place = FilePath.join(real, file.path.name)
      return Disk.isLink(place) ? Disk.canonical(place) ?? place : place
    }
    var first: [String: Int] = [:]
    var refused: Set<Int> = []
    for (index, place) in places.enumerated() {
      guard let other = first[place] else {
        first[place] = index
        continue
      }
      refused.formUnion([other, index])
      let (one, two) = (files[other].path.shown, files[index].path.shown)
      let what = one == two ? "\(one) would be written twice" : "\(one) and \(two) are one file, by a link"
      problems.append(FileProblem("\(what): give one of the declarations another name or place", .problems))
    }
    files = files.indices.filter { !refused.contains($0) }.map { files[$0] }
  }

  /// The clock is made for the modules of this run, and no other's harnesses can be played on it.
  private mutating func refuseStrangers(to modules: Set<String>) {
    guard let tests, !tests.areAll, !modules.isEmpty else { return }
    let own = sources.map { harnessFolder(of: $0, tests).appending(SourceName($0.source.path.shown).harness) }
    let strangers = StandingHarnesses.modules(below: tests.folder, except: gone.union(own)).subtracting(modules)
    guard !strangers.isEmpty else { return }
    let names = strangers.sorted().joined(separator: " and ")
    problems.append(
      FileProblem(
        "\(tests.folder.shown) holds harnesses of \(names) too, so none is written: name the sources of all modules "
          + "that are tested there", .problems))
    self.tests = nil
  }

  private func harnessFolder(of checked: CheckedSource, _ tests: Tests) -> FilePath {
    checked.source.below.isEmpty ? tests.folder : tests.folder.appending(checked.source.below)
  }

  /// The places of those whose harnesses one test target cannot hold beside each other.
  private mutating func refuseNamesOfTwoModules(_ sound: [CheckedSource]) -> Set<Int> {
    guard let tests else { return [] }
    let found = HarnessCollision.all(among: sound.map { ($0, tests.modules.module(of: $0.source)) })
    for collision in found {
      problems.append(FileProblem("\(tests.folder.shown) \(collision.message)", .problems))
    }
    return Set(found.flatMap { [$0.first, $0.second] })
  }

  private mutating func addHarness(
    of checked: CheckedSource, _ file: OutputFile, to request: inout HarnessRequest, _ pipeline: Pipeline
  ) throws(TemplateError) {
    guard let tests else { return }
    guard let module = tests.modules.module(of: checked.source) else {
      problems.append(
        FileProblem(
          "\(checked.source.path.shown) lies in no SwiftPM target: say with `--module` which module its harness imports",
          .problems))
      return
    }
    let below = harnessFolder(of: checked, tests)
    guard let harness = try pipeline.harness(checked, module: module, isOneOfSeveral: request.isOfSeveral) else {
      guard tests.areAll else { return }
      let empty = try pipeline.emptyHarness(checked)
      return add(below.appending(empty.name), empty)
    }
    add(below.appending(harness.name), harness)
    request.add(file, of: checked, module: module)
  }
}
