/// Makes names of headings to link to, as GitHub does, each once.
struct SlugRegister {
  /// How many numbers each name got.
  private var counts: [ByteKey: Int] = [:]

  /// Returns the name for a heading with some words.
  mutating func slug(for words: String) -> String {
    let base = Self.name(for: words)
    guard var count = counts[ByteKey(base)] else {
      counts[ByteKey(base)] = 0
      return base
    }
    var slug: String
    repeat {
      count += 1
      slug = "\(base)-\(count)"
    } while counts[ByteKey(slug)] != nil
    counts[ByteKey(base)] = count
    counts[ByteKey(slug)] = 0
    return slug
  }

  /// Returns the name that a heading with some words has if no other has it.
  static func name(for words: String) -> String {
    let name = slug(of: words)
    return name.isEmpty ? "section" : name
  }

  /// The letters and digits of words in lower case; spaces become hyphens, and other characters are left out.
  private static func slug(of words: String) -> String {
    if words.utf8.allSatisfy({ $0 < 0x80 }) { return slug(ofASCII: words.utf8) }
    var result = String.UnicodeScalarView()
    for scalar in words.lowercased().unicodeScalars {
      if scalar == " " {
        result.append("-")
      } else if isKept(scalar) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func slug(ofASCII words: String.UTF8View) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(words.count)
    for byte in words {
      if byte == Byte.space {
        result.append(Byte.hyphen)
      } else if byte.isASCIIAlphanumeric || byte == Byte.hyphen || byte == Byte.underscore {
        result.append(byte.lowercased)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return byte.isASCIIAlphanumeric || byte == Byte.hyphen || byte == Byte.underscore
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }
}
