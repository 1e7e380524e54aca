/// A protocol that a screen leans on, written in the declaration so that its stub can be made.
package struct Service: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    /// nil: the name is the label too.
    package var label: String?
    package var name: String
    package var type: String
    package var value: String?

    package init(label: String?, name: String, type: String, value: String?) {
      self.label = label
      self.name = name
      self.type = type
      self.value = value
    }
  }
  package enum Result: Hashable, Sendable {
    case void
    case plain(String)
    case stream(String)
    case single(String)
  }
  package struct Method: Hashable, Sendable {
    package var documentation: [String] = []
    package var name: String
    package var parameters: [Parameter]
    package var isAsync = false
    package var isThrowing = false
    package var errorType: String?
    package var result: Result

    package init(name: String, parameters: [Parameter], result: Result) {
      self.name = name
      self.parameters = parameters
      self.result = result
    }
  }
  package var documentation: [String] = []
  package var access = ""
  package var name: String
  package var inheritance: [String] = []
  package var methods: [Method] = []
  package var settings = Settings()
  /// Some screen of the main actor awaits it, which leaves that actor: only what is Sendable may.
  package var leavesMainActor = false

  package init(name: String) {
    self.name = name
  }
}
