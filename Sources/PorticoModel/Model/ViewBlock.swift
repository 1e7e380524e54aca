/// `view(…) { … }`: which control feeds which input, and what each output does to the view.
package struct ViewBlock: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var type: String

    package init(name: String, type: String) {
      self.name = name
      self.type = type
    }
  }
  package struct InputBinding: Hashable, Sendable {
    package var port: PortID
    package var flow: Flow

    package init(port: PortID, flow: Flow) {
      self.port = port
      self.flow = flow
    }
  }
  package enum Sink: Hashable, Sendable {
    /// A property of a control, or a stream that the view owns and that is sent to.
    case control(ControlPath)
    /// No control: a closure that the view passes, called with the element.
    case closure(name: String, element: Element)
  }
  package struct OutputBinding: Hashable, Sendable {
    package var sink: Sink
    /// Its source is an output.
    package var flow: Flow

    package init(sink: Sink, flow: Flow) {
      self.sink = sink
      self.flow = flow
    }
  }
  package var parameters: [Parameter]
  package var inputs: [InputBinding]
  package var outputs: [OutputBinding]
  package var location = Location()

  package init(parameters: [Parameter], inputs: [InputBinding], outputs: [OutputBinding]) {
    self.parameters = parameters
    self.inputs = inputs
    self.outputs = outputs
  }
}
