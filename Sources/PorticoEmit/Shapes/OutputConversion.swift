import PorticoModel

/// How the stream of an assembled output becomes its carrier, and whether at once or where Output is made.
package struct OutputConversion {
  private let shape: ScreenShape
  private var library: any StreamLibrary { shape.library }

  package init(_ shape: ScreenShape) {
    self.shape = shape
  }

  package func converted(_ chain: Chain, _ port: Port) -> Chain {
    let conversion = library.conversion(to: port.carrier, isErased: chain.links.last == library.erasure)
    let result = chain.then(conversion.links)
    return conversion.wrapper.map { Chain(Layout.call($0.name, ["\($0.label): \(result.text())"])) } ?? result
  }

  /// Nothing else reads it, so the local is made as its carrier.
  package func isConvertedAtOnce(_ port: Port) -> Bool { port.readers == 0 && port.maker == nil }

  /// A hook makes it, and only the view reads it, or its type is the team's own: it is handed on as it came.
  package func isHandedOn(_ port: Port) -> Bool {
    port.maker != nil && (port.readers == 0 || port.carrier.text != nil)
  }

  package func makerCall(_ port: Port) -> String {
    let arguments = shape.inputPairs.filter { $0.group == port.id.group }.map { shape.inputName($0.group) }
    return Layout.call("logic.\(Identifier.member(port.maker ?? port.name))", arguments)
  }
}
