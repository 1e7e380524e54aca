/// A row of the tables of steps: a flow as it is declared, and what stands behind its source in each library.
import PorticoEmit
import PorticoModel
import PorticoSyntax

struct Lowering: Sendable, CustomStringConvertible {
  let flow: String
  let rxswift: String
  let combine: String

  init(_ flow: String, rxswift: String, combine: String) {
    self.flow = flow
    self.rxswift = rxswift
    self.combine = combine
  }

  /// One text for both.
  init(_ flow: String, both: String) {
    self.init(flow, rxswift: both, combine: both)
  }

  var description: String { flow }

  /// What the flows of the tables lean on.
  static let members = """
    needs repo: Repo
    needs weak coordinator: Coordinator?
    input tap
    input text: String
    input pair(a: Int, b: String)
    input page: Int = 1
    input posts: [Post]
    state count: Int = 0
    output event failed: Error <- tap.map { Fault.some }
    output event fault: APIError <- tap.map { APIError.some }
    """

  /// The links behind the source, a line between them.
  func links(_ library: Settings.Library, head: String = "screen Example") -> String {
    let example = Example("\(Self.members)\noutput isBusy: Bool\nlet it <- \(flow)", library, head: head)
    guard example.problems.isEmpty else { return example.problems.joined(separator: "\n") }
    guard let stream = example.screen.lets.first, let flow = stream.flows.first else { return "no flow" }
    return example.writer.chain(flow).links.joined(separator: "\n")
  }
}
