protocol PreferenceStore: AnyObject {
  var isDark: Bool { get set }
  var hasReminders: Bool { get set }
  /// 0 is silent, 1 is loud.
  var volume: Double { get set }
}
