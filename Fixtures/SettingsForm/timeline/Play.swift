import Foundation

@testable import App

/// Each control once, and what is saved is what stands in the first field.
@MainActor func play() async {
  let form = SettingsFormHarness()
  watch(form, form.model)
  form.send(\.saveTapped, at: 5)
  form.send(\.name, "Ada", at: 10)
  form.send(\.nickname, "Countess", at: 20)
  form.send(\.biography, "Wrote programs.", at: 30)
  form.send(\.isPublic, true, at: 40)
  form.send(\.volume, 1, at: 50)
  form.send(\.theme, 2, at: 60)
  form.send(\.copies, 3, at: 70)
  form.send(\.page, 1, at: 80)
  form.send(\.birthday, Date(timeIntervalSince1970: 0), at: 90)
  form.play(\.touched, "---aa")
  form.send(\.saveTapped, at: 100)
  show("canSave", form.record(\.canSave))
  show("greeting", form.record(\.greeting))
  show("avatar", form.record(\.avatar))
  show("restoredVolume", form.record(\.restoredVolume))
  show("summary", form.record(\.summary))
  show("about", form.record(\.about))
  show("hasBirthday", form.record(\.hasBirthday))
  show("touches", form.record(\.touches))
  show("saved", form.record(\.saved))
}
