/// What is left to do by hand once a project has its first declaration: the lines to paste, for what was found.
package struct NextSteps {
  package var project: Project?
  /// As the user's shell knows it.
  package var sources: String
  /// Below the project's folder, as its build knows it; empty: that folder itself.
  package var below: String
  /// What lies in the sources and is none of the build's.
  package var declarations: [String]
  /// What the target has to be linked with, where that is not to be seen.
  package var modules: [String]

  package init(
    project: Project?, sources: String, below: String, declarations: [String], modules: [String]
  ) {
    self.project = project
    self.sources = sources
    self.below = below
    self.declarations = declarations
    self.modules = modules
  }

  package var lines: [String] {
    var lines = [head, ""]
    switch project?.tool {
    case .package: lines += package
    case .xcodegen: lines += xcodegen
    case .tuist: lines += tuist
    case .xcode: lines += xcode
    case nil: lines += ["Write the Swift now, after each change, and in CI with `--check`:", "  \(generate)"]
    }
    if !modules.isEmpty {
      let last = modules.count > 1 ? " and \(modules[modules.count - 1])" : ""
      let names = modules.count > 1 ? modules.dropLast().joined(separator: ", ") + last : modules[0]
      lines += ["", "What is generated imports \(names)\(isRuntime ? ", a product of the package Portico" : "")."]
    }
    return lines
  }

  private var isRuntime: Bool { modules == ["PorticoRuntime"] }

  private var head: String {
    guard let project else {
      return "No project is to be seen here: neither a package nor one of Xcode, XcodeGen, Tuist."
    }
    guard let target = project.target else {
      return "\(project.file), of which no target can be read: the declaration belongs where one's sources lie."
    }
    let synchronized = target.isSynchronized ? "a synchronised folder" : "listed file by file"
    let folder = below.isEmpty ? "its folder" : below
    return switch project.tool {
    case .xcode: "\(project.file), target \(target.name), sources in \(folder), \(synchronized):"
    default: "\(project.file), target \(target.name), sources in \(folder):"
    }
  }

  private var generate: String {
    "portico generate" + (sources.isEmpty || sources == "." ? "" : " " + ShellWord.quoted(sources))
  }

  /// In a phase of Xcode's, quoted for the shell.
  private var phase: String { "portico generate \"$SRCROOT\(below.isEmpty ? "" : "/" + below)\"" }

  private var swiftDeclarations: String { declarations.map { "\"\($0)\"" }.joined(separator: ", ") }

  private var package: [String] {
    [
      "1. Either commit what is generated. At the target, so that SwiftPM passes over the declarations:",
      "     exclude: [\(swiftDeclarations)]",
      "   now, after each change, and in CI with `--check`:",
      "     \(generate)",
      "",
      "2. Or have it generated in each build, and commit none of it. With Portico among the package's dependencies, at",
      "   the target, without the `exclude`:",
      "     plugins: [.plugin(name: \"PorticoPlugin\", package: \"Portico\")]",
    ]
  }

  private var xcode: [String] {
    let isSynchronized = project?.target?.isSynchronized == true
    let inTarget = [
      "2. The generated Swift is in the target by itself. So are the declarations, which would be copied into the app:",
      "   take each out in the file inspector, under Target Membership.",
    ]
    let listed = [
      "2. Drag each new .generated.swift file into the target once, PorticoSupport.generated.swift among them.",
      "   Declarations belong to no target.",
    ]
    let phases = [
      "3. To have the Swift written in each build, a Run Script phase above Compile Sources, with \"Based on dependency",
      "   analysis\" off:",
      "     \(phase)",
    ]
    return ["1. Write the Swift now, after each change, and in CI with `--check`:", "     \(generate)", ""]
      + (isSynchronized ? inTarget : listed) + [""] + phases + sandbox
  }

  private var xcodegen: [String] {
    [
      "1. Write the Swift before the project is made of what is there, now and when a declaration is new:",
      "     \(generate) && xcodegen generate",
      "",
      "2. XcodeGen takes a file that it does not know for a resource. In project.yml:",
      "     options:",
      "       fileTypes:",
      "         portico:",
      "           buildPhase: none",
    ] + (below.isEmpty ? ["         settings:", "           buildPhase: none"] : []) + [
      "",
      "3. To have the Swift written in each build, at the target:",
      "     preBuildScripts:",
      "       - name: Portico",
      "         script: \(phase)",
      "         basedOnDependencyAnalysis: false",
    ] + sandbox
  }

  private var tuist: [String] {
    let isSynchronized = project?.target?.isSynchronized == true
    let exceptions = [
      "2. A buildable folder takes the declarations for resources. At the target:",
      "     buildableFolders: [",
      "       .folder(\"\(below)\", exceptions: .exceptions([.exception(excluded: [\(swiftDeclarations)])]))",
      "     ]",
      "",
    ]
    let script = phase.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    return [
      "1. Write the Swift before the project is made of what is there, now and when a declaration is new:",
      "     \(generate) && tuist generate",
      "",
    ] + (isSynchronized ? exceptions : []) + [
      "\(isSynchronized ? 3 : 2). To have the Swift written in each build, at the target:",
      "     scripts: [",
      "       .pre(script: \"\(script)\", name: \"Portico\", basedOnDependencyAnalysis: false)",
      "     ]",
    ] + sandbox
  }

  private var sandbox: [String] {
    [
      "   A sandboxed script may not write beside the sources: ENABLE_USER_SCRIPT_SANDBOXING has to be NO there. Where",
      "   `portico` is not found, its folder is missing from the script's PATH.",
    ]
  }
}
