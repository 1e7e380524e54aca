// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "CombineExample",
  platforms: [.macOS(.v13), .iOS(.v14)],
  targets: [
    .target(name: "App", exclude: ["SignIn.portico", "PostList.portico", "portico.settings"]),
    .testTarget(name: "AppTests", dependencies: ["App"]),
  ],
  swiftLanguageModes: [.v6]
)
