/// `decode`: values of a type out of data.
import Foundation

/// What makes values out of data: the decoders of Foundation, or one's own.
public protocol DataDecoder {
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Each piece of data decoded; what can't be decoded ends the stream with the decoder's error.
  ///
  /// - Parameters:
  ///   - type: What the values are.
  ///   - decoder: What reads the data.
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}
