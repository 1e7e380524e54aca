import Foundation
import PorticoModel
import Testing

/// Harnesses compile without a warning as the screens that they test do: in Swift 5 and 6 mode, and on the main actor.
/// (TimelineTests compile them in Swift 6 mode too, and run them.)
@Suite(.serialized) struct HarnessCompileTests {
  private func compiles(_ fixture: Fixture, _ library: Settings.Library) async throws {
    let plain = try await HarnessProgram(fixture, library, mode: 5)
    try await plain.compileHarness(isolation: .none, mode: 5)
  }

  private func compilesOnTheMainActor(_ fixture: Fixture, _ library: Settings.Library) async throws {
    let isolated = try await HarnessProgram(fixture, library, isolation: .mainActor)
    try await isolated.compileHarness(isolation: .mainActor, mode: 6)
  }

  @Test(
    .enabled(if: BuiltLibraries.runtime != nil, "\(BuiltLibraries.runtimeIsMissing)"),
    arguments: Fixture.all.running(.portico))
  func porticoCompiles(_ fixture: Fixture) async throws {
    try await compiles(fixture, .portico)
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: Fixture.all.running(.rxswift))
  func rxswiftCompiles(_ fixture: Fixture) async throws {
    try await compiles(fixture, .rxswift)
    try await compilesOnTheMainActor(fixture, .rxswift)
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: Fixture.all.running(.combine))
  func combineCompiles(_ fixture: Fixture) async throws {
    try await compiles(fixture, .combine)
    try await compilesOnTheMainActor(fixture, .combine)
  }
}
