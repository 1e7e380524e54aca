/// Named values in the order in which they were given, with the type name that error messages use:
/// "port has no 'nme'; it has: name, type".
package struct TemplateObject: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    var name: String
    var value: TemplateValue
  }

  /// Without one, messages name the path that led to the object.
  package let typeName: String?
  // Objects are built once for each port of each screen and are small: a scan of short names costs less than hashing.
  private let members: [Member]

  package init(_ typeName: String? = nil, _ members: [(String, TemplateValue)]) {
    self.typeName = typeName
    self.members = members.map { Member(name: $0.0, value: $0.1) }
  }

  package init(_ typeName: String? = nil, _ members: KeyValuePairs<String, TemplateValue>) {
    self.typeName = typeName
    self.members = members.map { Member(name: $0.key, value: $0.value) }
  }

  package var names: [String] { members.map(\.name) }

  package subscript(name: String) -> TemplateValue? {
    // By index, so that only the value that is asked for is copied.
    for index in members.indices where members[index].name == name { return members[index].value }
    return nil
  }
}
