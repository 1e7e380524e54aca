/// What follows an element's name in Swift text: `$0.form.email`, told to whoever wants to know where parts are named.
import PorticoSyntax

extension SwiftNames {
  func tellMembers(of number: Int?, _ tokens: [Token], _ index: Int, _ range: Range<Int>) {
    members?(number, Self.memberSpans(tokens, index, range))
  }

  func tellMembers(ofParameter name: String, _ tokens: [Token], _ index: Int, _ range: Range<Int>) {
    // What is bound twice may be something else.
    guard members != nil, let number = ownParameters.firstIndex(of: name), bound.count(where: { $0 == name }) == 1
    else { return }
    tellMembers(of: ownParameters.count > 1 ? number : nil, tokens, index, range)
  }

  static func memberSpans(_ tokens: [Token], _ index: Int, _ range: Range<Int>) -> [Span] {
    var spans: [Span] = []
    var next = index + 1
    while next + 1 < range.upperBound, tokens[next].kind == .period, tokens[next + 1].kind == .identifier {
      spans.append(tokens[next + 1].span)
      next += 2
    }
    return spans
  }
}
