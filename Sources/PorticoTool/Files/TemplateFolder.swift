/// The built-in templates with those of a folder in their place.
import PorticoEmit

package enum TemplateFolder {
  package static func templates(_ folder: FilePath) throws -> TemplateSet {
    let entries: [Disk.Entry]
    do throws(DiskProblem) { entries = try Disk.entries(of: folder.real) } catch {
      throw FileProblem(error.message(folder.shown))
    }
    var sources: [TemplateSource] = []
    for entry in entries where entry.name.hasSuffix(".stencil") {
      let file = folder.appending(entry.name)
      do throws(DiskProblem) {
        sources.append(
          TemplateSource(name: entry.name, text: String(decoding: try Disk.read(file.real), as: UTF8.self)))
      } catch {
        throw FileProblem(error.message(file.shown))
      }
    }
    if sources.isEmpty { throw FileProblem("\(folder.shown) holds no .stencil file", .problems) }
    return try TemplateSet(sources: BuiltInTemplates.sources).overriding(with: sources)
  }
}
