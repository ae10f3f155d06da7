import Cairn

/// Style sheets with and without references to the parts of themes.
///
/// A page without a theme has plain values, so that it costs no byte more.
enum ThemedText {
  /// Returns declarations in which sizes of text styles, and families of fonts, are references to parts of themes.
  static func themed(_ css: String) -> String {
    var result = ""
    var rest = css[...]
    while let found = next(in: rest) {
      result += rest[..<found.range.lowerBound]
      result += found.text
      rest = rest[found.range.upperBound...]
    }
    return result + rest
  }

  private static let sizes: [String: ThemeProperty] = {
    var sizes: [String: ThemeProperty] = [:]
    for property in ThemeProperty.allCases {
      if let size = property.usualSize { sizes[CSSLength.rem(size)] = property }
    }
    return sizes
  }()

  private static let families: [String: ThemeProperty] = [
    "var(--sans-serif)": .bodyFont, "var(--monospaced)": .codeFont,
  ]

  /// Finds the next declaration that refers to no theme yet.
  private static func next(in css: Substring) -> (range: Range<Substring.Index>, text: String)? {
    let utf8 = css.utf8
    var start = utf8.startIndex
    while let colon = utf8[start...].firstIndex(of: UInt8(ascii: ":")) {
      start = utf8.index(after: colon)
      let name = utf8[..<colon].suffix(11)
      let table =
        name.elementsEqual("font-family".utf8) ? families : name.suffix(9).elementsEqual("font-size".utf8) ? sizes : nil
      guard let table else { continue }
      let end = utf8[start...].firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "}") } ?? utf8.endIndex
      let value = String(css[start..<end])
      if let property = table[value] { return (start..<end, property.reference(or: value)) }
    }
    return nil
  }

  /// Returns a sheet in which each reference to a part of a theme is the value that counts without one.
  static func plain(_ css: String) -> String {
    var css = css
    for name in ThemeProperty.ofThemesOnly.map(\.name) + ["--section-overlap"] {
      let beginning = "var(\(name),"
      guard css.utf8.count > beginning.utf8.count else { continue }
      css = replacing(beginning, in: css)
    }
    return css
  }

  private static func replacing(_ beginning: String, in css: String) -> String {
    let bytes = Array(css.utf8)
    let pattern = Array(beginning.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    // The parentheses within the values that are being copied, one count for each open reference.
    var depths: [Int] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == pattern[0], bytes[position...].starts(with: pattern) {
        depths.append(0)
        position += pattern.count
        continue
      }
      position += 1
      if let depth = depths.last {
        if byte == UInt8(ascii: "("), depth >= 0 { depths[depths.count - 1] += 1 }
        if byte == UInt8(ascii: ")") {
          guard depth > 0 else {
            depths.removeLast()
            continue
          }
          depths[depths.count - 1] -= 1
        }
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
