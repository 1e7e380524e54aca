/// A stand-in for RxCocoa's items and selections of UIKit's tables and collections, over a data source and delegate of its
/// own where RxCocoa has proxies, which need the Objective-C runtime.

import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UITableView {
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> Disposable
  where Source.Element == Sequence {
    let rows = Rows.of(base)
    base.dataSource = rows
    return { cellFactory in
      source.subscribe(onNext: { [weak base] sequence in
        let items = Array(sequence)
        rows.items = items
        rows.cell = { cellFactory($0, $1, items[$1]) }
        base?.reloadData()
      })
    }
  }

  public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable
  where Source.Element == Sequence {
    { source in
      { configureCell in
        self.items(source)({ table, row, item in
          let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0))
          configureCell(row, item, cell as! Cell)
          return cell
        })
      }
    }
  }

  public var itemSelected: ControlEvent<IndexPath> { events(.selected, of: Rows.of(base)) }
  public var itemDeselected: ControlEvent<IndexPath> { events(.deselected, of: Rows.of(base)) }
  public var itemDeleted: ControlEvent<IndexPath> { events(.deleted, of: Rows.of(base)) }

  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(.selected) }
  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(.deselected) }

  private func models<T>(_ kind: Rows.Kind) -> ControlEvent<T> {
    let rows = Rows.of(base)
    return ControlEvent(events: events(kind, of: rows).compactMap { rows.items[$0.row] as? T })
  }

  private func events(_ kind: Rows.Kind, of rows: Rows) -> ControlEvent<IndexPath> {
    if base.dataSource == nil { base.dataSource = rows }
    base.delegate = rows
    return ControlEvent(
      events: rows.events.filter { $0.kind == kind }.map { event in withExtendedLifetime(rows) { event.indexPath } })
  }
}

/// Kept by the streams that it feeds.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  enum Kind { case selected, deselected, deleted }

  let events = PublishSubject<(kind: Kind, indexPath: IndexPath)>()
  var items: [Any] = []
  var cell: ((UITableView, Int) -> UITableViewCell)?

  static func of(_ table: UITableView) -> Rows { table.dataSource as? Rows ?? table.delegate as? Rows ?? Rows() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell?(tableView, indexPath.row) ?? UITableViewCell()
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    events.onNext((.deleted, indexPath))
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.onNext((.selected, indexPath))
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.onNext((.deselected, indexPath))
  }
}

extension Reactive where Base: UICollectionView {
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) -> Disposable
  where Source.Element == Sequence {
    let cells = Cells.of(base)
    base.dataSource = cells
    return { cellFactory in
      source.subscribe(onNext: { [weak base] sequence in
        let items = Array(sequence)
        cells.items = items
        cells.cell = { cellFactory($0, $1, items[$1]) }
        base?.reloadData()
      })
    }
  }

  public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable
  where Source.Element == Sequence {
    { source in
      { configureCell in
        self.items(source)({ collection, index, item in
          let indexPath = IndexPath(item: index, section: 0)
          let cell = collection.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: indexPath)
          configureCell(index, item, cell as! Cell)
          return cell
        })
      }
    }
  }

  public var itemSelected: ControlEvent<IndexPath> { events(isSelection: true, of: Cells.of(base)) }
  public var itemDeselected: ControlEvent<IndexPath> { events(isSelection: false, of: Cells.of(base)) }
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(isSelection: true) }
  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(isSelection: false) }

  private func models<T>(isSelection: Bool) -> ControlEvent<T> {
    let cells = Cells.of(base)
    return ControlEvent(events: events(isSelection: isSelection, of: cells).compactMap { cells.items[$0.item] as? T })
  }

  private func events(isSelection: Bool, of cells: Cells) -> ControlEvent<IndexPath> {
    if base.dataSource == nil { base.dataSource = cells }
    base.delegate = cells
    return ControlEvent(
      events: cells.events.filter { $0.isSelection == isSelection }.map { event in
        withExtendedLifetime(cells) { event.indexPath }
      })
  }
}

private final class Cells: UICollectionViewDataSource, UICollectionViewDelegate {
  let events = PublishSubject<(isSelection: Bool, indexPath: IndexPath)>()
  var items: [Any] = []
  var cell: ((UICollectionView, Int) -> UICollectionViewCell)?

  static func of(_ collection: UICollectionView) -> Cells {
    collection.dataSource as? Cells ?? collection.delegate as? Cells ?? Cells()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell?(collectionView, indexPath.item) ?? UICollectionViewCell()
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.onNext((true, indexPath))
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.onNext((false, indexPath))
  }
}
