/// A copy of the example package that tests may change, with a build folder of its own that stays for the next run: the
/// tool is built there once.
import Foundation

final class ConsumerPackage {
  struct Build {
    var run: Shell.Run
    /// What the plugins' commands were called that ran.
    var commands: [String]
    /// The files of the target that were compiled.
    var compiled: [String]

    var isDone: Bool { run.status == 0 }
    func says(_ text: String) -> Bool { run.text.contains(text) }
  }

  let folder: URL
  private let scratch: URL

  init() throws {
    let home = ExampleTests.root.appending(path: ".build/plugins-example")
    // The folder's name is the package's, and no folder that Portico is cloned to may bear it.
    folder = home.appending(path: "consumer-of-plugins")
    scratch = home.appending(path: "build")
    let manager = FileManager.default
    try? manager.removeItem(at: folder)
    try manager.createDirectory(at: home, withIntermediateDirectories: true)
    try manager.copyItem(at: ExampleTests.root.appending(path: "Examples/SwiftPackage"), to: folder)
    try edit("Package.swift", "\"../..\"", "\"\(ExampleTests.root.path)\"")
    // What an earlier run has built of it.
    for part in [
      "debug/App.build", "debug/Kit.build", "debug/AppTests.build", "plugins/outputs/\(folder.lastPathComponent)",
    ] {
      try? manager.removeItem(at: scratch.appending(path: part).resolvingSymlinksInPath())
    }
  }

  func path(_ relative: String) -> String { folder.appending(path: relative).path }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try read(path)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try write(path, text.replacing(old, with: new))
  }

  /// The files that the compiler is given for a target.
  func sources(of target: String) throws -> [String] {
    try String(contentsOf: scratch.appending(path: "debug/\(target).build/sources"), encoding: .utf8)
      .split(separator: "\n").map { String($0.split(separator: "/").last ?? "") }
  }

  /// `swift build` or another of its verbs, and what was compiled of a target meanwhile.
  func swift(_ arguments: String..., compiling target: String = "App") async throws -> Build {
    let before = objects(of: target)
    let run = try await Shell.run(
      ["swift", arguments[0], "--package-path", folder.path, "--scratch-path", scratch.path] + arguments.dropFirst())
    // The compiler says what it compiles; an object that would come out the same is not written.
    let lines = run.text.split(separator: "\n")
    let said = lines.compactMap { $0.firstMatch(of: /\] Compiling (\w+) (.+)/)?.output }
      .filter { $0.1 == target }.flatMap { $0.2.split(separator: ", ").map(String.init) }
    let written = objects(of: target).filter { before[$0.key] != $0.value }.keys
    let compiled = Set(said + written).sorted()
    let commands = lines.filter { $0.contains("Portico writes ") }.map(String.init)
    return Build(run: run, commands: commands, compiled: compiled)
  }

  /// When each Swift file's object was written, by the file's name.
  private func objects(of target: String) -> [String: Date] {
    let build = scratch.appending(path: "debug/\(target).build").resolvingSymlinksInPath()
    let files = try? FileManager.default.contentsOfDirectory(
      at: build, includingPropertiesForKeys: [.contentModificationDateKey])
    let objects = (files ?? []).filter { $0.pathExtension == "o" }
    return Dictionary(
      uniqueKeysWithValues: objects.map { file in
        let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        return (file.deletingPathExtension().lastPathComponent, date ?? .distantPast)
      })
  }
}
