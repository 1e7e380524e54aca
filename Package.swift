// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Portico",
  platforms: [.macOS(.v13), .iOS(.v14)],
  products: [
    .executable(name: "portico", targets: ["portico"]),
    .library(name: "PorticoRuntime", targets: ["PorticoRuntime"]),
    .library(name: "PorticoTesting", targets: ["PorticoTesting"]),
    .plugin(name: "PorticoPlugin", targets: ["PorticoPlugin"]),
    .plugin(name: "PorticoHarnessPlugin", targets: ["PorticoHarnessPlugin"]),
    .plugin(name: "PorticoCommand", targets: ["PorticoCommand"]),
  ],
  targets: [
    .executableTarget(name: "portico", dependencies: ["PorticoTool"]),
    .target(name: "PorticoSyntax"),
    .target(name: "PorticoModel", dependencies: ["PorticoSyntax"]),
    .target(name: "PorticoEmit", dependencies: ["PorticoModel"]),
    .target(name: "PorticoTool", dependencies: ["PorticoEmit", "PorticoModel", "PorticoSyntax"]),
    .executableTarget(
      name: "PorticoBenchmark", dependencies: ["PorticoTool", "PorticoEmit", "PorticoModel", "PorticoSyntax"]),
    .executableTarget(
      name: "PorticoRuntimeBenchmark", dependencies: ["PorticoRuntime", "PorticoTesting"],
      exclude: ["Login/Login.portico"]),
    .plugin(
      name: "PorticoPlugin", capability: .buildTool(), dependencies: ["portico"], path: "Sources/Plugins/PorticoPlugin"),
    .plugin(
      name: "PorticoHarnessPlugin", capability: .buildTool(), dependencies: ["portico"],
      path: "Sources/Plugins/PorticoHarnessPlugin"),
    .plugin(
      name: "PorticoCommand",
      capability: .command(
        intent: .custom(verb: "portico", description: "Run portico in the package: generate, check, scaffold …"),
        permissions: [.writeToPackageDirectory(reason: "Generated files lie beside the declarations.")]),
      dependencies: ["portico"], path: "Sources/Plugins/PorticoCommand"),
    .target(name: "PorticoRuntime"),
    .target(name: "PorticoTesting", dependencies: ["PorticoRuntime"]),
    .testTarget(name: "PorticoRuntimeTests", dependencies: ["PorticoRuntime", "PorticoTesting"]),
    .testTarget(name: "PorticoTestingTests", dependencies: ["PorticoTesting", "PorticoRuntime"]),
    .testTarget(name: "PorticoSyntaxTests", dependencies: ["PorticoSyntax"], exclude: ["Fixtures"]),
    .testTarget(name: "PorticoModelTests", dependencies: ["PorticoModel", "PorticoSyntax"], exclude: ["Fixtures"]),
    .testTarget(
      name: "PorticoEmitTests", dependencies: ["PorticoEmit", "PorticoModel", "PorticoSyntax"]),
    .testTarget(
      name: "PorticoToolTests", dependencies: ["PorticoTool", "PorticoEmit", "PorticoModel", "PorticoSyntax"]),
    .testTarget(name: "TidyTests", dependencies: ["PorticoTool", "PorticoEmit", "PorticoModel", "PorticoSyntax"]),
  ],
  swiftLanguageModes: [.v6]
)
