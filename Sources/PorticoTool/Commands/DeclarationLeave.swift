/// Takes an ejected declaration out of the project: out of its file, with what was generated of it. All that may be
/// refused is found out before the first byte is written.
import PorticoEmit
import PorticoSyntax

struct DeclarationLeave {
  private let checked: CheckedSource
  private let half: UserHalf?
  private let session: Session
  private let removal: DeclarationRemoval.Result
  private let generated: FilePath

  init(_ name: String, _ checked: CheckedSource, _ half: UserHalf?, _ session: Session) throws(FileProblem) {
    self.checked = checked
    self.half = half
    self.session = session
    generated = checked.source.outputFolder.appending(SourceName(checked.source.path.shown).base + ".generated.swift")
    if let user = checked.declarations.screens.first(where: { $0.needs.contains { $0.service == name } }) {
      throw FileProblem(
        "\(user.name) knows from \(name) what its calls give, so \(name) stays: eject \(user.name) first", .problems)
    }
    removal = DeclarationRemoval.remove(name, from: checked.tree)
    if removal == .refused {
      throw FileProblem("\(name) cannot be taken out of \(checked.source.path.shown): do it by hand", .problems)
    }
    if Self.state(of: generated) == .some(.edited) || Self.state(of: generated) == .some(.absent) {
      throw FileProblem(
        "\(generated.shown) was changed by hand or is not Portico's, so nothing is removed: move it elsewhere first",
        .problems)
    }
  }

  /// nil where nothing stands.
  private static func state(of path: FilePath) -> Checksum.State? {
    guard let bytes = try? Disk.read(path.real) else { return nil }
    return bytes.isEmpty ? .intact : Checksum.state(of: String(decoding: bytes, as: UTF8.self))
  }

  /// What was done, a line each.
  func run() throws(FileProblem) -> [String] {
    var lines: [String] = []
    var rest: CheckedSource?
    if case .rest(let removed) = removal {
      let bytes = kept(removed)
      try attempt(checked.source.path) { () throws(DiskProblem) in
        guard try Disk.read(checked.source.path.real) == checked.source.bytes else {
          throw DiskProblem("is left as it is", "it was changed meanwhile")
        }
        try Disk.write(bytes, to: checked.source.path.real)
      }
      lines.append("changed \(checked.source.path.shown)")
      var source = checked.source
      source.bytes = bytes
      rest = session.pipeline.check(source)
    } else {
      try remove(checked.source.path, &lines)
      if Self.state(of: generated) != nil { try remove(generated, &lines) }
    }
    if let half { try remove(half.path, &lines) }
    try refresh(rest, &lines)
    return lines
  }

  /// A service is Sendable for a screen that awaits it off main; one that stays says so itself once the screen is gone.
  private func kept(_ removed: [UInt8]) -> [UInt8] {
    var source = checked.source
    source.bytes = removed
    for service in checked.declarations.services where service.leavesMainActor {
      let rest = session.pipeline.check(source)
      let left = rest.declarations.services.first { $0.name == service.name }
      guard let left, !left.leavesMainActor, !left.inheritance.contains("Sendable") else { continue }
      source.bytes = DeclarationRemoval.adding("Sendable", to: service.name, in: rest.tree)
    }
    return source.bytes
  }

  /// The generated file of what is left, and the support file, which may need less now.
  private func refresh(_ rest: CheckedSource?, _ lines: inout [String]) throws(FileProblem) {
    let folder = checked.source.supportFolder
    let support = folder.appending(SupportRequest.fileName)
    let others = session.sources.filter { $0.source.path != checked.source.path && $0.source.supportFolder == folder }
    var generation = Generation(others + (rest.map { [$0] } ?? []))
    do throws(TemplateError) { try generation.make(session.pipeline) } catch {
      throw FileProblem(error.description, .problems)
    }
    // Where nothing was generated so far, nothing is begun.
    for file in generation.files where file.path == generated || file.path == support {
      guard Self.state(of: file.path) != nil else { continue }
      switch OutputPlacing.place(file) {
      case .written: lines.append("changed \(file.path.shown)")
      case .unchanged: break
      case .refused(let problem): throw problem
      }
    }
    let isAlone = generation.files.isEmpty && StandingFiles(below: folder, except: []).texts.isEmpty
    if isAlone, Self.state(of: support) == .some(.intact) { try remove(support, &lines) }
  }

  private func remove(_ path: FilePath, _ lines: inout [String]) throws(FileProblem) {
    try attempt(path) { () throws(DiskProblem) in try Disk.remove(path.real) }
    lines.append("removed \(path.shown)")
  }

  private func attempt(_ path: FilePath, _ work: () throws(DiskProblem) -> Void) throws(FileProblem) {
    do throws(DiskProblem) { try work() } catch { throw FileProblem(error.message(path.shown)) }
  }
}
