// What an event costs in PorticoRuntime, counted, not timed: `PorticoRuntimeBenchmark [PART OF A NAME]` needs valgrind.
// `--run NAME COUNT` makes one scenario's events, for a profile.
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--run", arguments.count == 3 {
  guard let scenario = Scenario.all.first(where: { $0.name == CommandLine.arguments[2] }),
    let count = Int(CommandLine.arguments[3])
  else { fatalError("--run takes a scenario's name and how many events it makes") }
  scenario.run(count)
} else {
  print(Table.head)
  for scenario in Scenario.all where arguments.allSatisfy({ scenario.name.contains($0) }) {
    print(Table.row(scenario, try Measurement(of: scenario)))
  }
}
