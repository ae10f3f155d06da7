/// Resolves backslash escapes and character references in destinations, titles and info strings.
enum Unescaper {
  static func string(
    _ bytes: MarkdownBytes,
    _ range: Range<Int>,
    resolvesReferences: Bool = true,
    resolvesEscapes: Bool = true
  ) -> String {
    guard bytes[range].contains(where: { $0 == Byte.backslash || $0 == Byte.ampersand }) else {
      return bytes.string(range)
    }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if resolvesEscapes, bytes[index] == Byte.backslash, index + 1 < range.upperBound,
        bytes[index + 1].isASCIIPunctuation
      {
        result.append(bytes[index + 1])
        index += 2
      } else if resolvesReferences, bytes[index] == Byte.ampersand,
        let (value, end) = EntityScanner.reference(bytes, at: index),
        end <= range.upperBound
      {
        result.append(contentsOf: value.utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
