import Testing

@testable import PorticoTool

@Suite struct XcodeTargetsTests {
  static func project(_ target: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        /* Begin PBXFileSystemSynchronizedRootGroup section */
        A10 /* App */ = { isa = PBXFileSystemSynchronizedRootGroup; path = "My App"; sourceTree = "<group>"; };
        /* End PBXFileSystemSynchronizedRootGroup section */
        A20 /* Tests */ = {
          isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
        A21 /* Shop */ = {
          isa = PBXNativeTarget;
          buildPhases = ( A01, A02 /* Sources */, );
          \(target)
          name = Shop;
          packageProductDependencies = (A50 /* RxSwift */);
          productType = "com.apple.product-type.application";
        };
        A30 = { isa = PBXProject; targets = ( A20 /* Tests */, A21 /* Shop */ ); };
        A50 = { isa = XCSwiftPackageProductDependency; productName = RxSwift; };
      };
      rootObject = A30 /* Project object */;
    }
    """
  }

  @Test func synchronizedFolders() {
    let targets = XcodeTargets.read(Self.project("fileSystemSynchronizedGroups = ( A10 /* App */, );"))
    #expect(targets.map(\.name) == ["Tests", "Shop"])
    #expect(targets.map(\.folder) == [nil, "My App"] && targets.map(\.isSynchronized) == [false, true])
    #expect(targets.map(\.isTest) == [true, false] && targets.map(\.isApp) == [false, true])
    #expect(targets[1].text == "RxSwift")
  }

  @Test func listedFiles() {
    let targets = XcodeTargets.read(Self.project(""))
    #expect(targets.map(\.folder) == [nil, nil] && targets.map(\.isSynchronized) == [false, false])
  }

  @Test func whatIsNoProjectHasNone() {
    for text in ["", "{", "{}", "<<<<<<< HEAD\n{ }", "{ objects = { A = { targets = (B); }; }; rootObject = A; }"] {
      #expect(XcodeTargets.read(text) == [])
    }
  }
}
