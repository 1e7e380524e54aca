/// The walls between the rooms: who imports whom, who may name whose types.
import Testing

@Suite struct RoomTests {
  @Test(arguments: SwiftFile.sources)
  func moduleImportsWhatStandsAboveIt(_ file: SwiftFile) throws {
    let module = try #require(
      Rooms.modules.first { $0.name == file.module }, "\(file.module) is no module of the design: add it to Rooms")
    for name in file.imports {
      let isPackages = name.lowercased().hasPrefix("portico")
      let isAllowed = isPackages ? module.imports.contains(name) : module.system?.contains(name) ?? true
      #expect(isAllowed, "\(file.path) imports \(name)")
    }
  }

  /// Where the system's own calls begin and end.
  @Test func onlyFilesTalkToTheSystem() {
    let systems = SwiftFile.sources.filter {
      $0.module == "PorticoTool" && !Rooms.system.isDisjoint(with: $0.imports) && $0.room != "PorticoTool/Files"
    }
    #expect(systems.map(\.path) == [])
  }

  @Test func everyRoomIsInTheDesign() {
    let rooms = Set(SwiftFile.sources.map(\.room)).filter { room in
      ["PorticoSyntax", "PorticoModel", "PorticoEmit"].contains { room.hasPrefix($0 + "/") || room == $0 }
    }
    #expect(rooms.subtracting(Rooms.walls.keys) == [])
  }

  @Test func roomNamesNothingBehindItsWall() {
    let owners = Self.owners
    for file in SwiftFile.sources {
      guard let open = Rooms.walls[file.room] else { continue }
      let reachable = Rooms.modules.first { $0.name == file.module }?.imports.union([file.module]) ?? []
      let own = file.nestedTypes
      let strangers = file.places { word in
        guard !word.isString, !word.isMember, !own.contains(word.text) else { return false }
        let rooms = (owners[word.text] ?? []).filter { room in
          reachable.contains { room == $0 || room.hasPrefix($0 + "/") }
        }
        return !rooms.isEmpty && !rooms.contains(file.room) && rooms.isDisjoint(with: open)
      }
      #expect(strangers == [])
    }
  }

  @Test func modelKnowsNoNodeOfTheTree() {
    let tree = Set(SwiftFile.sources.filter { $0.room == "PorticoSyntax/Tree" }.flatMap(\.types))
    for file in SwiftFile.sources where file.room == "PorticoModel/Model" {
      let own = file.nestedTypes
      let found = file.places { word in
        !word.isString && !own.contains(word.text) && (tree.contains(word.text) || word.text.hasSuffix("Node"))
          && word.text != "PortSide"
      }
      #expect(found == [])
    }
  }

  @Test func nothingBehindTheModelKnowsTheTree() {
    let tree = Set(SwiftFile.sources.filter { $0.room == "PorticoSyntax/Tree" }.flatMap(\.types))
      .filter { $0.hasSuffix("Node") }
    #expect(!tree.isEmpty)
    let found = SwiftFile.sources.filter { $0.module == "PorticoEmit" }.flatMap { file in
      file.places { !$0.isString && tree.contains($0.text) }
    }
    #expect(found == [])
  }

  /// The rooms that declare a type of this name.
  private static let owners: [String: Set<String>] = {
    var owners: [String: Set<String>] = [:]
    for file in SwiftFile.sources {
      for type in file.types { owners[type, default: []].insert(file.room) }
    }
    return owners
  }()
}
