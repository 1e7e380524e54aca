/// Adds an extension to the end of a user's file; every byte that stands there stays.
import PorticoSyntax

package enum LogicGrowth {
  /// The bytes to be written behind `standing`: `text` with its imports, in the file's own line ending, a blank line
  /// before it.
  package static func addition(to standing: [UInt8], imports: [String], _ text: String) -> [UInt8] {
    let ending = LineEnding(of: standing)
    let lines = imports.isEmpty ? text : imports.joined(separator: "\n") + "\n\n" + text
    let newlines = trailingNewlines(of: standing)
    let gap = standing.isEmpty ? 0 : max(0, 2 - newlines)
    return Array((String(repeating: ending.rawValue, count: gap) + ending.applied(to: lines + "\n")).utf8)
  }

  /// How many lines end behind the last byte that is not blank, two at most.
  private static func trailingNewlines(of bytes: [UInt8]) -> Int {
    var count = 0
    var index = bytes.count
    while index > 0, count < 2 {
      let byte = bytes[index - 1]
      index -= 1
      switch byte {
      case 0x0A:
        count += 1
        if index > 0, bytes[index - 1] == 0x0D { index -= 1 }
      case 0x0D: count += 1
      case 0x20, 0x09: continue
      default: return count
      }
    }
    return count
  }

  /// Writes `standing` and `addition`, if the file still is what was read.
  package static func append(_ addition: [UInt8], to path: FilePath, standing: [UInt8]) -> FileProblem? {
    do throws(DiskProblem) {
      guard try Disk.read(path.real) == standing else {
        return FileProblem("\(path.shown) was changed meanwhile, so it is left as it is: run this again", .problems)
      }
      try Disk.write(standing + addition, to: path.real)
      return nil
    } catch {
      return FileProblem(error.message(path.shown))
    }
  }
}
