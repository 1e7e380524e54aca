/// What stands where a generated text is to go.
import PorticoEmit

/// A generated text and its place.
package struct PlannedFile: Sendable {
  package var path: FilePath
  package var text: String

  package init(path: FilePath, text: String) {
    self.path = path
    self.text = text
  }
}

package enum OutputState: Hashable, Sendable {
  case missing
  /// The text itself, if with other line endings, as git checks files out on some machines.
  case current
  /// Portico's own, of something else than what is declared now.
  case outOfDate(standing: String)
  /// Portico's, and changed by hand since.
  case edited(standing: String)
  /// Left by a merge that nobody has decided.
  case conflicted(standing: String)
  /// Not Portico's.
  case foreign(standing: String)
  case unreadable(DiskProblem)

  package init(of file: PlannedFile) {
    guard Disk.kind(file.path.real) != nil else {
      self = .missing
      return
    }
    do throws(DiskProblem) {
      self = Self.state(of: try Disk.read(file.path.real), beside: file.text)
    } catch {
      self = .unreadable(error)
    }
  }

  private static func state(of bytes: [UInt8], beside text: String) -> OutputState {
    if bytes.elementsEqual(text.utf8) { return .current }
    // Nothing is lost with an empty file.
    if bytes.isEmpty { return .outOfDate(standing: "") }
    let standing = String(decoding: bytes, as: UTF8.self)
    let plain = standing.replacingLineEndings()
    if plain == text { return .current }
    if ["<<<<<<< ", "=======\n", ">>>>>>> "].allSatisfy({ plain.hasPrefix($0) || plain.contains("\n" + $0) }) {
      return .conflicted(standing: standing)
    }
    return switch Checksum.state(of: standing) {
    case .intact: .outOfDate(standing: standing)
    case .edited: .edited(standing: standing)
    // Without its last line it is Portico's all the same.
    case .absent: Origin(of: standing) == nil ? .foreign(standing: standing) : .edited(standing: standing)
    }
  }

  /// Whether somebody else's work would be lost with what stands.
  package var isOthers: Bool {
    switch self {
    case .missing, .current, .outOfDate, .unreadable: false
    case .edited, .conflicted, .foreign: true
    }
  }
}
