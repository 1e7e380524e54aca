/// A stand-in for UIKit's tables and collections: what their data source says is asked for when a test asks for a cell. A
/// test plays the user with `tap`, `untap` and `swipeToDelete`.

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

@preconcurrency @MainActor open class UIScrollView: UIView {
  open var isScrollEnabled = true
  open var refreshControl: UIRefreshControl?
}

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public required init() { super.init(frame: .zero) }
}

@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

@preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

@preconcurrency @MainActor open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var isEditing = false
  open var allowsSelection = true
  public private(set) var reloads = 0
  private var cells: [String: UITableViewCell.Type] = [:]

  open func register(_ cell: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cells[identifier] = cell
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = cells[identifier] else { fatalError("no cell is registered for \(identifier)") }
    return cell.init()
  }

  open func reloadData() { reloads += 1 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  public func tap(_ row: Int) { delegate?.tableView(self, didSelectRowAt: IndexPath(row: row, section: 0)) }
  public func untap(_ row: Int) { delegate?.tableView(self, didDeselectRowAt: IndexPath(row: row, section: 0)) }

  public func swipeToDelete(_ row: Int) {
    let indexPath = IndexPath(row: row, section: 0)
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return }
    dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
  }
}

@preconcurrency @MainActor open class UICollectionViewCell: UIView {
  public required init() { super.init(frame: .zero) }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  open var allowsSelection = true
  public private(set) var reloads = 0
  private var cells: [String: UICollectionViewCell.Type] = [:]

  open func register(_ cell: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    cells[identifier] = cell
  }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = cells[identifier] else { fatalError("no cell is registered for \(identifier)") }
    return cell.init()
  }

  open func reloadData() { reloads += 1 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  public func tap(_ item: Int) {
    delegate?.collectionView(self, didSelectItemAt: IndexPath(item: item, section: 0))
  }
}
