/// One control of a view block, as the resolver makes it of a type and a name.
import PorticoEmit
import PorticoModel

struct ControlExample {
  let path: ControlPath

  /// An input of that element, fed by `x.property`.
  init(_ type: String, reads property: String, as element: String = "Void", library: Settings.Library = .rxswift) {
    let name = property.isEmpty ? "x" : "x.\(property)"
    let example = Example("input port: \(element)\nview(x: \(type)) { port <- \(name) }", library)
    let source = example.screen.views.first?.inputs.first?.flow.source
    path = if case .control(let path) = source { path } else { Self.wrong(example) }
  }

  /// A property that an output of that element sets.
  init(_ type: String, sets property: String, to element: String, library: Settings.Library = .rxswift) {
    let name = property.isEmpty ? "x" : "x.\(property)"
    let example = Example("output port: \(element)\nview(x: \(type)) { \(name) <- port }", library)
    let sink = example.screen.views.first?.outputs.first?.sink
    path = if case .control(let path) = sink { path } else { Self.wrong(example) }
  }

  /// Says in the text what was wrong.
  private static func wrong(_ example: Example) -> ControlPath {
    ControlPath(parameter: "\(example.problems)", type: "", property: "", meaning: .unknown)
  }
}
