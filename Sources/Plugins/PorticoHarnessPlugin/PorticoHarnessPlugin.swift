/// Before a test target is compiled, one command writes the harnesses of the screens that it tests to the build folder.
import Foundation
import PackagePlugin

@main struct PorticoHarnessPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let tests = target.sourceModule else { return [] }
    let modules = target.dependencies.compactMap { dependency -> TestedModule? in
      guard case .target(let target) = dependency, let module = target.sourceModule else { return nil }
      return TestedModule(name: module.moduleName, files: module.sourceFiles.map(\.url))
    }
    return try commands(
      for: target.name, files: tests.sourceFiles.map(\.url), testing: modules, root: context.package.directoryURL,
      tool: context.tool(named: "portico").url, folder: context.pluginWorkDirectoryURL)
  }

  private struct TestedModule {
    var name: String
    var declarations: [URL]

    init?(name: String, files: [URL]) {
      self.name = name
      declarations = files.filter { $0.pathExtension == "portico" }
      if declarations.isEmpty { return nil }
    }
  }

  private func commands(
    for target: String, files: [URL], testing modules: [TestedModule], root: URL, tool: URL, folder: URL
  ) -> [Command] {
    guard !modules.isEmpty else {
      Diagnostics.warning("\(target) depends on no target that holds a .portico file, so it gets no harness")
      return []
    }
    let isOne = modules.count == 1
    let names = modules.map(\.name)
    let declarations = modules.flatMap(\.declarations)
    // A target may lie anywhere, so of several it is said for each file.
    let places = modules.flatMap { module in
      module.declarations.flatMap { ["--module", "\(module.name)=\($0.path(percentEncoded: false))"] }
    }
    let harnesses = declarations.map { $0.deletingPathExtension().lastPathComponent + ".harness" }
    let batch = Batch(
      displayName: "Portico writes harnesses of what \(names.joined(separator: " and ")) declare\(isOne ? "s" : "")",
      arguments: ["harness"] + (isOne ? ["--module", names[0]] : places), declarations: declarations,
      outputs: harnesses + ["PorticoHarness"] + (isOne ? [] : names.map { "PorticoHarness+\($0)" }))
    return batch.commands(tool: tool, folder: folder, for: target, files: files, below: root)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PorticoHarnessPlugin: XcodeBuildToolPlugin {
    /// Where Xcode names no dependencies, the target is tested that the tests are named after.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      var tested = target.dependencies.compactMap { dependency -> XcodeTarget? in
        guard case .target(let target) = dependency else { return nil }
        return target
      }
      if tested.isEmpty {
        tested = context.xcodeProject.targets.filter { $0.displayName + "Tests" == target.displayName }
      }
      return try commands(
        for: target.displayName, files: target.inputFiles.map(\.url),
        testing: tested.compactMap { TestedModule(name: $0.displayName, files: $0.inputFiles.map(\.url)) },
        root: context.xcodeProject.directoryURL, tool: context.tool(named: "portico").url,
        folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
