import Cairn

/// One CSS box: the element itself or a box around it.
struct StyleBox {
  /// The order of modifiers within one CSS box, from the inside out.
  enum Phase: UInt8, Comparable {
    case content, padding, frame, background, border, clip, shadow, filter, opacity, scale, rotation, offset

    /// Whether two modifiers of the phase can share a box, because they add up.
    var mayRepeat: Bool { self == .padding || self == .shadow || self == .filter }

    /// Whether a browser ignores modifiers of the phase on words in a line.
    var needsBlock: Bool {
      switch self {
      case .padding, .clip, .scale, .rotation, .offset: true
      default: false
      }
    }

    static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
  }

  var classes: [String]
  var declarations = Declarations()
  var phase = Phase.content
  /// The direction of the box, if it differs from that of the surroundings.
  var direction: LayoutDirection?
  /// Whether readers see where the box ends.
  private(set) var isVisible = false
  /// Whether the box takes all the width that it is offered.
  var fills: Bool
  /// Whether the box takes all the height that it is offered.
  var grows: Bool
  /// The greatest width in points of the box or of the box inside, without padding; `nil` for any width.
  private var greatestWidth: Double?
  private var isAroundLimit = false
  private var padding = EdgeInsets()
  private var margin = EdgeInsets()
  private var shadows: [String] = []
  private var isText = false
  private var isPicture = false
  /// Whether its background is a circle in it, which need not reach its sides.
  private var isAroundCircle = false
  /// Whether the box has its own margins, to which padding is added.
  private var hasOwnMargins = false

  init(classes: [String]) {
    self.classes = classes
    fills = false
    grows = false
  }

  init(_ specification: ElementSpecification) {
    classes = specification.classes.filter { $0 != "fills" && $0 != "grows" }
    declarations = specification.declarations
    fills = specification.classes.contains("fills")
    grows = specification.classes.contains("grows")
    isText = specification.isText
    isPicture = specification.isPicture
    hasOwnMargins = specification.hasOwnMargins
    isVisible = specification.classes.contains("layers") || specification.classes.contains("shape")
  }

  /// Creates a box around another one, which is as wide as that may be.
  init(around inner: StyleBox, classes: [String]) {
    self.init(classes: classes)
    fills = inner.fills
    grows = inner.grows
    guard let width = inner.greatestWidth else { return }
    // A frame counts the padding inside of it.
    greatestWidth = inner.isAroundLimit ? width + inner.padding.leading + inner.padding.trailing : width
    if classes.isEmpty { limitAroundLimit() }
  }

  /// Makes the box as wide as the one inside may be.
  private mutating func limitAroundLimit() {
    classes.append("limited")
    isAroundLimit = true
  }

  /// Whether the author gave it room inside.
  var hasPadding: Bool { padding != EdgeInsets() }

  var isEmpty: Bool {
    classes.isEmpty && !fills && !grows && direction == nil && allDeclarations.isEmpty
  }

  /// The `dir` attribute with a space in front; empty if the direction does not change.
  var directionAttribute: String {
    direction.map { $0 == .leftToRight ? " dir=\"ltr\"" : " dir=\"rtl\"" } ?? ""
  }

  /// Returns the `class` attribute with a space in front; empty without classes.
  func classAttribute(_ registry: StyleClasses) -> String {
    var names = classes
    if fills { names.append("fills") }
    if grows { names.append("grows") }
    let declarations = allDeclarations
    if !declarations.isEmpty { names.append(registry.name(for: declarations)) }
    return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
  }

  var allDeclarations: Declarations {
    var all = declarations
    if hasOwnMargins { all.addPadding(padding) } else { all.setPadding(padding) }
    all.setMargin(margin)
    if isAroundLimit, let greatestWidth {
      all.limitWidth(to: greatestWidth + padding.leading + padding.trailing)
    }
    if !shadows.isEmpty { all["box-shadow"] = shadows.joined(separator: ",") }
    return all
  }
}

// MARK: - Frames

extension StyleBox {
  /// A frame of a fixed or a flexible size.
  struct Frame {
    var width: Double?
    var height: Double?
    var minWidth: Double?
    var maxWidth: Double?
    var minHeight: Double?
    var maxHeight: Double?
    var containerWidth: ContainerLength?
    var containerHeight: ContainerLength?
    var alignment: Alignment

    init(_ frame: FixedFrame) {
      width = frame.width
      height = frame.height
      alignment = frame.alignment
    }

    init(_ frame: FlexibleFrame) {
      minWidth = frame.minWidth
      maxWidth = frame.maxWidth
      minHeight = frame.minHeight
      maxHeight = frame.maxHeight
      containerWidth = frame.containerWidth
      containerHeight = frame.containerHeight
      alignment = frame.alignment
    }

    var limitsWidth: Bool { width != nil || minWidth != nil || maxWidth != nil }
    /// Whether it says how wide the box is, or may be.
    var hasWidth: Bool { width != nil || maxWidth != nil }
    var limitsHeight: Bool { height != nil || minHeight != nil || maxHeight != nil || containerHeight != nil }
  }

  mutating func set(_ frame: Frame, mayTakeWidthOfContent: Bool) {
    phase = .frame
    if frame.limitsWidth {
      greatestWidth = nil
    } else if greatestWidth != nil, !isAroundLimit {
      limitAroundLimit()
    }
    if let width = frame.width {
      declarations["inline-size"] = CSSLength.rem(width)
      declarations["max-inline-size"] = "100%"
      declarations["flex"] = "none"
      fills = false
    }
    if let height = frame.height {
      declarations["block-size"] = CSSLength.rem(height)
      // It shares the width of a row, but keeps its height in a column.
      let sharesWidth = fills || (mayTakeWidthOfContent && !frame.hasWidth)
      declarations[sharesWidth ? "flex-shrink" : "flex"] = sharesWidth ? "0" : "none"
      grows = false
    }
    if let minimum = frame.minWidth, minimum > 0 {
      declarations["min-inline-size"] = "min(100%,\(CSSLength.rem(minimum)))"
    }
    if let maximum = frame.maxWidth {
      fills = true
      if maximum.isFinite {
        classes.append("limited")
        declarations.limitWidth(to: maximum)
        greatestWidth = maximum
        isAroundLimit = false
      }
    }
    if let minimum = frame.minHeight, minimum > 0 { declarations["min-block-size"] = CSSLength.rem(minimum) }
    if let maximum = frame.maxHeight {
      if maximum.isFinite {
        declarations["max-block-size"] = CSSLength.rem(maximum)
      } else {
        grows = true
      }
    }
    setContainerSize(frame)
  }

  mutating func setFixedSize(_ horizontal: Bool, _ vertical: Bool) {
    if horizontal {
      declarations["inline-size"] = "max-content"
      fills = false
    }
    if horizontal || vertical { declarations["flex"] = "none" }
  }
}

// MARK: - Decoration

extension StyleBox {
  mutating func addPadding(_ insets: EdgeInsets) {
    padding.top += insets.top
    padding.leading += insets.leading
    padding.bottom += insets.bottom
    padding.trailing += insets.trailing
  }

  /// Adds room around a divider, which has no inside.
  mutating func addMargin(_ insets: EdgeInsets) {
    margin.top += insets.top
    margin.leading += insets.leading
    margin.bottom += insets.bottom
    margin.trailing += insets.trailing
  }

  mutating func setBackground(_ fill: Fill, _ shape: ShapeKind) {
    isVisible = true
    isAroundCircle = shape == .circle && !isSquare
    declarations["background"] = isAroundCircle ? CSSFill.circle(fill) : CSSFill.background(fill)
    if case .material = fill { declarations["backdrop-filter"] = CSSFill.materialFilter }
    declarations.setCorners(of: shape)
    if case .shadowed(_, let shadow) = fill { addShadow(shadow) }
    if case .outline(let outline) = shape { declarations["clip-path"] = outline.clipPath }
  }

  /// Whether a frame makes it as high as it is wide.
  private var isSquare: Bool {
    guard let width = declarations["inline-size"] else { return declarations["aspect-ratio"] == "1" }
    return width == declarations["block-size"]
  }

  mutating func addBorder(_ fill: Fill, _ width: Double) {
    guard width > 0 else { return }
    isVisible = true
    if case .shadowed(let fill, _) = fill { return addBorder(fill, width) }
    let color =
      if case .material = fill {
        "var(--separator)"
      } else {
        fill.representative.map { ColorTokens.value(of: $0, for: .fill) } ?? "currentColor"
      }
    // SwiftUI draws the line inside the bounds and over what is there, where a CSS border would take room and an inset
    // shadow would lie under pictures and vanish with forced colours.
    declarations["outline"] = "\(CSSLength.px(width)) solid \(color)"
    declarations["outline-offset"] = CSSLength.px(-width)
  }

  mutating func setClip(_ shape: ShapeKind) {
    isVisible = true
    declarations["overflow"] = "clip"
    switch shape {
    case .circle: declarations["clip-path"] = "circle(closest-side)"
    case .outline(let outline): declarations["clip-path"] = outline.clipPath
    default: declarations.setCorners(of: shape)
    }
  }

  mutating func addShadow(_ shadow: Shadow) {
    let color = ColorTokens.value(of: shadow.color, for: .fill)
    let offset = "\(CSSLength.px(shadow.x)) \(CSSLength.px(shadow.y))"
    let blur = CSSLength.px(shadow.radius)
    if declarations.contains("background") && !isAroundCircle || declarations.contains("overflow") || isPicture {
      shadows.append("\(offset) \(blur) \(color)")
    } else if isText {
      let earlier = declarations["text-shadow"].map { $0 + "," } ?? ""
      declarations["text-shadow"] = "\(earlier)\(offset) \(blur) \(color)"
    } else {
      let earlier = declarations["filter"].map { $0 + " " } ?? ""
      declarations["filter"] = "\(earlier)drop-shadow(\(offset) \(blur) \(color))"
    }
  }
}

extension Declarations {
  /// Adds padding to the margins of a cell.
  ///
  /// Negative padding above or below becomes a margin.
  fileprivate mutating func addPadding(_ insets: EdgeInsets) {
    let sides = [
      ("top", max(insets.top, 0)), ("end", insets.trailing), ("bottom", max(insets.bottom, 0)),
      ("start", insets.leading),
    ]
    for (side, length) in sides where length != 0 { self["--pad-\(side)"] = CSSLength.length(length) }
    setMargin(EdgeInsets(top: min(insets.top, 0), bottom: min(insets.bottom, 0)))
  }

  /// Sets padding.
  ///
  /// Negative padding becomes a margin, because CSS has none.
  /// Limits the width to a number of points, which layers around the box can read.
  fileprivate mutating func limitWidth(to points: Double) {
    let width = CSSLength.rem(points)
    self["--limit"] = width
    self["max-inline-size"] = width
  }

  fileprivate mutating func setPadding(_ insets: EdgeInsets) {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    guard sides.contains(where: { $0 != 0 }) else { return }
    let top = CSSLength.rem(max(insets.top, 0))
    let leading = CSSLength.rem(max(insets.leading, 0))
    let bottom = CSSLength.rem(max(insets.bottom, 0))
    let trailing = CSSLength.rem(max(insets.trailing, 0))
    if top == bottom, leading == trailing {
      if top != "0" || leading != "0" { self["padding"] = top == leading ? top : "\(top) \(leading)" }
    } else {
      if insets.top > 0 || insets.bottom > 0 { self["padding-block"] = top == bottom ? top : "\(top) \(bottom)" }
      if insets.leading > 0 || insets.trailing > 0 {
        self["padding-inline"] = leading == trailing ? leading : "\(leading) \(trailing)"
      }
    }
    // What reaches past its container is wider than that.
    if insets.leading < 0 || insets.trailing < 0 { setIfAbsent("max-inline-size", "none") }
    setMargin(
      EdgeInsets(
        top: min(insets.top, 0),
        leading: min(insets.leading, 0),
        bottom: min(insets.bottom, 0),
        trailing: min(insets.trailing, 0)
      )
    )
  }

  fileprivate mutating func setMargin(_ insets: EdgeInsets) {
    setPair("margin-block", insets.top, insets.bottom)
    setPair("margin-inline", insets.leading, insets.trailing)
  }

  private mutating func setPair(_ property: String, _ start: Double, _ end: Double) {
    guard start != 0 || end != 0 else { return }
    let first = CSSLength.rem(start)
    let second = CSSLength.rem(end)
    self[property] = first == second ? first : "\(first) \(second)"
  }
}
