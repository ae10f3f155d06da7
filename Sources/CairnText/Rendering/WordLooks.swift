import Cairn

/// The looks of words: the inherited style, and the numbers of looks and links in the current part of the page.
struct WordLooks {
  /// The inherited style; each change forgets the numbers that follow from it.
  var inherited = InheritedStyle() {
    didSet {
      number = nil
      latest = nil
    }
  }
  /// The inherited styles outside the open ones; `nil` for styles of boxes.
  private var outer: [InheritedStyle?] = []
  /// The number of the inherited look, if it was needed.
  private var number: UInt16?
  /// The latest own style of words under the inherited look, with its number.
  private var latest: (style: TextStyle, number: UInt16)?

  var styles = StyleTable()
  var links = LinkTable()

  // MARK: - Styles that are open

  /// Begins a style; returns `false` if it is about the view's box.
  mutating func begin(_ style: StyleModifier) -> Bool {
    var changed = inherited
    guard changed.apply(style) else {
      outer.append(nil)
      return false
    }
    outer.append(inherited)
    inherited = changed
    return true
  }

  /// Ends the latest style; returns `false` if it was about a box.
  mutating func end() -> Bool {
    guard let style = outer.popLast()?.flatMap(\.self) else { return false }
    inherited = style
    return true
  }

  // MARK: - Numbers

  /// Returns the number of the look of words with their own style, which is often empty.
  mutating func number(of style: TextStyle) -> UInt16 {
    guard !style.isEmpty else { return inheritedNumber() }
    if let latest, latest.style == style { return latest.number }
    let number = styles.number(of: inherited.cellStyle(style))
    latest = (style, number)
    return number
  }

  private mutating func inheritedNumber() -> UInt16 {
    if let number { return number }
    let new = styles.number(of: inherited.cellStyle(TextStyle()))
    number = new
    return new
  }

  /// Forgets the numbers of looks, if there are many; returns whether it did.
  mutating func forgetStyles() -> Bool {
    guard styles.styles.count > 2_048 else { return false }
    styles = StyleTable()
    number = nil
    latest = nil
    return true
  }
}
