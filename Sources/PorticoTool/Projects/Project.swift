/// What a folder holds that builds Swift: by which tool, and the target that a first screen would belong to.
package struct Project: Hashable, Sendable {
  package enum Tool: Hashable, Sendable {
    case package, xcodegen, tuist, xcode
  }

  package struct Target: Hashable, Sendable {
    package var name: String
    /// Where its sources lie, below the project's folder; nil where the project does not say.
    package var folder: String?
    package var isTest = false
    package var isApp = false
    /// What lies in its folder is part of it by itself.
    package var isSynchronized = false
    /// What the manifest says of it, where that is a text by itself.
    package var text = ""
  }

  package var tool: Tool
  /// `Package.swift`, `App.xcodeproj`.
  package var file: String
  package var target: Target?

  /// A project's file as it was read; of `App.xcodeproj` what lies in it.
  package struct Manifest: Hashable, Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// `names` are those of the library's modules, as a target may say that it depends on them.
  package static func all(_ manifests: [Manifest], naming names: [String]) -> [Project] {
    var projects: [Project] = []
    for manifest in manifests {
      switch manifest.name {
      case "Package.swift":
        let targets = ManifestTargets.read(manifest.text)
        projects.append(Project(tool: .package, file: manifest.name, target: likely(targets, naming: names)))
      case "project.yml":
        let targets = SpecTargets.read(manifest.text)
        projects.append(Project(tool: .xcodegen, file: manifest.name, target: likely(targets, naming: names)))
      case "Project.swift" where manifest.text.contains("ProjectDescription"):
        let targets = ManifestTargets.read(manifest.text)
        projects.append(Project(tool: .tuist, file: manifest.name, target: likely(targets, naming: names)))
      case let name where name.hasSuffix(".xcodeproj"):
        let targets = XcodeTargets.read(manifest.text)
        projects.append(Project(tool: .xcode, file: name, target: likely(targets, naming: names)))
      default: break
      }
    }
    // The others' project is made of theirs; a package beside Tuist's project lists what that depends on.
    if projects.contains(where: { $0.tool == .tuist }) { return projects.filter { $0.tool == .tuist } }
    if projects.contains(where: { $0.tool == .xcodegen }) { return projects.filter { $0.tool != .xcode } }
    return projects
  }

  /// The target that depends on the library, else the app, else the first that is no test.
  private static func likely(_ targets: [Target], naming names: [String]) -> Target? {
    let targets = targets.filter { !$0.isTest }
    return targets.first { target in names.contains { Words.contains($0, in: target.text) } }
      ?? targets.first(where: \.isApp) ?? targets.first
  }

  /// Whether the target is compiled with the main actor as its default isolation.
  package func isIsolatedToMain(_ manifests: [Manifest]) -> Bool {
    let text = tool == .package ? target?.text : manifests.first { $0.name == file }?.text
    return text?.split(whereSeparator: \.isNewline).contains { line in
      line.contains("MainActor") && (line.contains("defaultIsolation") || line.contains("DEFAULT_ACTOR_ISOLATION"))
        && !line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
    } ?? false
  }
}
