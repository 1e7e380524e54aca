/// `portico init`: settings, a first screen and a line for reviews, and what else the project there asks for.
import PorticoEmit
import PorticoModel

package enum InitCommand: Command {
  package static let name = "init"
  package static let summary = "Begin using Portico in a project: settings, a first screen, what to do next."
  package static let options: [Option] = [.writtenLibrary, .style]
  package static let arguments = "[DIR]"
  package static let discussion = """
    DIR is the project's folder; without it, the current folder. Writes portico.settings there, with the library that
    the project is seen to use; a first screen, where the target's sources lie; and a line in .gitattributes that folds
    generated files in reviews. What stands is left as it is, so it may be run again. Then it says what is to be done by
    hand for what it finds: a package, an Xcode project with and without synchronised folders, XcodeGen, Tuist.
    """

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    if options.paths.count > 1 {
      throw UsageProblem("one project at a time: `\(options.paths[1])` is too much", command: name)
    }
    let library = try options.library()
    let style = try options.style()
    let folder = FilePath(options.paths.first ?? ".", in: surroundings.currentFolder)
    var report = Report(options, surroundings, showsNotes: false)
    guard Disk.kind(folder.real) == .folder else {
      report.add(FileProblem("\(folder.shown): there is no such folder"))
      return report.status
    }
    var beginning = Beginning(folder, report, in: surroundings)
    do throws(DiskProblem) {
      try beginning.writeSettings(library, style)
      try beginning.writeScreen()
      try beginning.writeAttributes()
    } catch {
      beginning.report.add(FileProblem(error.message(beginning.path.shown)))
      return beginning.report.status
    }
    beginning.tellSteps()
    return beginning.report.status
  }
}

private struct Beginning {
  let found: ProjectFinder
  private let folder: FilePath
  private let surroundings: Surroundings
  private var folders: ProjectFolders
  /// What holds for the screens of the project.
  private var settings = Settings()
  var report: Report
  /// What is written at the moment.
  private(set) var path: FilePath

  init(_ folder: FilePath, _ report: Report, in surroundings: Surroundings) {
    self.folder = folder
    self.report = report
    self.surroundings = surroundings
    found = ProjectFinder(folder)
    folders = ProjectFolders(currentFolder: surroundings.currentFolder)
    path = folder
  }

  mutating func writeSettings(_ library: Settings.Library?, _ style: Settings.Style?) throws(DiskProblem) {
    path = folder.appending(FolderSettings.fileName)
    let standing = folders.settings(for: folder)
    report.add(folders.problems)
    for file in standing.files { report.add(file.diagnostics, of: file.source) }
    settings = FolderSettings.settings(standing.files)
    if let file = standing.files.last {
      report.say("\(file.source.path) is there already, and left as it is: library \(settings.library.rawValue)")
      let pairs = [(library?.rawValue, settings.library.rawValue), (style?.rawValue, settings.style.rawValue)]
      for case (let asked?, let holds) in pairs where asked != holds {
        report.warn("\(file.source.path) says \(holds), not \(asked): change it there")
      }
      return
    }
    let reason = library == nil ? found.evidence.reason : "as was asked for"
    var lines = ["library \((library ?? found.evidence.library).rawValue)"]
    var reasons = [(lines[0], reason)]
    if let style { lines.append("style \(style.rawValue)") }
    if let project = found.projects.first(where: { $0.isIsolatedToMain(found.manifests) }) {
      lines.append("default-isolation MainActor")
      reasons.append((lines[lines.count - 1], "\(project.file) sets it"))
    }
    try Disk.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path.real)
    report.say("wrote \(path.shown)")
    for (line, reason) in reasons { report.say("  \(line): \(reason)") }
    folders = ProjectFolders(currentFolder: surroundings.currentFolder)
    settings = FolderSettings.settings(folders.settings(for: folder).files)
  }

  mutating func writeScreen() throws(DiskProblem) {
    if let first = found.declarations.first {
      let count = found.declarations.count
      let shown = folder.appending(first).shown
      report.say("no first screen: \(count == 1 ? "\(shown) is" : "\(count) .portico files are") there already")
      return
    }
    let name = Skeleton.firstName + ".portico"
    let below = found.projects.first.map(found.sources) ?? ""
    path = folder.appending(FilePath.join(below, name))
    try Disk.createFolder(path.parent.real)
    try Disk.write(Array(Skeleton.first.utf8), to: path.real)
    report.say("wrote \(path.shown)")
  }

  mutating func writeAttributes() throws(DiskProblem) {
    path = folder.appending(GitAttributes.fileName)
    // What a folder of the repository above says holds here too.
    var above = folder
    while true {
      let file = above.appending(GitAttributes.fileName)
      if let bytes = try? Disk.read(file.real), GitAttributes.isSaid(in: bytes) {
        let shown = above == folder ? path.shown : file.real
        report.say("\(shown) has a line for generated files already")
        return
      }
      if Disk.kind(above.appending(".git").real) != nil || above.real == "/" { break }
      above = FilePath(shown: FilePath.parent(above.real), real: FilePath.parent(above.real))
    }
    let standing = Disk.kind(path.real) == nil ? [] : try Disk.read(path.real)
    try Disk.write(GitAttributes.adding(to: standing), to: path.real)
    report.say("\(standing.isEmpty ? "wrote" : "added to") \(path.shown): \(GitAttributes.line)")
  }

  func tellSteps() {
    let projects: [Project?] = found.projects.isEmpty ? [nil] : found.projects
    let hasLibrary = found.evidence.isSeen && found.evidence.library == settings.library
    var modules = hasLibrary ? [] : Generator.library(settings.library).products
    for project in projects {
      let below = project.map(found.sources) ?? ""
      let steps = NextSteps(
        project: project, sources: folder.appending(below).shown, below: below, declarations: declarations(in: below),
        modules: modules)
      report.say("")
      for line in steps.lines { report.say(line) }
      modules = []
    }
  }

  /// What lies in a target's folder and is none of its sources.
  private func declarations(in below: String) -> [String] {
    if below.isEmpty {
      return (found.declarations.isEmpty ? [Skeleton.firstName + ".portico"] : found.declarations)
        + [FolderSettings.fileName]
    }
    let names = found.declarations.filter { FilePath.isBelow($0, below) }.map { String($0.dropFirst(below.count + 1)) }
    return names.isEmpty ? [Skeleton.firstName + ".portico"] : names
  }
}
