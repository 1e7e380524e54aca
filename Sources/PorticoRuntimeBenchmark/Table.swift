/// The table: a row a scenario, beside the peers and the limit.
enum Table {
  static let head = row("instructions per event", ["now", "limit", "allocations"] + Scenario.peerNames)

  static func row(_ scenario: Scenario, _ measured: Measurement) -> String {
    let instructions = Int(measured.instructions.rounded())
    // What a run allocates once, as a buffer that grows, is spread over its events.
    let tenths = Int((measured.allocations * 10).rounded())
    let isOver = instructions > scenario.limit || tenths > scenario.allocations * 10
    let cells = [
      "\(instructions)\(isOver ? " !" : "")", "\(scenario.limit)",
      "\(tenths / 10)\(tenths % 10 == 0 ? "" : ".\(tenths % 10)") of \(scenario.allocations)",
    ]
    return row(scenario.name, cells + scenario.peers.map { $0.map { "\($0)" } ?? "–" })
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    name + String(repeating: " ", count: max(0, 42 - name.count))
      + cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
  }
}
