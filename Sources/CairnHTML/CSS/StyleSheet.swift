/// The rules that a rendering needs, one for each distinct style.
///
/// A class is named after its rule's content, so the same style has the same name in every rendering, and sheets of
/// several pages can be merged. Sheets of the pages of a site share a `StyleSheet` and grow with them.
public struct StyleSheet: Hashable, Sendable {
  private var rules: [String: String] = [:]
  private var order: [String] = []

  /// Creates a sheet without rules.
  public init() {}

  /// The number of rules.
  public var count: Int { order.count }

  /// Adds the rules of another sheet.
  public mutating func formUnion(_ other: StyleSheet) {
    for name in other.order where rules[name] == nil {
      rules[name] = other.rules[name]
      order.append(name)
    }
  }

  /// The rules as CSS, in the order of their names, so that the text does not depend on which page came first.
  public var css: String {
    order.sorted().reduce(into: "") { css, name in
      let rule = rules[name] ?? ""
      if Self.hasBlocks(rule) {
        css += rule.split(separator: "&", omittingEmptySubsequences: false).joined(separator: ".\(name)") + "\n"
      } else {
        css += ".\(name){\(rule)}\n"
      }
    }
  }

  /// Whether a rule consists of blocks, in which `&` stands for the class; plain declarations begin with a property.
  private static func hasBlocks(_ rule: String) -> Bool {
    switch rule.utf8.first {
    case UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// Adds a rule and returns the name of its class.
  mutating func className(for declarations: Declarations) -> String {
    className(forRule: declarations.text)
  }

  /// Adds declarations, or blocks in which `&` stands for the class, and returns the name of the class.
  mutating func className(forRule text: String) -> String {
    var hash = ContentHash()
    hash.combine(text)
    var name = hash.name(length: 8)
    // Two rules whose names collide are told apart by more of the hash.
    if let other = rules[name], other != text {
      name = hash.name(length: 12)
    }
    if rules.updateValue(text, forKey: name) == nil {
      order.append(name)
    }
    return name
  }
}

/// A hash that is the same on every machine: FNV-1a with 64 bits (RFC 9923).
struct ContentHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ string: String) {
    for byte in string.utf8 {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }

  /// A class name: a letter, then digits of base 36.
  func name(length: Int) -> String {
    var rest = value ^ (value >> 32)
    var name = "c"
    for _ in 0..<length {
      name += String(rest % 36, radix: 36)
      rest /= 36
    }
    return name
  }
}
