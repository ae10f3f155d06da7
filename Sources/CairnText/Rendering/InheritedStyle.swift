import Cairn

/// The style that words inherit from the views around them.
struct InheritedStyle {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var isDim = false
  var color: Color?
  var tint: Color?
  var link: Int32 = 0
  var textCase: TextCase?
  var limits = TextLimits()

  /// Applies a modifier; returns `false` if it is about the view's box.
  mutating func apply(_ modifier: StyleModifier) -> Bool {
    switch modifier {
    case .font(let font):
      self.font = font
      weight = nil
    case .fontWeight(let weight): self.weight = weight
    case .italic(let isActive): isItalic = isActive
    case .underline(let isActive): isUnderlined = isActive
    case .strikethrough(let isActive): isStruckThrough = isActive
    case .foreground(let fill): if let fill { color = fill.representative }
    case .tint(let color): if let color { tint = color }
    case .theme(let theme): tint = theme.accent
    case .lineLimit(let limit): limits.lines = Int32(clamping: limit.map { max($0, 1) } ?? 0)
    case .truncationMode(let mode): limits.truncation.mode = TextTruncation.Mode(mode)
    case .multilineTextAlignment(let alignment): limits.alignment = alignment
    case .lineSpacing(let points): limits.lineGap = min(max(CellLength.rowGap(points), 0), TextLimits.mostLineGap)
    case .textCase(let textCase): self.textCase = textCase
    case .monospaced, .monospacedDigit, .kerning, .shadow: return true
    case .opacity(let opacity) where opacity > 0: if opacity <= 0.6 { isDim = true }
    default: return false
    }
    return true
  }

  /// Returns the look of words with their own style.
  func cellStyle(_ style: TextStyle, link ownLink: Int32 = 0) -> CellStyle {
    var cell = CellStyle()
    let font = style.font ?? font
    cell.color = style.color ?? color
    cell.link = ownLink != 0 ? ownLink : link
    if isBold(style, font) { cell.traits.insert(.bold) }
    if isDim { cell.traits.insert(.dim) }
    if isItalic || style.traits.contains(.italic) || font?.isItalic == true { cell.traits.insert(.italic) }
    if isUnderlined || style.traits.contains(.underline) { cell.traits.insert(.underline) }
    if isStruckThrough || style.traits.contains(.strikethrough) { cell.traits.insert(.strikethrough) }
    if style.traits.contains(.code), cell.color == nil { cell.color = .cyan }
    return cell
  }

  /// Whether words are bold; titles are, because a terminal has letters of one size.
  private func isBold(_ style: TextStyle, _ font: Font?) -> Bool {
    if style.traits.contains(.bold) { return true }
    if let weight = style.weight ?? style.font?.explicitWeight ?? weight { return weight.value >= 600 }
    guard let font else { return false }
    switch font.textStyle {
    case .largeTitle, .title, .title2, .title3: return font.explicitWeight.map { $0.value >= 600 } ?? true
    default: return font.resolvedWeight.value >= 600
    }
  }

  func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}

extension TextTruncation.Mode {
  init(_ mode: TruncationMode) {
    switch mode {
    case .head: self = .head
    case .middle: self = .middle
    case .tail: self = .tail
    }
  }
}
