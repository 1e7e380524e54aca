/// The errors that streams make themselves.
public enum RxError: Swift.Error, Sendable, CustomDebugStringConvertible {
  case unknown
  case disposed(object: any Sendable)
  case overflow
  case argumentOutOfRange
  case noElements
  case moreThanOneElement
  case timeout

  /// The same in words, for whoever debugs.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
