/// A source with all that is known of it before anything is written: what it declares, and its problems.
import PorticoEmit
import PorticoModel
import PorticoSyntax

package struct CheckedSource: Sendable {
  package let source: Source
  package let tree: SyntaxTree
  package let declarations: Declarations
  /// In the order of the text, as severe as the settings take them.
  package internal(set) var diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether its output can be written.
  package var isSound: Bool { !hasErrors && !source.waitsForSettings }

  package func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// The libraries that it is written for; a file without declarations is written for none.
  package var libraries: Set<Settings.Library> {
    Set(declarations.screens.map(\.settings.library) + declarations.services.map(\.settings.library))
  }

  /// What the module that its output belongs to is compiled with.
  package var isolation: Settings.Isolation {
    declarations.screens.contains { $0.settings.defaultIsolation == .mainActor } ? .mainActor : .none
  }

  package func declares(_ name: String) -> Bool {
    declarations.screens.contains { $0.name == name } || declarations.services.contains { $0.name == name }
  }

  /// What of it the user writes: one file a screen that leaves something open.
  package var logicFiles: [LogicFile] {
    declarations.screens.compactMap { screen in
      let shape = ScreenShape(screen, Generator.library(screen.settings.library))
      guard shape.hasLogic else { return nil }
      return LogicFile(screen: screen, name: shape.names.logic + ".swift")
    }
  }
}

/// The user's half of a screen, by the name of its file.
package struct LogicFile: Hashable, Sendable {
  package var screen: Screen
  package var name: String

  package var typeName: String { String(name.dropLast(".swift".count)) }
}
