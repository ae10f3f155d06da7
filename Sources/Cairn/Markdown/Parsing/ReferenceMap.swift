/// Where a link leads, and its title.
struct LinkTarget {
  var destination: String
  var title: String?
  /// Where the destination stands in the content, if it stands there.
  var place: Range<Int>?

  /// The number of bytes that each use adds to what is made of the document.
  var size: Int { destination.utf8.count + (title?.utf8.count ?? 0) }
}

/// The definitions of link labels.
struct ReferenceMap {
  private var targets: [ByteKey: LinkTarget] = [:]

  var isEmpty: Bool { targets.isEmpty }

  /// Adds a definition, and returns whether it is the first of its label, which alone counts.
  mutating func add(label: UnsafeBufferPointer<UInt8>, _ target: LinkTarget) -> Bool {
    let key = Self.key(label)
    guard targets[key] == nil else { return false }
    targets[key] = target
    return true
  }

  func target(ofLabel label: UnsafeBufferPointer<UInt8>) -> LinkTarget? {
    targets.isEmpty ? nil : targets[Self.key(label)]
  }

  /// What two labels have in common that match: their words without regard to case and white space.
  static func key(_ label: UnsafeBufferPointer<UInt8>) -> ByteKey {
    var words: [UInt8] = []
    words.reserveCapacity(label.count)
    var isASCII = true
    for byte in label {
      if byte.isMarkdownSpace {
        if let last = words.last, last != Byte.space { words.append(Byte.space) }
      } else {
        words.append(byte.lowercased)
        isASCII = isASCII && byte < 0x80
      }
    }
    if words.last == Byte.space { words.removeLast() }
    let key = String(decoding: words, as: UTF8.self)
    return ByteKey(isASCII ? key : folded(key))
  }

  /// The string with its case folded; letters that only differ in case become equal.
  private static func folded(_ string: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      // The dotless i is folded to itself, but its capital letter is I.
      guard scalar != "\u{131}" else {
        result.append(scalar)
        continue
      }
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        for upper in lower.properties.uppercaseMapping.unicodeScalars {
          // Labels in ASCII are in lower case.
          result.append(upper.isASCII ? Unicode.Scalar(UInt8(truncatingIfNeeded: upper.value).lowercased) : upper)
        }
      }
    }
    return String(result)
  }
}
