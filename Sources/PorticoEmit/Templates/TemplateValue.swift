/// What a template can see: strings to place, conditions to test, lists to walk and objects to look into.
package enum TemplateValue: Hashable, Sendable {
  case string(String)
  case bool(Bool)
  case list([TemplateValue])
  case object(TemplateObject)

  /// `false`, an empty string and an empty list are false, all else is true.
  var isTrue: Bool {
    switch self {
    case .string(let text): !text.isEmpty
    case .bool(let flag): flag
    case .list(let items): !items.isEmpty
    case .object: true
    }
  }

  /// How error messages call it.
  var kind: String {
    switch self {
    case .string: "a string"
    case .bool: "a bool"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension TemplateValue: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) {
    self = .string(text)
  }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral flag: Bool) {
    self = .bool(flag)
  }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral items: TemplateValue...) {
    self = .list(items)
  }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, TemplateValue)...) {
    self = .object(TemplateObject(nil, members))
  }
}
