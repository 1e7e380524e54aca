/// Puts generated text in its place: only where it changes something, and never over what is not Portico's.
import PorticoEmit

package enum OutputPlacing {
  package enum Outcome: Hashable, Sendable {
    case written, unchanged
    case refused(FileProblem)
  }

  package static func place(_ text: String, at path: FilePath) -> Outcome {
    do throws(DiskProblem) {
      let bytes = Array(text.utf8)
      if Disk.kind(path.real) != nil {
        let standing = try Disk.read(path.real)
        if standing == bytes { return .unchanged }
        if let problem = refusal(of: standing, at: path) { return .refused(problem) }
      } else {
        try Disk.createFolder(path.parent.real)
      }
      try Disk.write(bytes, to: path.real)
      return .written
    } catch {
      return .refused(FileProblem(error.message(path.shown)))
    }
  }

  /// Nothing is lost with an empty file.
  private static func refusal(of bytes: [UInt8], at path: FilePath) -> FileProblem? {
    guard !bytes.isEmpty else { return nil }
    switch Checksum.state(of: String(decoding: bytes, as: UTF8.self)) {
    case .intact: return nil
    case .edited:
      return FileProblem(
        "\(path.shown) was changed by hand, so it is left as it is: move it elsewhere or delete it, then generate again",
        .problems)
    case .absent:
      return FileProblem(
        "\(path.shown) is not Portico's, so it is left as it is: move it elsewhere or delete it, then generate again",
        .problems)
    }
  }
}
