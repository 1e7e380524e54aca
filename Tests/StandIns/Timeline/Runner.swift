/// Runs a fixture's unit tests as a program of its own.
import Testing

@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
