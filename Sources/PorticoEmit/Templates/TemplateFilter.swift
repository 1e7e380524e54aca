/// What a template may do to a value on its way to the page: `{{ name|upperFirst }}`.
enum TemplateFilter: String, CaseIterable, Sendable {
  /// `indent:2`: two blanks before each line but the first and the empty ones.
  case indent
  /// `comment:"/// "`: that before each line, without its trailing blanks before an empty one.
  case comment
  /// `join:", "`: a list of strings as one.
  case join
  /// How many items a list has.
  case count
  case lowerFirst
  case upperFirst

  /// Why a filter can't do what it was asked for; the renderer says where.
  struct Refusal: Error {
    var message: String
  }

  private static let widestIndent = 100

  /// An example of the argument; nil for a filter that takes none.
  var argument: String? {
    switch self {
    case .indent: "2"
    case .comment: "\"/// \""
    case .join: "\", \""
    case .count, .lowerFirst, .upperFirst: nil
    }
  }

  func apply(to value: TemplateValue, argument: String) throws(Refusal) -> TemplateValue {
    switch self {
    case .indent:
      guard let width = Int(argument), (0...Self.widestIndent).contains(width) else {
        throw Refusal(message: "'indent' takes a number from 0 to \(Self.widestIndent), not \"\(argument)\"")
      }
      var result = ""
      result.append(try string(value), indentingFollowingLinesBy: String(repeating: " ", count: width))
      return .string(result)
    case .comment:
      return .string(try string(value).prefixingLines(by: argument))
    case .join:
      return .string(try joined(try list(value), by: argument))
    case .count:
      return .string(String(try list(value).count))
    case .lowerFirst:
      let text = try string(value)
      return .string(text.prefix(1).lowercased() + text.dropFirst())
    case .upperFirst:
      let text = try string(value)
      return .string(text.prefix(1).uppercased() + text.dropFirst())
    }
  }

  private func joined(_ items: [TemplateValue], by separator: String) throws(Refusal) -> String {
    var result = ""
    for (index, item) in items.enumerated() {
      guard case .string(let text) = item else {
        throw Refusal(message: "'join' needs a list of strings, item \(index + 1) is \(item.kind)")
      }
      if index > 0 { result += separator }
      result += text
    }
    return result
  }

  private func string(_ value: TemplateValue) throws(Refusal) -> String {
    guard case .string(let text) = value else {
      throw Refusal(message: "'\(rawValue)' needs a string, this is \(value.kind)")
    }
    return text
  }

  private func list(_ value: TemplateValue) throws(Refusal) -> [TemplateValue] {
    guard case .list(let items) = value else {
      throw Refusal(message: "'\(rawValue)' needs a list, this is \(value.kind)")
    }
    return items
  }
}
