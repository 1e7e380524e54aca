import PorticoEmit
import PorticoModel
import Testing

@Suite struct ControlVocabularyTests {
  @Test(arguments: [
    ("isEnabled", "Bool"), ("isHidden", "Bool"), ("isSelected", "Bool"), ("isOn", "Bool"), ("alpha", "CGFloat"),
    ("text", "String"), ("image", nil),
  ])
  func propertyHasItsType(property: String, type: String?) {
    #expect(ControlProperty.type(ControlPath(parameter: "a", type: "UIView", property: property)) == type)
  }
}
