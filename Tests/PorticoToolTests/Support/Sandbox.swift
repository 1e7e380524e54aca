import Foundation
import PorticoTool
import Synchronization

/// A folder of its own in which the tool runs as a user would run it; gone with the test.
final class Sandbox: Sendable {
  struct Run {
    var status: ExitStatus
    var output: String
    var errors: String
    /// What was said, with the time that it took left out.
    var summary: String {
      output.split(separator: "\n").filter { $0.hasSuffix(" ms") }
        .map { $0.split(separator: " · ").dropLast().joined(separator: " · ") }.joined(separator: "\n")
    }
  }

  let folder: String

  init(_ files: [String: String] = [:]) {
    let url = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID().uuidString)")
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.resolvingSymlinksInPath().path()
    for (path, text) in files { write(path, text) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @discardableResult
  func portico(_ arguments: String..., isColoured: Bool = false) -> Run {
    run(arguments, isColoured: isColoured)
  }

  func run(
    _ arguments: [String], isColoured: Bool = false, _ change: (inout Surroundings) -> Void = { _ in }
  ) -> Run {
    let said = Mutex<[Surroundings.Stream: String]>([:])
    var surroundings = Surroundings(
      currentFolder: folder, isColoured: isColoured,
      write: { stream, text in said.withLock { $0[stream, default: ""] += text } }, milliseconds: { 0 })
    surroundings.isOutputColoured = isColoured
    change(&surroundings)
    let status = Tool.run(arguments, in: surroundings)
    return said.withLock { Run(status: status, output: $0[.output] ?? "", errors: $0[.errors] ?? "") }
  }

  func path(_ relative: String) -> String { folder.hasSuffix("/") ? folder + relative : folder + "/" + relative }

  func write(_ path: String, _ text: String) {
    write(path, bytes: Array(text.utf8))
  }

  func write(_ path: String, bytes: [UInt8]) {
    makeFolder((path as NSString).deletingLastPathComponent)
    try! Data(bytes).write(to: URL(filePath: self.path(path)))
  }

  func makeFolder(_ path: String) {
    try! FileManager.default.createDirectory(atPath: self.path(path), withIntermediateDirectories: true)
  }

  func link(_ path: String, to target: String) {
    try! FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: target)
  }

  func remove(_ path: String) {
    try! FileManager.default.removeItem(atPath: self.path(path))
  }

  func read(_ path: String) -> String? {
    try? String(contentsOf: URL(filePath: self.path(path)), encoding: .utf8)
  }

  /// Number of the file on the disk: another one once it was written anew.
  func identity(_ path: String) -> Int {
    (try! FileManager.default.attributesOfItem(atPath: self.path(path))[.systemFileNumber] as! NSNumber).intValue
  }

  /// Every file by its path, hidden ones too.
  var files: [String] {
    let found = FileManager.default.subpaths(atPath: folder) ?? []
    return found.filter { file in
      let type = try? FileManager.default.attributesOfItem(atPath: path(file))[.type] as? FileAttributeType
      return type != .typeDirectory
    }.sorted()
  }

  var generated: [String] { files.filter { $0.hasSuffix(".generated.swift") } }
}

/// Declarations that tests need again and again.
enum Sample {
  /// No hook, nothing of the support file.
  static func plain(_ name: String) -> String {
    """
    screen \(name) {
      input tap
      output title: String <- tap.map { "hello" }
    }

    """
  }

  static func withHook(_ name: String) -> String {
    """
    screen \(name) {
      input email: String
      output isValid: Bool <- email.map(isValid)
      bind send <- email
    }

    """
  }

  /// Needs a part of the support file.
  static func withActivity(_ name: String) -> String {
    """
    screen \(name) {
      input tap
      output isLoading: Bool
      output title: String <- tap.flatMapLatest(load -> String, activity: isLoading)
    }

    """
  }

  static func broken(_ name: String) -> String {
    """
    screen \(name) {
      input tap
      output title: String <- tpa.map { "hello" }
      output other: String <- tap.map { "hello" }
    }

    """
  }
}
