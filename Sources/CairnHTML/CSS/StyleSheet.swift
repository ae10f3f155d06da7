import Cairn

/// The rules that a rendering needs: those of the base sheet, and one for each distinct style.
///
/// A class is named after its rule's content, so the same style has the same name in every rendering, and sheets of
/// several pages can be merged. Sheets of the pages of a site share a `StyleSheet` and grow with them.
///
/// The rules of the base sheet keep their order, so a merged sheet does not depend on which page came first. For the
/// same reason, a page that gets further content gets a whole new sheet, not the missing rules:
///
/// ```swift
/// let fragment = view.renderHTML()
/// if !fragment.styleSheet.isSubset(of: sheet) {
///   sheet.formUnion(fragment.styleSheet)
///   send(sheet.styles)
/// }
/// ```
public struct StyleSheet: Hashable, Sendable {
  /// The class names by rule.
  private var names: [String: String] = [:]
  /// What the content uses of the base sheet.
  var words = SheetWords()
  /// Rules of your own behind all others; none by default.
  ///
  /// They win over all others, however little they select by: those are in the layer `cairn` then, and yours are in none.
  /// They may read and set the custom properties of themes.
  public var ownStyles = "" {
    didSet {
      guard !ownStyles.isEmpty else { return }
      formUnion(propertiesReadBy: ownStyles)
      leavesRoomForOwnStyles()
    }
  }
  /// The files of fonts.
  var fontFaces: Set<FontFaceRule> = []
  /// The way from the sheet to the root of its site; `nil` where addresses stay as they are.
  var siteRoot: Address?
  /// Whether the rules are in a layer, so that those of your own win, here or in another sheet.
  private(set) var isLayered = false

  /// Creates a sheet without rules.
  public init() {}

  /// The number of rules besides those of the base sheet.
  public var count: Int { names.count }

  /// Adds the rules of another sheet.
  public mutating func formUnion(_ other: StyleSheet) {
    if !other.names.isEmpty { names.merge(other.names) { name, _ in name } }
    words.formUnion(other.words)
    if !other.fontFaces.isEmpty { fontFaces.formUnion(other.fontFaces) }
    siteRoot = siteRoot ?? other.siteRoot
    isLayered = isLayered || other.isLayered
    if !other.ownStyles.isEmpty, !ownStyles.contains(other.ownStyles) { ownStyles += other.ownStyles }
  }

  /// Adds the custom properties of the base sheet that rules of your own read.
  package mutating func formUnion(propertiesReadBy css: String) {
    words.formUnion(BaseSheet.shared.vocabulary.names(in: css))
  }

  /// Puts the rules into a layer, so that those of another sheet win.
  package mutating func leavesRoomForOwnStyles() {
    isLayered = true
    refersToThemes()
  }

  /// Returns whether another sheet has all rules of this one, so that a page with that sheet can take the content.
  public func isSubset(of other: StyleSheet) -> Bool {
    words.isSubset(of: other.words) && other.ownStyles.contains(ownStyles) && (other.isLayered || !isLayered)
      && fontFaces.isSubset(of: other.fontFaces) && names.keys.allSatisfy { other.names[$0] != nil }
  }

  /// Adds all rules of the base sheet, for content that nobody knows.
  package mutating func formUnionWithBase() { words = .all }

  /// The whole sheet as CSS: files of fonts, the rules of ``base`` that the content needs, those of its styles, and your own.
  public var styles: String {
    let rules = BaseSheet.shared.css(for: words) + css
    return fontRules + (isLayered ? "@layer cairn{\n" + rules + "}\n" + ownStyles : rules)
  }

  /// The rules besides those of the base sheet as CSS, in the order of their names, so that the text does not depend on which page came first.
  public var css: String { css(of: names) }

  /// The rules besides those of the base sheet, without their classes.
  var rules: [String] { names.sorted { $0.value < $1.value }.map(\.key) }

  /// Returns the rules besides those of the base sheet that another sheet does not have, as CSS.
  func css(missingFrom other: StyleSheet) -> String {
    let css = css(of: names.filter { other.names[$0.key] == nil })
    return fontRules(missingFrom: other) + (isLayered && !css.isEmpty ? "@layer cairn{\n" + css + "}\n" : css)
  }

  private func css(of names: [String: String]) -> String {
    let isThemed = BaseSheet.shared.refersToThemes(words)
    return names.sorted { $0.value < $1.value }.reduce(into: "") { css, entry in
      let name = entry.value
      let rule = isThemed ? ThemedText.themed(entry.key) : entry.key
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
    words.formUnion(BaseSheet.shared.vocabulary.names(in: text))
    return name
  }
}
