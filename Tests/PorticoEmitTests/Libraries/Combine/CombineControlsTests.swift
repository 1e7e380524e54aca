import PorticoEmit
import PorticoModel
import Testing

@Suite struct CombineControlsTests {
  static func path(_ property: String, _ parameter: String = "field") -> ControlPath {
    ControlPath(parameter: parameter, type: "UITextField", property: property)
  }

  @Test(arguments: [
    ("tap", nil, "field.flowEvents(.touchUpInside)"),
    (
      "text", "String",
      """
      field
        .flowEvents(.editingChanged)
        .map { [weak field] in field?.text ?? "" }
        .prepend(field.text ?? "")
      """
    ),
    (
      "text", "String?",
      """
      field
        .flowEvents(.editingChanged)
        .map { [weak field] in field?.text }
        .prepend(field.text)
      """
    ),
    (
      "isOn", "Bool",
      """
      field
        .flowEvents(.valueChanged)
        .compactMap { [weak field] in field?.isOn }
        .prepend(field.isOn)
      """
    ),
    ("searchPublisher", nil, "field.searchPublisher"),
  ])
  func eventsAreThoseThatTheControlSends(property: String, element: String?, text: String) {
    #expect(CombineControls().events(Self.path(property), element: element).text() == text)
  }

  @Test(arguments: ["value", "date", "selectedSegmentIndex"])
  func valuesAreReadWhenTheyChange(property: String) {
    let links = CombineControls().events(Self.path(property), element: nil).links
    #expect(
      links == [
        ".flowEvents(.valueChanged)", ".compactMap { [weak field] in field?.\(property) }",
        ".prepend(field.\(property))",
      ])
  }

  @Test(arguments: [
    ("isHidden", ".main", "FlowScheduler.main", "(value: Bool)"), ("image", "scheduler", "scheduler", "value"),
  ])
  func propertiesAreSetOnMain(property: String, given: String, scheduler: String, parameter: String) {
    let chain = CombineControls().sink(Chain("a"), Self.path(property), scheduler: given)
    #expect(
      chain.links == [
        ".receive(on: \(scheduler))", ".sink { [weak field] \(parameter) in field?.\(property) = value }",
      ])
  }
}
