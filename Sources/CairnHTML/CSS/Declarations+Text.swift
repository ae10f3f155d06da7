import Cairn

extension Declarations {
  /// Sets the style of a text; bold, italics and the like are tags instead.
  mutating func set(_ text: TextStyle) {
    if let weight = text.weight { setIfAbsent("font-weight", String(weight.value)) }
    if let font = text.font { set(font) }
    if let color = text.color { setIfAbsent("color", ColorTokens.value(of: color, for: .text)) }
    if let kerning = text.kerning { setIfAbsent("letter-spacing", CSSLength.rem(Double(kerning))) }
    if text.traits.contains(.monospaced) { setIfAbsent("font-family", "var(--monospaced)") }
    if text.traits.contains(.whiteSpace) { setIfAbsent("white-space", "pre-wrap") }
    if text.traits.contains(.monospacedDigit) { setIfAbsent("font-variant-numeric", "tabular-nums") }
  }

  /// Sets a font; properties that are already set keep their values.
  mutating func set(_ font: Font) {
    setIfAbsent("font-size", CSSLength.rem(font.pointSize))
    setIfAbsent("line-height", Self.lineHeight(of: font))
    if font.explicitWeight != nil || font.textStyle == .headline {
      setIfAbsent("font-weight", String(font.resolvedWeight.value))
    }
    if let name = font.customName {
      setIfAbsent("font-family", "\(CSSString(name).text),var(--sans-serif)")
    } else if let design = font.explicitDesign {
      setIfAbsent("font-family", design.familyProperty)
    }
    if font.isItalic { setIfAbsent("font-style", "italic") }
    if font.hasMonospacedDigits { setIfAbsent("font-variant-numeric", "tabular-nums") }
    switch (font.hasLowercaseSmallCaps, font.hasUppercaseSmallCaps) {
    case (true, true): setIfAbsent("font-variant-caps", "all-small-caps")
    case (true, false): setIfAbsent("font-variant-caps", "small-caps")
    case (false, true): setIfAbsent("font-variant-caps", "unicase")
    case (false, false): break
    }
  }

  /// Returns a line height; titles have smaller ones than running text.
  private static func lineHeight(of font: Font) -> String {
    let standard = font.pointSize >= 28 ? 1.15 : font.pointSize >= 20 ? 1.25 : 1.35
    switch font.resolvedLeading {
    case .standard: return CSSLength.number(standard)
    case .tight: return CSSLength.number(standard - 0.1)
    case .loose: return CSSLength.number(standard + 0.15)
    }
  }

  mutating func setLineLimit(_ count: Int) {
    self["overflow"] = "hidden"
    self["display"] = "-webkit-box"
    self["-webkit-box-orient"] = "vertical"
    self["-webkit-line-clamp"] = String(count)
    // A single line ends anywhere. So what stands around it may be narrower than its words.
    if count == 1 { self["word-break"] = "break-all" }
  }

  mutating func setForeground(_ fill: Fill) {
    guard !contains("color") else { return }
    switch fill {
    case .color, .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
      if let color = fill.representative { self["color"] = ColorTokens.value(of: color, for: .text) }
    case .shadowed(let fill, let shadow):
      setForeground(fill)
      self["text-shadow"] = CSSFill.shadow(shadow)
    case .material: self["color"] = "var(--secondary-label)"
    }
  }

  /// Fills words with several colours; the colour that they have counts where a reader's colours are forced.
  mutating func setFillOfWords(_ fill: Fill) {
    guard !contains("background-clip") else { return }
    self["background-image"] = CSSFill.image(fill)
    self["background-clip"] = "text"
    self["-webkit-text-fill-color"] = "transparent"
    self["print-color-adjust"] = "exact"
  }
}

extension Font.Design {
  fileprivate var familyProperty: String {
    switch self {
    case .default: "var(--sans-serif)"
    case .serif: "var(--serif)"
    case .rounded: "var(--rounded)"
    case .monospaced: "var(--monospaced)"
    }
  }
}

extension TextStyle.Traits {
  /// The tags for the traits, from the outside in.
  var tags: [String] {
    var tags: [String] = []
    if contains(.strikethrough) { tags.append("s") }
    if contains(.underline) { tags.append("u") }
    let isStressed = contains(.stressed)
    if contains(.bold) { tags.append(isStressed ? "strong" : "b") }
    if contains(.italic) { tags.append(isStressed ? "em" : "i") }
    if contains(.code) { tags.append("code") }
    return tags
  }
}
