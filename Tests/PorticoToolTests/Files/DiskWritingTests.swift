import Foundation
import PorticoTool
import Testing

@Suite struct DiskWritingTests {
  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? NSNumber).intValue
  }

  @Test func whatIsReadOnlyStays() throws {
    let sandbox = Sandbox(["A.swift": "mine"])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: sandbox.path("A.swift"))
    #expect(throws: DiskProblem("cannot be written", "it is read-only")) {
      try Disk.write([0x41], to: sandbox.path("A.swift"))
    }
    #expect(sandbox.read("A.swift") == "mine")
    #expect(sandbox.files == ["A.swift"])
  }

  @Test func permissionsStay() throws {
    let sandbox = Sandbox(["A.swift": "mine"])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: sandbox.path("A.swift"))
    try Disk.write([0x41], to: sandbox.path("A.swift"))
    #expect(sandbox.read("A.swift") == "A")
    #expect(try mode(sandbox.path("A.swift")) == 0o640)
  }

  @Test func aLinkStaysOne() throws {
    let sandbox = Sandbox(["A.swift": "mine"])
    sandbox.link("B.swift", to: "A.swift")
    try Disk.write([0x41], to: sandbox.path("B.swift"))
    #expect(sandbox.read("A.swift") == "A")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path("B.swift"))
    #expect(target == "A.swift")
  }
}
