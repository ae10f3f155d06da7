/// The rules that a rendering needs, one for each distinct style.
///
/// A class is named after its rule's content, so the same style has the same name in every rendering, and sheets of
/// several pages can be merged. Sheets of the pages of a site share a `StyleSheet` and grow with them.
public struct StyleSheet: Hashable, Sendable {
  /// The class names by rule.
  private var names: [String: String] = [:]

  /// Creates a sheet without rules.
  public init() {}

  /// The number of rules.
  public var count: Int { names.count }

  /// Adds the rules of another sheet.
  public mutating func formUnion(_ other: StyleSheet) {
    names.merge(other.names) { name, _ in name }
  }

  /// The rules as CSS, in the order of their names, so that the text does not depend on which page came first.
  public var css: String {
    names.sorted { $0.value < $1.value }.reduce(into: "") { css, entry in
      let (rule, name) = entry
      if Self.hasBlocks(rule) {
        css += rule.split(separator: "&", omittingEmptySubsequences: false).joined(separator: ".\(name)") + "\n"
      } else {
        css += ".\(name){\(rule)}\n"
      }
    }
  }

  /// Whether a rule consists of blocks, where `&` stands for the class; plain declarations begin with a property.
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

  /// Adds declarations, or blocks where `&` stands for the class, and returns the name of the class.
  mutating func className(forRule text: String) -> String {
    if let name = names[text] { return name }
    let name = ContentHash.className(of: text)
    names[text] = name
    return name
  }
}
