/// Before a target is compiled, one command writes the Swift of its declarations to the build folder.
import Foundation
import PackagePlugin

@main struct PorticoPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try commands(
      for: target.name, files: module.sourceFiles.map(\.url), root: context.package.directoryURL,
      tool: context.tool(named: "portico").url, folder: context.pluginWorkDirectoryURL)
  }

  private func commands(for target: String, files: [URL], root: URL, tool: URL, folder: URL) -> [Command] {
    let declarations = files.filter { $0.pathExtension == "portico" }
    guard !declarations.isEmpty else {
      Diagnostics.warning("\(target) holds no .portico file, so PorticoPlugin has nothing to do there")
      return []
    }
    let batch = Batch(
      displayName: "Portico writes what \(target) declares",
      arguments: ["generate", "--whole-module", "--no-cache", "--locations", "on"], declarations: declarations,
      outputs: declarations.map { $0.deletingPathExtension().lastPathComponent } + ["PorticoSupport"])
    return batch.commands(tool: tool, folder: folder, for: target, files: files, below: root)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PorticoPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.displayName, files: target.inputFiles.map(\.url), root: context.xcodeProject.directoryURL,
        tool: context.tool(named: "portico").url, folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
