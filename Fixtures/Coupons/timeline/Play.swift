@testable import App

/// Two codes, and a badge that counts them when it is in sight.
@MainActor func play() async {
  let wallet = CouponWallet()
  let coupons = CouponsHarness(wallet: wallet)
  watch(coupons, coupons.model)
  coupons.send(\.codeEntered, "A", at: 10)
  coupons.send(\.codeEntered, "B", at: 20)
  show("codes", coupons.record(\.codes))
  print("wallet \(wallet.codes)")

  let badge = CouponBadgeHarness(wallet: wallet)
  watch(badge, badge.model)
  badge.send(\.appeared, at: 10)
  show("count", badge.record(\.count))
}
