/// The error that `#` stands for, unless another is named.
public struct MarbleError: Error, Hashable, Sendable {
  /// The error.
  public init() {}
}
