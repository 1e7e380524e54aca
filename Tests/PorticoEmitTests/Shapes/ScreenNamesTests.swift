import PorticoEmit
import PorticoModel
import Testing

@Suite struct ScreenNamesTests {
  static func names(_ screen: String, _ settings: String) -> ScreenNames {
    ScreenNames(Example("input tap", settings: settings, head: "screen \(screen)").screen)
  }

  @Test(arguments: [
    ("Login", "", "LoginViewModel"), ("LoginViewModel", "", "LoginViewModel"), ("Login", "suffix Model", "LoginModel"),
    ("LoginViewModel", "suffix Model", "LoginViewModel"),
    ("LoginViewModel", "suffix Presenter", "LoginViewModelPresenter"),
    ("Login", #"name class "{Screen}VM""#, "LoginVM"), ("Login", #"name class "Model""#, "Model"),
  ])
  func classKeepsItsSuffix(screen: String, settings: String, name: String) {
    #expect(Self.names(screen, settings).className == name)
  }

  @Test(arguments: [
    ("", "Input", "Output", "ScrollInput", "ScrollOutput"),
    (
      "nesting toplevel", "LoginViewModelInput", "LoginViewModelOutput", "LoginViewModelScrollInput",
      "LoginViewModelScrollOutput"
    ),
    (
      #"name input "{Screen}Actions""#, "LoginActions", "Output", "ScrollLoginActions", "ScrollOutput"
    ),
    (#"name output "Events""#, "Input", "Events", "ScrollInput", "ScrollEvents"),
  ])
  func typesOfPorts(settings: String, input: String, output: String, scrollInput: String, scrollOutput: String) {
    let names = Self.names("Login", settings)
    #expect(names.input(nil) == input)
    #expect(names.output(nil) == output)
    #expect(names.input("scroll") == scrollInput)
    #expect(names.output("scroll") == scrollOutput)
  }

  @Test func usersHalfNamesNestedTypesInFull() {
    #expect(Self.names("Login", "").qualified("Input") == "LoginViewModel.Input")
    #expect(Self.names("Login", "nesting toplevel").qualified("LoginViewModelInput") == "LoginViewModelInput")
    #expect(Self.names("LoginViewModel", "").logic == "LoginViewModelLogic")
  }
}
