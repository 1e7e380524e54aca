protocol ProfileAnalytics: AnyObject {
  func log(_ event: String)
}
