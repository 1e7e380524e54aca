/// What a model says, without where it stands and how it was spelt.

enum ModelSketch {
  /// Every value by its path, by reflection, so that no field which is added later is forgotten. Places and the texts
  /// that comments quote move with any change of the file, so that they tell nothing.
  static func lines(of value: Any) -> [String] {
    var lines: [String] = []
    collect(value, "", into: &lines)
    return lines
  }

  private static let isSpelling: Set<String> = ["Flow.text", "Hook.uses"]

  private static func collect(_ value: Any, _ path: String, into lines: inout [String]) {
    let type = "\(type(of: value))"
    guard type != "Location" else { return }
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else {
      lines.append("\(path) = \(value)")
      return
    }
    if mirror.displayStyle == .enum { lines.append("\(path): \(mirror.children.first?.label ?? "")") }
    for (index, child) in mirror.children.enumerated() {
      let label = child.label ?? "\(index)"
      if !isSpelling.contains("\(type).\(label)") { collect(child.value, "\(path).\(label)", into: &lines) }
    }
  }
}
