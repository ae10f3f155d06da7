import Cairn

/// How words look: what they inherit, and the numbers that looks and links have in the part of the page being laid out.
struct WordLooks {
  /// What words inherit.
  ///
  /// The numbers that follow from it are forgotten whenever it changes.
  var inherited = InheritedStyle() {
    didSet {
      number = nil
      latest = nil
    }
  }
  /// What was inherited outside the styles that are open; `nil` for styles of boxes.
  private var outer: [InheritedStyle?] = []
  /// The number of the inherited look, once something needed it.
  private var number: UInt16?
  /// The latest style that words had of their own under the inherited look, and its number.
  private var latest: (style: TextStyle, number: UInt16)?

  var styles = StyleTable()
  var links = LinkTable()

  // MARK: - Styles that are open

  /// Puts a style in force; `false` when it is about the view's box instead.
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

  /// Ends the style that began last; `false` when it was about a box.
  mutating func end() -> Bool {
    guard let style = outer.popLast()?.flatMap(\.self) else { return false }
    inherited = style
    return true
  }

  // MARK: - Numbers

  /// The number of the look of words with a style of their own, which is often empty.
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

  /// Forgets the numbers of looks; `false` as long as there are few.
  mutating func forgetStyles() -> Bool {
    guard styles.styles.count > 2_048 else { return false }
    styles = StyleTable()
    number = nil
    latest = nil
    return true
  }
}
