import Testing

@testable import PorticoModel

@Suite struct SettingsKeyTests {
  @Test(arguments: [
    (SettingsKey.library, "library"), (.inputShape, "inputShape"), (.outputEventCarrier, "outputEventAs"),
    (.initializer, "init"), (.defaultIsolation, "defaultIsolation"), (.outputStreamName, "nameOutputStream"),
  ])
  func anAttributeSpellsTheKeyInCamelCase(key: SettingsKey, attribute: String) {
    #expect(key.attribute == attribute)
    #expect(SettingsKey.byAttribute[attribute] == key)
  }

  @Test func noKeyIsLongerThanTheLongest() {
    #expect(SettingsKey.allCases.map { $0.words.split(separator: " ").count }.max() == SettingsKey.longest)
  }

  @Test func noCodeIsBothAdjustableAndAnErrorForGood() {
    #expect(Set(SettingsSeverity.adjustable).isDisjoint(with: SettingsSeverity.errors))
  }
}
