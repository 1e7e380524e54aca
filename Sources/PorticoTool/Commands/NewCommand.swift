/// `portico new`: the declaration of one more screen, to be filled in.
import PorticoModel

package enum NewCommand: Command {
  package static let name = "new"
  package static let summary = "Begin the declaration of a screen."
  package static let options: [Option] = [.writtenLibrary, .style, .quiet]
  package static let arguments = "NAME [DIR]"
  package static let discussion = """
    Writes NAME.portico to DIR, or to the current folder: an input or two, an output or two, to be replaced by the
    screen's own. Library and style are those of the folder's portico.settings; what is asked for otherwise is said at
    the screen. Nothing that stands is overwritten.
    """

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    guard let word = options.paths.first else {
      throw UsageProblem("what is the screen called? Give its name", command: name)
    }
    if options.paths.count > 2 {
      throw UsageProblem("one screen at a time: `\(options.paths[2])` is too much", command: name)
    }
    if let problem = ScreenName.problem(word) { throw UsageProblem(problem, command: name) }
    let folder = FilePath(options.paths.dropFirst().first ?? ".", in: surroundings.currentFolder)
    let path = folder.appending(word + ".portico")
    var report = Report(options, surroundings, showsNotes: false)
    let text = Skeleton.screen(
      word, attributes: try attributes(options, for: path, in: surroundings))
    do throws(DiskProblem) {
      if Disk.kind(path.real) != nil {
        report.add(
          FileProblem("\(path.shown) is there already, so it is left as it is: give the screen another name", .problems)
        )
        return report.status
      }
      try Disk.createFolder(folder.real)
      try Disk.write(Array(text.utf8), to: path.real)
      report.say("wrote \(path.shown)")
      report.say("Make it say what the screen takes and gives, then generate.")
    } catch {
      report.add(FileProblem(error.message(path.shown)))
    }
    return report.status
  }

  /// What was asked for, where the folder's settings say otherwise.
  private static func attributes(
    _ options: Options, for path: FilePath, in surroundings: Surroundings
  ) throws(UsageProblem) -> String {
    let library = try options.library()
    let style = try options.style()
    var folders = ProjectFolders(currentFolder: surroundings.currentFolder)
    let settings = FolderSettings.settings(folders.settings(for: path.parent).files)
    var attributes: [String] = []
    if let library, library != settings.library { attributes.append("@library(\(library.rawValue))") }
    if let style, style != settings.style { attributes.append("@style(\(style.rawValue))") }
    return attributes.map { $0 + " " }.joined()
  }
}
