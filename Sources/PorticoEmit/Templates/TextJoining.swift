/// Text put together of texts. The standard library's `joined` grows its result as it goes; generated text is joined at
/// every level it is laid out on, so inside this module the memory is taken once.
extension Array<String> {
  func joined(separator: String = "") -> String {
    if count == 1 { return self[0] }
    var length = separator.utf8.count * Swift.max(count - 1, 0)
    for part in self { length += part.utf8.count }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var end = 0
      for index in indices {
        if index > 0 { end = separator.copyBytes(into: buffer, at: end) }
        end = self[index].copyBytes(into: buffer, at: end)
      }
      return end
    }
  }
}

extension String {
  /// Where the copy ends.
  fileprivate func copyBytes(into buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
    let count = utf8.count
    guard count > 0 else { return start }
    let target = UnsafeMutableBufferPointer(rebasing: buffer[start..<start + count])
    let isCopied: Void? = utf8.withContiguousStorageIfAvailable { _ = target.update(from: $0) }
    if isCopied == nil { _ = target.update(from: utf8) }
    return start + count
  }
}
