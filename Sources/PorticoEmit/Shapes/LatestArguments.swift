import PorticoModel

/// The arguments of `withLatestFrom` by what they are: other flows, the source's own element, states that are read.
package struct LatestArguments {
  private let arguments: [LatestArgument]

  package init(_ arguments: [LatestArgument]) {
    self.arguments = arguments
  }

  package var flows: [Flow] {
    arguments.compactMap {
      if case .flow(let flow) = $0.value { flow } else { nil }
    }
  }

  package var usesSource: Bool { arguments.contains { $0.value == .source } }

  /// One flow and nothing else, which every library's operator takes as it is.
  package var isPlain: Bool { arguments.count == 1 && flows.count == 1 }

  /// Each argument's value, in order.
  package func values(source: String, latest: [String], _ writer: FlowWriter) -> [String] {
    var next = 0
    return arguments.map { argument in
      switch argument.value {
      case .source: return source
      case .state(let name): return writer.places.value(.state(name), writer.library)
      case .flow:
        defer { next += 1 }
        return latest[next]
      }
    }
  }
}
