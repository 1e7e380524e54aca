// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "PorticoExample",
  platforms: [.macOS(.v13), .iOS(.v14)],
  dependencies: [.package(name: "Portico", path: "../..")],
  targets: [
    .target(
      name: "App", dependencies: [.product(name: "PorticoRuntime", package: "Portico")],
      exclude: ["SignIn.portico", "PostList.portico", "portico.settings"]),
    .testTarget(name: "AppTests", dependencies: ["App"]),
  ],
  swiftLanguageModes: [.v6]
)
