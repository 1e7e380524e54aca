/// One of the two screens that are compared, with what its Swift looks like.
import PorticoEmit
import PorticoModel

package struct ScreenEdition {
  package let screen: Screen
  package let shape: ScreenShape
  /// The signatures of the hooks that its user writes.
  package let stubs: [LogicStub]

  package init(_ screen: Screen, stubs: [LogicStub]) {
    self.screen = screen
    self.stubs = stubs
    shape = ScreenShape(screen, Generator.library(screen.settings.library))
  }

  package func side(_ flows: [Flow]) -> FlowComparison.Side { FlowComparison.Side(flows, in: screen) }

  package var ports: [Port] { screen.inputs + screen.outputs }

  /// `func transform(input: Input) -> Output`; nil where the model is wired as it is made.
  package var transform: String? {
    guard !shape.wiresInInit else { return nil }
    let signature = TransformSignature(shape)
    let parameters = signature.parameters.map { parameter in
      let name = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
      return "\(name): \(parameter.type)"
    }
    return "\(signature.name)(\(parameters.joined(separator: ", ")))" + (signature.result.map { " -> \($0)" } ?? "")
  }
}
