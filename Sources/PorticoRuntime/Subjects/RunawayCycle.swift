/// A cycle of sends that would end with the stack: reported in debug builds once it is deep.
import Foundation

enum RunawayCycle {
  static let limit = 64

  static func report(_ sender: AnyObject) {
    let text =
      "PorticoRuntime: \(type(of: sender)) sends inside its own event, \(limit) deep. "
      + "Is there a cycle without distinctUntilChanged()?\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}
