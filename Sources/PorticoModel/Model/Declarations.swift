/// All that one `.portico` file declares, resolved.
package struct Declarations: Hashable, Sendable {
  /// As diagnostics and headers name it.
  package var path: String
  /// Whole lines: `import Foundation`.
  package var imports: [String] = []
  package var services: [Service] = []
  package var screens: [Screen] = []

  package init(path: String) {
    self.path = path
  }
}
