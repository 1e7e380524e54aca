import Foundation
import PorticoModel
import Testing

/// What a team may count on in the half that is theirs.
@Suite(.serialized, .enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"))
struct LogicContractTests {
  private func fixture(_ name: String) throws -> Fixture {
    try #require(Fixture.all.first { $0.name == name })
  }

  /// No scheduler, no bag, no stream: a value goes in and a value comes out.
  @Test(arguments: [Settings.Library.rxswift, .combine])
  func logicIsTestedWithoutStreams(_ library: Settings.Library) async throws {
    let libraries = try await BuiltLibraries.shared.value
    let folder = try TemporaryFolder()
    let main = try folder.write(
      """
      @main struct Main {
        static func main() {
          let logic = LoginFormLogic(LoginFormViewModel.Context())
          print(logic.matches(email: "a@b.c", password: "secret"), logic.matches(email: "a@b.c", password: ""))
        }
      }
      """, to: "Main.swift")
    let module = SwiftModule(try fixture("LoginForm"), library)
    let program = folder.url.appending(path: "program").path
    let built = try await Shell.run(
      ["swiftc", "-swift-version", "6", "-parse-as-library"] + libraries.searchPaths(library)
        + (module.files + [main]).map(\.path) + libraries.archives(library) + ["-o", program])
    try #require(built.status == 0 && built.complaints.isEmpty, "\(built.text)")
    #expect(try await Shell.run([program]).text == "true false\n")
  }

  /// The compiler names what is missing where it has to be written, and says nothing else.
  @Test(arguments: [Settings.Library.rxswift, .combine], ["isValid", "login"])
  func aMissingHookIsOneErrorInTheUsersFile(_ library: Settings.Library, _ hook: String) async throws {
    let libraries = try await BuiltLibraries.shared.value
    let folder = try TemporaryFolder()
    var module = SwiftModule(try fixture("Login"), library)
    let place = try #require(module.files.firstIndex { $0.lastPathComponent == "LoginLogic.swift" })
    let text = try String(contentsOf: module.files[place], encoding: .utf8)
    module.files[place] = try folder.write(Self.without(hook, text), to: "LoginLogic.swift")

    for mode in [5, 6] {
      let run = try await module.compile(mode: mode, searchPaths: libraries.searchPaths(library))
      #expect(run.status != 0)
      #expect(run.complaints.count == 1, "\(run.text)")
      let complaint = run.complaints.first ?? ""
      #expect(complaint.hasPrefix(module.files[place].path + ":"), "\(run.text)")
      #expect(complaint.contains("type 'LoginLogic' does not conform to protocol 'LoginViewModel.Logic'"))
      #expect(run.text.contains("func \(hook)("))
    }
  }

  /// The text of a class without one of its methods, whose brace closes two columns in.
  private static func without(_ hook: String, _ text: String) -> String {
    var isInside = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("  func \(hook)(") { isInside = true }
      defer { if line == "  }" { isInside = false } }
      return !isInside
    }.joined(separator: "\n")
  }
}
