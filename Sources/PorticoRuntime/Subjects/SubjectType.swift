/// A stream that is an observer too.
public protocol SubjectType<Element>: ObservableType {
  associatedtype Observer: ObserverType
  func asObserver() -> Observer
}
