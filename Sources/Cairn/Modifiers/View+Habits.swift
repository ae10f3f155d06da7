// Spellings of SwiftUI for what other modifiers do.
extension View {
  /// Sets the colour of links and controls inside; `nil` inherits.
  public func accentColor(_ color: Color?) -> StyledView<Self> { tint(color) }

  /// Fills the area behind the view with the colour of the page.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> StyledView<Self> { background(.background) }

  /// Fills the area behind the view.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set) -> StyledView<Self> {
    background(style)
  }

  /// Fills a shape behind the view with the colour of the page.
  public func background(in shape: some Shape) -> StyledView<Self> { background(Color.background, in: shape) }

  /// Fills a shape behind the view.
  public func background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle) -> StyledView<Self> {
    background(style, in: shape)
  }

  /// Accepts the fill of backgrounds inside that name none.
  public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }

  /// Rounds the corners of the view by a radius in points and cuts off everything outside.
  public func cornerRadius(_ radius: Double, antialiased: Bool) -> StyledView<Self> { cornerRadius(radius) }

  /// Cuts off the parts of the view outside a shape.
  public func clipShape(_ shape: some Shape, style: FillStyle) -> StyledView<Self> { clipShape(shape) }

  /// Cuts off the parts of the view outside its frame.
  public func clipped(antialiased: Bool) -> StyledView<Self> { clipped() }

  /// Moves the view up by a distance in points; its neighbours do not move.
  public func baselineOffset(_ baselineOffset: Double) -> StyledView<Self> { offset(x: 0, y: -baselineOffset) }

  /// Adds to the distance between the letters inside, in points.
  @_disfavoredOverload
  public func tracking(_ tracking: Double) -> StyledView<Self> { kerning(tracking) }

  /// Sets the design of the fonts inside; only monospaced letters differ.
  public func fontDesign(_ design: Font.Design?) -> StyledView<Self> { monospaced(design == .monospaced) }

  /// Limits the number of lines of each text inside; room for lines that are missing is not kept.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> StyledView<Self> { lineLimit(limit) }

  /// Sets the colours of words and symbols inside; those of a second level keep their own.
  @_disfavoredOverload
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> StyledView<Self> {
    foregroundStyle(primary)
  }

  /// Sets the colours of words and symbols inside; those of further levels keep their own.
  @_disfavoredOverload
  public func foregroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle,
    _ tertiary: some ShapeStyle
  ) -> StyledView<Self> { foregroundStyle(primary) }

  /// Keeps a ratio of width to height.
  public func aspectRatio(_ aspectRatio: LayoutExtent, contentMode: ContentMode) -> StyledView<Self> {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Moves the view by a distance in points; its neighbours do not move.
  public func offset(_ offset: LayoutExtent) -> StyledView<Self> { self.offset(x: offset.width, y: offset.height) }

  /// Adds room inside a scroll view, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double?,
    for placement: ContentMarginPlacement = .automatic
  ) -> StyledView<Self> { padding(edges, length) }

  /// Adds room inside a scroll view, in points.
  public func contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic) -> StyledView<Self> {
    padding(length)
  }

  /// Adds room around the view, in points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> StyledView<Self> {
    padding(edges, length)
  }

  /// Puts another view above or below the view.
  ///
  /// Controls below a ``ScrollView`` or a ``List`` that is all there is on a page stay in sight while the page scrolls.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Sets the size of text that views inside read from the environment.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> EnvironmentView<Self> { environment(\.dynamicTypeSize, size) }

  /// Accepts limits for the size of text; browsers and terminals scale it themselves.
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self { self }

  /// Accepts how the view aligns; sizes are not known ahead, so the closure is never called.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> Double
  ) -> NotedView<Self> { noted("alignmentGuide(_:computeValue:)", "Set the alignment of the stack, or add padding.") }

  /// Accepts how the view aligns; sizes are not known ahead, so the closure is never called.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> Double
  ) -> NotedView<Self> { noted("alignmentGuide(_:computeValue:)", "Set the alignment of the stack, or add padding.") }

  /// Accepts a turn in space, which does not show.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: Double, y: Double, z: Double),
    anchor: UnitPoint = .center,
    anchorZ: Double = 0,
    perspective: Double = 1
  ) -> NotedView<Self> { noted("rotation3DEffect(_:axis:)", "Pages are flat; rotationEffect(_:anchor:) turns a view.") }

  /// Accepts the shape of a container, which `ContainerRelativeShape` does not ask for.
  public func containerShape(_ shape: some Shape) -> Self { self }

  /// Refuses a place in the view around.
  @available(*, unavailable, message: "Sizes are not known ahead. Write offset(x:y:), or a frame with an alignment.")
  public func position(x: Double = 0, y: Double = 0) -> Self { self }

  /// Refuses a place in the view around.
  @available(*, unavailable, message: "Sizes are not known ahead. Write offset(x:y:), or a frame with an alignment.")
  public func position<Point>(_ position: Point) -> Self { self }

  /// Puts a translucent layer behind the view, in the shape of a capsule.
  public func glassEffect(_ glass: Glass = .regular) -> StyledView<Self> { background(Material.thin, in: Capsule()) }

  /// Puts a translucent layer behind the view.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> StyledView<Self> {
    background(Material.thin, in: shape)
  }
}

/// A translucent layer.
public struct Glass: Hashable, Sendable {
  private init() {}

  /// The usual layer.
  public static let regular = Glass()
  /// A layer that hardly covers.
  public static let clear = Glass()
  /// No layer.
  public static let identity = Glass()

  /// The layer in a colour, which does not show.
  public func tint(_ color: Color?) -> Glass { self }

  /// The layer as it follows a finger, which a page does not do.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views with translucent layers.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; layers do not flow together.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// How a shape is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether what is inside is decided by the number of lines around it.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// What the margins of content are for.
public enum ContentMarginPlacement: UInt8, Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}

/// The size and the guides of a view.
public struct ViewDimensions: Hashable, Sendable {
  /// The width in points.
  public var width = 0.0
  /// The height in points.
  public var height = 0.0

  /// The place of a guide, in points.
  public subscript(guide: HorizontalAlignment) -> Double { 0 }

  /// The place of a guide, in points.
  public subscript(guide: VerticalAlignment) -> Double { 0 }
}

extension HorizontalAlignment {
  /// Where the line below a row begins.
  public static var listRowSeparatorLeading: HorizontalAlignment { .leading }
  /// Where the line below a row ends.
  public static var listRowSeparatorTrailing: HorizontalAlignment { .trailing }
}

/// The shape of the container around; a rectangle, because shapes do not know of their containers.
public struct ContainerRelativeShape: _KnownShape, Hashable {
  /// Creates the shape.
  public init() {}

  public var kind: ShapeKind { .rectangle(cornerRadius: 0) }
}

extension ShapeStyle where Self == Color {
  /// The colour ``Color/fill``.
  public static var fill: Color { Color.fill }
  /// The colour ``Color/label``.
  public static var foreground: Color { Color.label }
  /// The colour ``Color/separator``.
  public static var separator: Color { Color.separator }
  /// The colour ``Color/placeholderText``.
  public static var placeholder: Color { Color.placeholderText }
}

extension Shape {
  /// Draws the outline of the shape with a line of a width in points, in the colour of words.
  public func stroke(lineWidth: Double = 1) -> DrawnShape { stroke(Color.label, lineWidth: lineWidth) }

  /// Draws the outline of the shape; of the style the width counts and whether there are dashes, and all of it for a shape of your own or a part
  /// of one.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> DrawnShape {
    drawn(content, style, isLineInside: false)
  }

  /// Draws the outline of the shape in the colour of words; of the style the width counts and whether there are dashes.
  public func stroke(style: StrokeStyle) -> DrawnShape { stroke(Color.label, style: style) }

  /// Draws a line inside the outline of the shape; of the style the width counts and whether there are dashes.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> DrawnShape {
    drawn(content, style, isLineInside: true)
  }

  /// Draws a line inside the outline of the shape in the colour of words; of the style the width counts and whether there are dashes.
  public func strokeBorder(style: StrokeStyle) -> DrawnShape { strokeBorder(Color.label, style: style) }

  /// Draws a line of a width in points inside the outline of the shape, in the colour of words.
  public func strokeBorder(lineWidth: Double = 1) -> DrawnShape { strokeBorder(Color.label, lineWidth: lineWidth) }

  private func drawn(_ content: some ShapeStyle, _ style: StrokeStyle, isLineInside: Bool) -> DrawnShape {
    DrawnShape(
      drawing: ShapeDrawing(
        kind: kind.drawn(in: style),
        fill: content.fill,
        lineWidth: Swift.max(finite(style.lineWidth), 0),
        isLineInside: isLineInside,
        isLineDashed: style.dash.contains { $0 > 0 }
      )
    )
  }

  /// Fills the shape.
  public func fill(_ content: some ShapeStyle, style: FillStyle) -> DrawnShape { fill(content) }

  /// Fills the shape with the colour of words.
  public func fill(style: FillStyle = FillStyle()) -> DrawnShape { fill(Color.label) }
}

extension ShapeKind {
  /// Returns the outline with the style of its line.
  fileprivate func drawn(in style: StrokeStyle) -> ShapeKind {
    guard case .outline(var outline) = self else { return self }
    outline.lineStyle = style
    return .outline(outline)
  }
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The form of an end.
  public enum LineCap: UInt8, Hashable, Sendable {
    case butt, round, square
  }

  /// The form of a corner.
  public enum LineJoin: UInt8, Hashable, Sendable {
    case miter, round, bevel
  }

  /// The width in points.
  public var lineWidth: Double
  /// The form of its ends.
  public var lineCap: LineCap
  /// The form of its corners.
  public var lineJoin: LineJoin
  /// The lengths of dashes and gaps, in points.
  public var dash: [Double]

  /// Creates a style.
  public init(
    lineWidth: Double = 1,
    lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
  }
}
