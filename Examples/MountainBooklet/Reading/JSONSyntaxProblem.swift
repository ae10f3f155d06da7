import Foundation

/// Where and why data is not JSON.
struct JSONSyntaxProblem {
  /// What is wrong and what to do, in whole sentences.
  let message: String
  /// The line and the column, both counted from 1, where Foundation tells.
  let place: (line: Int, column: Int)?

  /// Looks for the place at which data stops being JSON.
  ///
  /// `JSONDecoder` says only that there is one. `JSONSerialization` mentions the byte, though nowhere but in the words of
  /// its debug description, so a description without a number leaves the place open.
  init(in data: Data) {
    var reason = "The given data was not valid JSON."
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? reason
    }
    let offset = reason.hasPrefix("Unexpected end of file during JSON") ? data.count : Self.offset(in: reason)
    place = offset.map { Self.place(of: $0, in: data) }
    let cause = reason.split(separator: " around character").first.map(String.init) ?? reason
    let sentence = cause.hasSuffix(".") ? cause : cause + "."
    message = "\(sentence) Correct the commas, quotes and brackets here or just before, so that the file is JSON."
  }

  private static func offset(in reason: String) -> Int? {
    guard let words = reason.range(of: "character ") else { return nil }
    return Int(reason[words.upperBound...].prefix { $0.isNumber })
  }

  private static func place(of offset: Int, in data: Data) -> (line: Int, column: Int) {
    let before = [UInt8](data.prefix(offset))
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let isCharacterStart = { (byte: UInt8) in byte & 0xC0 != 0x80 }
    return (1 + before.count { $0 == newline }, 1 + before[lineStart...].count(where: isCharacterStart))
  }
}
