/// All that a run is going to write, made before the first byte is written.
import PorticoEmit
import PorticoModel

struct Generation {
  /// Where harnesses go, and what they test where that is not to be seen from the sources' folders.
  struct Tests {
    var folder: FilePath
    var module: String?
  }

  var tests: Tests?
  private(set) var files: [(path: FilePath, text: String)] = []
  private(set) var warnings: [String] = []
  private(set) var problems: [FileProblem] = []
  private let sources: [CheckedSource]

  init(_ sources: [CheckedSource]) {
    self.sources = sources
  }

  mutating func make(_ pipeline: Pipeline) throws(TemplateError) {
    var requests: [FilePath: SupportRequest] = [:]
    var harnesses = HarnessRequest()
    for checked in sources where checked.isSound {
      let file = try pipeline.generate(checked)
      files.append((checked.source.outputFolder.appending(file.name), file.text))
      requests[checked.source.supportFolder, default: SupportRequest()].add(file, of: checked)
      try addHarness(of: checked, file, to: &harnesses, pipeline)
    }
    if let tests, !harnesses.isEmpty {
      if harnesses.mixedLibraries.isEmpty {
        let support = try pipeline.support(harnesses)
        files.append((tests.folder.appending(support.name), support.text))
      } else {
        let names = harnesses.mixedLibraries.map(\.rawValue).joined(separator: " and ")
        problems.append(
          FileProblem(
            "\(tests.folder.shown) would hold harnesses for \(names): give each library a folder of its own", .problems)
        )
      }
    }
    let own = Set(files.map(\.path))
    for (folder, request) in requests.sorted(by: { $0.key.real < $1.key.real }) {
      var request = request
      let standing = StandingFiles(below: folder, except: own)
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
      files.append((path, try pipeline.support(request).text))
    }
  }

  private mutating func addHarness(
    of checked: CheckedSource, _ file: OutputFile, to request: inout HarnessRequest, _ pipeline: Pipeline
  ) throws(TemplateError) {
    guard let tests else { return }
    guard let module = tests.module ?? checked.source.module else {
      problems.append(
        FileProblem(
          "\(checked.source.path.shown) lies in no SwiftPM target: say with `--module` which module its harness imports",
          .problems))
      return
    }
    guard let harness = try pipeline.harness(checked, module: module) else { return }
    let below = checked.source.below.isEmpty ? tests.folder : tests.folder.appending(checked.source.below)
    files.append((below.appending(harness.name), harness.text))
    request.add(file, of: checked, module: module)
  }
}
