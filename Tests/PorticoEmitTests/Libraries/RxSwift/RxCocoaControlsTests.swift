import PorticoEmit
import PorticoModel
import Testing

@Suite struct RxCocoaControlsTests {
  static func path(_ property: String, _ parameter: String = "field") -> ControlPath {
    ControlPath(parameter: parameter, type: "UITextField", property: property)
  }

  @Test(arguments: [
    ("tap", nil, "field.rx.tap"), ("text", "String", "field.rx.text.orEmpty"), ("text", nil, "field.rx.text.orEmpty"),
    ("text", "String?", "field.rx.text"), ("isOn", "Bool", "field.rx.isOn"), ("default", nil, "field.rx.default"),
  ])
  func eventsBearThePropertysName(property: String, element: String?, text: String) {
    #expect(RxCocoaControls().events(Self.path(property), element: element).text() == text)
  }

  @Test func propertiesAreSetOnMain() {
    let chain = RxCocoaControls().sink(Chain("a"), Self.path("isHidden", "in"), scheduler: "scheduler")
    #expect(chain == Chain("a", [".observe(on: MainScheduler.instance)", ".bind(to: `in`.rx.isHidden)"]))
  }
}
