final class CouponWallet {
  private(set) var codes: [String] = []

  init() {}

  func add(_ code: String) {
    codes.append(code)
  }
}
