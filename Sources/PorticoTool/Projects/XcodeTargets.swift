/// The targets of an Xcode project, in its order, and whether Xcode keeps their files in step with the disk by itself.
enum XcodeTargets {
  static func read(_ text: String) -> [Project.Target] {
    guard let project = PropertyList(text), let objects = project["objects"], let root = project["rootObject"]?.text,
      let identifiers = objects[root]?["targets"]?.texts
    else { return [] }
    return identifiers.compactMap { identifier in
      guard let target = objects[identifier], let name = target["name"]?.text else { return nil }
      let kind = target["productType"]?.text ?? ""
      let folders = target["fileSystemSynchronizedGroups"]?.texts.compactMap { objects[$0]?["path"]?.text } ?? []
      return Project.Target(
        name: name, folder: folders.first { $0 == name } ?? folders.first,
        isTest: kind.hasSuffix("-test") || kind.hasSuffix("-testing"),
        isApp: kind == "com.apple.product-type.application", isSynchronized: !folders.isEmpty,
        text: dependencies(target, objects))
    }
  }

  /// The packages' products that it is linked with.
  private static func dependencies(_ target: PropertyList, _ objects: PropertyList) -> String {
    (target["packageProductDependencies"]?.texts ?? []).compactMap { objects[$0]?["productName"]?.text }
      .joined(separator: " ")
  }
}
