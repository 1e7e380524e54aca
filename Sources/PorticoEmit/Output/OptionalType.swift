/// The optional of a type, as Swift text.
package enum OptionalType {
  package static func text(_ type: String) -> String {
    let isCompound = type.hasPrefix("any ") || type.hasPrefix("some ") || type.contains("->") || type.contains("&")
    return isCompound ? "(\(type))?" : "\(type)?"
  }
}
