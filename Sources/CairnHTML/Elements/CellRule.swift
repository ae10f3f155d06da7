import Cairn

/// The rule of a cell's class: the differences from the base sheet, at rest and in other states.
struct CellRule {
  private var blocks: [String] = []

  /// The rule as CSS, where `&` stands for the class; empty if the look is the base sheet's.
  var text: String { blocks.joined() }

  init(_ style: CellStyle) {
    let base = CellLook.base(style.place, isSideBySide: style.isSideBySide)
    append(parts(of: style.look, over: base, in: style.place), to: "&", media: nil)
    appendSeparators(style.separators)
    for variant in style.variants {
      append(
        parts(of: variant.look, over: style.look, in: style.place),
        to: variant.state.selector,
        media: variant.state == .hovered ? "(hover:hover)" : nil
      )
    }
  }

  /// The declarations of one part of a cell.
  private struct Part {
    var selector: String
    var declarations: Declarations
  }

  private mutating func append(_ parts: [Part], to selector: String, media: String?) {
    let text = parts.filter { !$0.declarations.isEmpty }.map { part in
      "\(selector)\(part.selector){\(part.declarations.text)}"
    }.joined()
    guard !text.isEmpty else { return }
    blocks.append(media.map { "@media \($0){\(text)}" } ?? text)
  }

  private func parts(of look: CellLook, over base: CellLook, in place: CellPlace) -> [Part] {
    var own = Declarations()
    own.setTint(of: look, over: base)
    own.setMargins(of: look, over: base)
    var parts: [Part] = []
    if let background = look.background, look.background != base.background {
      if base.background == nil {
        own["--hover"] = "none"
        own["--press"] = "none"
        own["--selection"] = "none"
      }
      var declarations = Declarations(background)
      if let base = base.background { declarations.subtract(Declarations(base)) }
      parts.append(Part(selector: "::before", declarations: declarations))
    }
    parts.insert(Part(selector: "", declarations: own), at: 0)
    let isHeading = place != .row
    parts.append(Part(selector: ">.body .primary", declarations: .init(look.text, over: base.text, isHeading)))
    var secondary = Declarations(look.secondaryText, over: base.secondaryText, isHeading)
    if look.verticalPadding != base.verticalPadding {
      secondary["margin-block-start"] = CSSLength.rem(max(look.verticalPadding, 0))
    }
    parts.append(Part(selector: ">.body .secondary", declarations: secondary))
    if look.horizontalPadding != base.horizontalPadding {
      var beside = Declarations()
      beside["column-gap"] = CSSLength.rem(max(look.horizontalPadding, 0))
      parts.append(Part(selector: ">.body :is(.beside,.beside>a)", declarations: beside))
    }
    return parts + imageParts(of: look, over: base)
  }

  private func imageParts(of look: CellLook, over base: CellLook) -> [Part] {
    var frame = Declarations()
    if look.image.tintColor != base.image.tintColor {
      frame["color"] = look.image.tintColor.map { ColorTokens.value(of: $0, for: .text) } ?? "inherit"
    }
    if look.imageToTextPadding != base.imageToTextPadding {
      frame["margin-inline-end"] = CSSLength.rem(max(look.imageToTextPadding, 0) - 12)
    }
    let reserved = look.image.reservedLayoutSize
    if reserved != base.image.reservedLayoutSize {
      if reserved.width > 0 { frame["inline-size"] = CSSLength.rem(reserved.width) }
      if reserved.height > 0 { frame["block-size"] = CSSLength.rem(reserved.height) }
    }
    let symbol = look.image.preferredSymbolConfiguration
    if let font = symbol.font, font != base.image.preferredSymbolConfiguration.font {
      frame["font-size"] = CSSLength.rem(font.pointSize)
    }
    var drawing = Declarations()
    if symbol.scale != base.image.preferredSymbolConfiguration.scale {
      let size = symbol.scale == .small ? "1.1em" : symbol.scale == .large ? "1.75em" : "1.4em"
      drawing["inline-size"] = size
      drawing["block-size"] = size
    }
    return [
      Part(selector: ">.image", declarations: frame),
      Part(selector: ">.image img", declarations: pictureDeclarations(of: look, over: base)),
      Part(selector: ">.image .symbol", declarations: drawing),
    ]
  }

  /// Returns the limits of a picture's size.
  ///
  /// They reserve the size in the picture's attributes before it has loaded, so that nothing moves then.
  private func pictureDeclarations(of look: CellLook, over base: CellLook) -> Declarations {
    var picture = Declarations()
    let maximum = look.image.maximumSize
    if maximum != base.image.maximumSize {
      if maximum.width > 0 {
        picture["max-inline-size"] = CSSLength.rem(maximum.width)
        if maximum.height > 0 { picture["max-block-size"] = CSSLength.rem(maximum.height) }
      } else if maximum.height > 0 {
        picture["block-size"] = CSSLength.rem(maximum.height)
        picture["inline-size"] = "auto"
      }
      picture["object-fit"] = "scale-down"
    }
    if look.image.cornerRadius != base.image.cornerRadius {
      picture["border-radius"] = CSSLength.rem(max(look.image.cornerRadius, 0))
    }
    return picture
  }

  /// Adds the rule of separators; those with their own insets are measured from the edges of the row.
  private mutating func appendSeparators(_ separators: ListSeparatorConfiguration?) {
    guard let separators else { return }
    var own = Declarations()
    own.setLines(separators)
    append([Part(selector: "", declarations: own)], to: "&", media: nil)
  }
}

extension ListSeparatorConfiguration {
  /// Whether a separator has its own insets; the others begin with the words.
  var hasOwnInsets: Bool { bottomSeparatorInsets != nil || topSeparatorInsets != nil }

  /// Whether separators look as the appearance defines them.
  var isUsual: Bool { !hasOwnInsets && colors.top == nil && colors.bottom == nil }
}

extension Declarations {
  /// Creates the declarations of a row that is no cell.
  init(_ row: ListRowAttributes, _ separators: ListSeparatorConfiguration) {
    self.init()
    if let insets = row.insets {
      self["--row-top"] = CSSLength.length(max(insets.top, 0))
      self["--row-bottom"] = CSSLength.length(max(insets.bottom, 0))
      self["--row-start"] = CSSLength.length(max(insets.leading, 0))
      self["--row-end"] = CSSLength.length(max(insets.trailing, 0))
    }
    if let fill = row.background { self["--row-background"] = CSSFill.background(fill) }
    if case .material = row.background { self["--row-filter"] = CSSFill.materialFilter }
    setLines(separators)
  }

  /// Sets the looks of separators that differ from the usual ones.
  mutating func setLines(_ separators: ListSeparatorConfiguration) {
    let (top, bottom) = separators.colors
    if let bottom { self["--line-color"] = ColorTokens.value(of: bottom, for: .fill) }
    // The line above has the colour of the line below by default.
    if top != bottom { self["--line-above-color"] = ColorTokens.value(of: top ?? .separator, for: .fill) }
    if let insets = separators.bottomSeparatorInsets { setLine("--line", insets) }
    if let insets = separators.topSeparatorInsets { setLine("--line-above", insets) }
  }

  fileprivate mutating func setLine(_ name: String, _ insets: EdgeInsets) {
    self["\(name)-start"] = CSSLength.length(insets.leading)
    self["\(name)-end"] = CSSLength.length(insets.trailing)
  }

  fileprivate mutating func setTint(of look: CellLook, over base: CellLook) {
    guard let tint = look.tint, tint != base.tint else { return }
    self["--tint"] = ColorTokens.value(of: tint, for: .fill)
    self["--tint-text"] = ColorTokens.value(of: tint, for: .text)
    self["--link-text"] = ColorTokens.value(of: tint, for: .text)
  }

  fileprivate mutating func setMargins(of look: CellLook, over base: CellLook) {
    if look.indentation != base.indentation { self["--indentation"] = CSSLength.length(look.indentation) }
    let (margins, usual) = (look.margins, base.margins)
    if margins.top != usual.top { self["--row-top"] = CSSLength.length(max(margins.top, 0)) }
    if margins.bottom != usual.bottom { self["--row-bottom"] = CSSLength.length(max(margins.bottom, 0)) }
    if margins.leading != usual.leading { self["--row-start"] = CSSLength.length(max(margins.leading, 0)) }
    if margins.trailing != usual.trailing { self["--row-end"] = CSSLength.length(max(margins.trailing, 0)) }
  }

  /// Creates the background of a cell, as a box of its own so that it can have insets.
  fileprivate init(_ background: CellLook.Background) {
    self.init()
    let insets = background.insets
    let sides = [insets.top, insets.trailing, insets.bottom, insets.leading]
    self["content"] = "\"\""
    self["position"] = "absolute"
    self["z-index"] = "-1"
    self["inset-block"] = "\(CSSLength.rem(sides[0])) \(CSSLength.rem(sides[2]))"
    self["inset-inline"] = "\(CSSLength.rem(sides[3])) \(CSSLength.rem(sides[1]))"
    let fill = background.isProminent ? "var(\(ColorToken(.tint, use: .text).name))" : nil
    self["background"] = fill ?? background.fill.map(CSSFill.background) ?? "none"
    if case .material = background.fill { self["backdrop-filter"] = CSSFill.materialFilter }
    self["border-radius"] = CSSLength.rem(max(background.radius, 0))
    guard background.strokeWidth > 0 else { return }
    let color = background.strokeColor.map { ColorTokens.value(of: $0, for: .fill) } ?? "var(--tint)"
    self["border"] = "\(CSSLength.px(background.strokeWidth)) solid \(color)"
  }

  /// Creates the looks of words, as far as they differ from the base sheet or their heading.
  fileprivate init(
    _ text: ContentConfiguration.TextProperties,
    over base: ContentConfiguration.TextProperties,
    _ isInHeading: Bool
  ) {
    self.init()
    if text.font != base.font {
      set(text.font)
      if isInHeading || base.font.resolvedWeight != text.font.resolvedWeight {
        setIfAbsent("font-weight", String(text.font.resolvedWeight.value))
      }
    }
    if text.color != base.color { self["color"] = ColorTokens.value(of: text.color, for: .text) }
    if text.numberOfLines != base.numberOfLines, text.numberOfLines > 0 { setLineLimit(text.numberOfLines) }
    if contains("-webkit-line-clamp") {
      // In words of the other direction, browsers put the ellipsis at the side where lines begin.
      self["padding-inline-start"] = "1em"
      self["margin-inline-start"] = "-1em"
    }
    // Words that show only in some states take their `display` from this property.
    if contains("display") { self["--display"] = self["display"] }
    if text.alignment != base.alignment { self["text-align"] = text.alignment.valueAmongWords }
    if text.textCase != base.textCase { self["text-transform"] = text.textCase.map { "\($0)" } ?? "none" }
  }
}

extension CSSLength {
  /// A length in `rem` that has a unit even if it is 0, because `calc()` needs one.
  static func length(_ points: Double) -> String { points == 0 ? "0px" : rem(points) }
}
