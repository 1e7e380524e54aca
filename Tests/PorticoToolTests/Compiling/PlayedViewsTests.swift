import Foundation
import PorticoModel
import Testing

/// Controls of a view block, played as a user plays them: the same happens in both libraries, with UIKit stood in for.
@Suite(.serialized, .enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"))
struct PlayedViewsTests {
  private func play(_ name: String, _ library: Settings.Library, _ body: String) async throws -> [Substring] {
    let libraries = try await BuiltLibraries.shared.value
    let folder = try TemporaryFolder()
    let text =
      "import UIKit\n" + (library == .rxswift ? "import RxSwift\n" : "import Combine\n")
      + "@main struct Main {\n  @MainActor static func main() {\n\(body)\n  }\n}\n"
    let main = try folder.write(text, to: "Main.swift")
    let fixture = try #require(Fixture.all.first { $0.name == name })
    let module = SwiftModule(fixture, library)
    let program = folder.url.appending(path: "program").path
    let built = try await Shell.run(
      ["swiftc", "-swift-version", "6", "-parse-as-library"] + libraries.searchPaths(library)
        + (module.files + [main]).map(\.path) + libraries.archives(library) + ["-o", program])
    try #require(built.status == 0 && built.complaints.isEmpty, "\(built.text)")
    let run = try await Shell.run([program])
    #expect(run.status == 0)
    return run.text.split(separator: "\n")
  }

  @Test(arguments: [Settings.Library.rxswift, .combine])
  func tableShowsSelectsAndDeletes(_ library: Settings.Library) async throws {
    let lines = try await play(
      "PostTable", library,
      """
      let store = PostStore(posts: (1...3).map { Post(id: $0, title: "Post \\($0)") })
      let model = PostTableViewModel(store: store)
      let (controller, table, refreshControl) = (UIViewController(), UITableView(), UIRefreshControl())
      let (spinner, banner, editButton) = (UIActivityIndicatorView(), UILabel(), UIBarButtonItem())
      table.register(PostCell.self, forCellReuseIdentifier: "PostCell")
      controller.loadViewIfNeeded()
      let binding = model.bind(
        controller: controller, table: table, refreshControl: refreshControl, editButton: editButton,
        retap: UITapGestureRecognizer(), spinner: spinner, banner: banner,
        tableCell: { row, post, cell in
          cell.show(post)
          print("cell", row)
        },
        showDetail: { print("detail", $0) })
      func tell(_ what: String) {
        let title = controller.navigationItem.title ?? "-"
        print(what, table.numberOfRows(inSection: 0), title, spinner.isAnimating, banner.text ?? "-", banner.isHidden)
      }
      tell("loaded")
      print(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessibilityLabel ?? "-")
      table.tap(2)
      table.swipeToDelete(0)
      tell("deleted")
      table.tap(0)
      refreshControl.beginRefreshing()
      refreshControl.sendActions(for: .valueChanged)
      tell("refreshed")
      print(refreshControl.isRefreshing, editButton.title ?? "-", table.isEditing)
      withExtendedLifetime(binding) {}
      """)
    #expect(
      lines == [
        "loaded 3 3 posts false 3 posts false", "cell 1", "Post 2", "detail 3",
        "deleted 2 2 posts false 2 posts false", "detail 2", "refreshed 2 2 posts false 2 posts false",
        "false Edit false",
      ])
  }

  @Test(arguments: [Settings.Library.rxswift, .combine])
  func formIsReadAndSet(_ library: Settings.Library) async throws {
    let lines = try await play(
      "SettingsForm", library,
      """
      let model = SettingsFormViewModel()
      let (nameField, nicknameField, biographyView) = (UITextField(), UITextField(), UITextView())
      let (publicSwitch, volumeSlider, copiesStepper) = (UISwitch(), UISlider(), UIStepper())
      let (birthdayPicker, themeControl, pages) = (UIDatePicker(), UISegmentedControl(), UIPageControl())
      let (saveButton, greetingLabel, summaryLabel) = (UIButton(), UILabel(), UILabel())
      let (suggestions, progress) = (SuggestionView(), UIProgressView())
      let binding = model.bind(
        nameField: nameField, nicknameField: nicknameField, biographyView: biographyView, publicSwitch: publicSwitch,
        volumeSlider: volumeSlider, copiesStepper: copiesStepper, birthdayPicker: birthdayPicker,
        themeControl: themeControl, pages: pages, saveButton: saveButton, greetingLabel: greetingLabel,
        summaryLabel: summaryLabel, avatarView: UIImageView(), suggestions: suggestions, progress: progress)
      func tell() {
        print(summaryLabel.text ?? "-")
        print(saveButton.isEnabled, saveButton.alpha, saveButton.currentTitle ?? "-", progress.progress)
      }
      tell()
      suggestions.pick("Ada")
      tell()
      biographyView.becomeFirstResponder()
      biographyView.insertText("Countess")
      nicknameField.insertText("A")
      themeControl.selectedSegmentIndex = 2
      themeControl.sendActions(for: .valueChanged)
      copiesStepper.value = 4
      copiesStepper.sendActions(for: .valueChanged)
      pages.currentPage = 5
      pages.sendActions(for: .valueChanged)
      volumeSlider.value = 0.25
      volumeSlider.sendActions(for: .valueChanged)
      publicSwitch.isOn = true
      publicSwitch.sendActions(for: .valueChanged)
      nameField.sendActions(for: .touchDown)
      saveButton.sendActions(for: .touchUpInside)
      tell()
      print(greetingLabel.text ?? "-", suggestions.latest, suggestions.isHidden, birthdayPicker.isHidden)
      withExtendedLifetime(binding) {}
      """)
    #expect(
      lines == [
        "false -1 0.0 0, : , 0", "false 0.3 Hello,  0.5", "false -1 0.0 0, : , 0", "true 1.0 Hello, Ada 0.5",
        "true 2 4.0 5, A: Countess, 3", "true 1.0 Hello, Ada 0.25", "Ada Ada true true",
      ])
  }

  @Test(arguments: [Settings.Library.rxswift, .combine])
  func cancelledBindingHearsNothing(_ library: Settings.Library) async throws {
    let lines = try await play(
      "PhotoSearch", library,
      """
      let model = PhotoSearchViewModel(library: PhotoLibrary(photos: [Photo(name: "cat"), Photo(name: "dog")]))
      let (controller, searchBar) = (UIViewController(), UISearchBar())
      let grid = UICollectionView()
      grid.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
      let binding = model.bind(
        controller: controller, searchBar: searchBar, grid: grid, gridCell: { _, photo, cell in cell.show(photo) },
        open: { print("open", $0) })
      searchBar.searchTextField.insertText("cat")
      searchBar.delegate?.searchBarSearchButtonClicked(searchBar)
      print(grid.numberOfItems(inSection: 0), controller.title ?? "-", searchBar.text ?? "-")
      print(grid.cellForItem(at: IndexPath(item: 0, section: 0))?.accessibilityLabel ?? "-")
      grid.tap(0)
      controller.viewWillAppear(false)
      print("[\\(searchBar.text ?? "-")]")
      binding.\(library == .rxswift ? "dispose" : "cancel")()
      grid.tap(0)
      print(grid.delegate == nil)
      """)
    #expect(lines == ["1 1 photos cat", "cat", "open 0", "[]", "true"])
  }
}
