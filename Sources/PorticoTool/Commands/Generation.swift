/// All that a run is going to write, made before the first byte is written.
import PorticoEmit
import PorticoModel

struct Generation {
  private(set) var files: [(path: FilePath, text: String)] = []
  private(set) var warnings: [String] = []
  private let sources: [CheckedSource]

  init(_ sources: [CheckedSource]) {
    self.sources = sources
  }

  mutating func make(_ pipeline: Pipeline) throws(TemplateError) {
    var requests: [FilePath: SupportRequest] = [:]
    for checked in sources where checked.isSound {
      let file = try pipeline.generate(checked)
      files.append((checked.source.outputFolder.appending(file.name), file.text))
      requests[checked.source.supportFolder, default: SupportRequest()].add(file, of: checked)
    }
    let own = Set(files.map(\.path))
    for (folder, request) in requests.sorted(by: { $0.key.real < $1.key.real }) {
      var request = request
      let standing = StandingFiles(below: folder, except: own)
      for text in standing.texts { request.add(standing: text) }
      let path = folder.appending(SupportRequest.fileName)
      for other in standing.supports {
        warnings.append(
          "\(other.shown) declares what \(path.shown) declares too: delete it, unless it belongs to another module")
      }
      files.append((path, try pipeline.support(request).text))
    }
  }
}
