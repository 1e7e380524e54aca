// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "SwiftPackageExample",
  platforms: [.macOS(.v13), .iOS(.v14)],
  dependencies: [.package(name: "Portico", path: "../..")],
  targets: [
    .target(
      name: "App", dependencies: [.product(name: "PorticoRuntime", package: "Portico")],
      plugins: [.plugin(name: "PorticoPlugin", package: "Portico")]),
    .testTarget(
      name: "AppTests", dependencies: ["App"],
      plugins: [.plugin(name: "PorticoHarnessPlugin", package: "Portico")]),
  ],
  swiftLanguageModes: [.v6]
)
