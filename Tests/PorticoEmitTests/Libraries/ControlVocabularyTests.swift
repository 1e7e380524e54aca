import PorticoEmit
import PorticoModel
import Testing

@Suite struct ControlVocabularyTests {
  @Test(arguments: [
    ("UITableView", "items(Feed.PostCell.self)", "(Int, Post, Feed.PostCell) -> Void", "\"PostCell\""),
    (
      "UITableView", "items(cellIdentifier: f(1, 2), cellType: PostCell.self)", "(Int, Post, PostCell) -> Void",
      "f(1, 2)"
    ),
    ("UITableView", "items", "(UITableView, Int, Post) -> UITableViewCell", nil),
    ("UICollectionView", "items", "(UICollectionView, Int, Post) -> UICollectionViewCell", nil),
  ])
  func cellsAreFilledByTheView(type: String, property: String, closure: String, identifier: String?) {
    let path = ControlExample(type, sets: property, to: "[Post]").path
    #expect(path.cellMaker?.name == "xCell")
    #expect(path.cellMaker?.type == closure)
    #expect(path.cellIdentifier == identifier)
  }

  @Test func nothingElseHasCells() {
    #expect(ControlExample("UILabel", sets: "text", to: "String").path.cellMaker == nil)
  }

  @Test func controlInsideAnotherIsReachedByItsPath() {
    let path = ControlExample("UISearchController", reads: "searchBar.text", as: "String").path
    #expect(path.owner == "x.searchBar")
    #expect(path.weakOwner == "x?.searchBar")
  }
}
