import Cairn

/// The style of a cell, without its glyph and its background.
struct CellStyle: Hashable {
  var color: Color?
  var traits: Traits = []
  /// The number of the cell's link; 0 for none.
  var link: Int32 = 0

  struct Traits: OptionSet, Hashable {
    var rawValue: UInt8
    static let bold = Traits(rawValue: 1)
    static let dim = Traits(rawValue: 1 << 1)
    static let italic = Traits(rawValue: 1 << 2)
    static let underline = Traits(rawValue: 1 << 3)
    static let strikethrough = Traits(rawValue: 1 << 4)
    /// Letters in the colour of the page, on a background in the colour of letters.
    static let reversed = Traits(rawValue: 1 << 5)
  }
}

/// The numbered styles and backgrounds of a rendering; number 0 is the terminal's own style.
struct StyleTable {
  private(set) var styles = [CellStyle()]
  private var styleNumbers = [CellStyle(): UInt16(0)]
  private(set) var backgrounds: [Color?] = [nil]
  private var backgroundNumbers: [Color: UInt16] = [:]
  /// The number of the background that swaps the terminal's own colours; 0 until it is needed.
  private(set) var reversal: UInt16 = 0

  /// Returns the number of a style; if there are too many, it is that of the terminal's own style.
  mutating func number(of style: CellStyle) -> UInt16 {
    if let number = styleNumbers[style] { return number }
    guard styles.count < Int(UInt16.max) else { return 0 }
    let number = UInt16(styles.count)
    styles.append(style)
    styleNumbers[style] = number
    return number
  }

  mutating func number(ofBackground color: Color) -> UInt16 {
    if let number = backgroundNumbers[color] { return number }
    guard backgrounds.count < Int(UInt16.max) else { return 0 }
    let number = UInt16(backgrounds.count)
    backgrounds.append(color)
    backgroundNumbers[color] = number
    return number
  }

  /// Returns the number of the background that swaps the terminal's own colours.
  mutating func numberOfReversal() -> UInt16 {
    guard reversal == 0, backgrounds.count < Int(UInt16.max) else { return reversal }
    reversal = UInt16(backgrounds.count)
    backgrounds.append(nil)
    return reversal
  }
}
