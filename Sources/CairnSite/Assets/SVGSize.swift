import Foundation

/// The size of a drawing, from the start tag of its root.
enum SVGSize {
  /// Returns the width and height, or those of the drawing's box of coordinates.
  static func read(_ bytes: [UInt8]) -> (Int, Int)? {
    let text = String(decoding: bytes.prefix(8_192), as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = text[start.upperBound..<end]
    if let width = length(attribute("width", in: tag)), let height = length(attribute("height", in: tag)) {
      return (width, height)
    }
    let box = attribute("viewBox", in: tag)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    guard box.count == 4, let width = whole(box[2]), let height = whole(box[3]) else { return nil }
    return (width, height)
  }

  private static func attribute(_ name: String, in tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = tag.range(of: " \(name)=\(quote)") ?? tag.range(of: "\n\(name)=\(quote)") else { continue }
      return tag[start.upperBound...].prefix { String($0) != quote }
    }
    return nil
  }

  private static func length(_ text: Substring?) -> Int? {
    guard let text else { return nil }
    let number = text.hasSuffix("px") ? text.dropLast(2) : text
    return Double(number).flatMap(whole)
  }

  private static func whole(_ number: Double) -> Int? {
    number.isFinite && number >= 0.5 && number < 1e9 ? Int(number.rounded()) : nil
  }
}
