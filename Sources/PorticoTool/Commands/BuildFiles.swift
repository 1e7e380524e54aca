/// What build systems ask for beside the output: `--depfile` and `--output-list`.

struct BuildFiles {
  private let options: Options
  private let surroundings: Surroundings

  init(_ options: Options, in surroundings: Surroundings) {
    self.options = options
    self.surroundings = surroundings
  }

  func write(_ session: Session, _ plan: OutputPlan, _ report: inout Report) {
    let outputs = plan.files.map(\.file.path)
    if let path = options[.outputList] {
      let root = surroundings.variable("SRCROOT").flatMap { Disk.canonical($0) }
      write(FileList.text(outputs, projectFolder: root), to: path, &report)
    }
    // As compilers do: after an error the rule of the last run holds, and the next build runs again.
    if let path = options[.depfile], report.status == .done {
      let targets = options[.depfileTarget].map { [$0] } ?? outputs.map(\.shown)
      write(Depfile.text(targets: targets, inputs: inputs(of: session)), to: path, &report)
    }
  }

  private func inputs(of session: Session) -> [String] {
    var inputs = session.reading.sources.map(\.path.shown) + session.reading.settingsFiles.map(\.source.path)
    if let folder = options[.templates].map({ FilePath($0, in: surroundings.currentFolder) }) {
      let entries = (try? Disk.entries(of: folder.real)) ?? []
      inputs += entries.filter { $0.name.hasSuffix(".stencil") }.map { folder.appending($0.name).shown }
    }
    return inputs
  }

  private func write(_ text: String, to path: String, _ report: inout Report) {
    let path = FilePath(path, in: surroundings.currentFolder)
    let bytes = Array(text.utf8)
    do throws(DiskProblem) {
      if Disk.kind(path.real) == .file, try Disk.read(path.real) == bytes { return }
      try Disk.createFolder(path.parent.real)
      try Disk.write(bytes, to: path.real)
    } catch {
      report.add(FileProblem(error.message(path.shown)))
    }
  }
}
