/// A style of a view, as in ``Renderer/beginStyle(_:)``.
///
/// Text properties (fonts, colours, limits) are inherited by everything inside a view; the others apply to the view's
/// box. Lengths are in points and finite.
///
/// Large and rare cases are indirect, because every styled view stores a modifier, and every look-up compares one.
@frozen
public enum StyleModifier: Hashable, Sendable {
  // Inherited by the words inside.
  case font(Font?)
  case fontWeight(Font.Weight?)
  case italic(Bool)
  case underline(Bool)
  case strikethrough(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case kerning(Double)
  case foreground(Fill?)
  case tint(Color?)
  /// Light or dark colours of the view.
  case colorScheme(ColorScheme)
  /// Light or dark colours of the page or the dialog around; `nil` for those that are there without it.
  case preferredColorScheme(ColorScheme?)
  case lineLimit(Int?)
  case truncationMode(TruncationMode)
  case multilineTextAlignment(TextAlignment)
  case lineSpacing(Double)
  case textCase(TextCase?)
  /// Colours, fonts and sizes; surfaces take them where they are painted.
  indirect case theme(Theme)

  // About the view's box. They arrive outermost first.
  case padding(EdgeInsets)
  case frame(FixedFrame)
  indirect case flexibleFrame(FlexibleFrame)
  case aspectRatio(Double?, ContentMode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  /// The number of columns of the grid around that the view takes; at least 1.
  case gridCellColumns(Int)
  /// How the view is aligned in its column of the grid around.
  case gridColumnAlignment(HorizontalAlignment)
  /// How the view is aligned in its cell of the grid around.
  case gridCellAlignment(Alignment)
  case background(Fill, in: ShapeKind)
  case border(Fill, width: Double)
  case clip(ShapeKind)
  indirect case shadow(Shadow)
  case opacity(Double)
  case offset(x: Double, y: Double)
  indirect case effect(VisualEffect)
  /// A class of the author's own sheet; pages write it.
  indirect case styleClass(StyleClass)
  /// Made by views with states; hides the view while states have certain values.
  case shown(StateCondition)
  /// Made by views with states; a style that differs between the values of states.
  indirect case varied(VariedStyle)
  /// Made by views with states; how the view comes and goes.
  indirect case transition(AnyTransition)
  case hidden
  /// Whether fingers and pointers hit the view.
  case hitTesting(Bool)

  /// Whether nothing of the view shows, though it keeps its room; nobody can reach it then.
  package var hidesView: Bool {
    switch self {
    case .hidden: true
    case .opacity(let opacity): opacity <= 0
    default: false
    }
  }

  /// Whether controls inside cannot be pressed.
  var keepsTouchesOff: Bool { if case .hitTesting(let isOn) = self { !isOn } else { hidesView } }
}

/// A frame of a given width or height around a view, in points.
@frozen
public struct FixedFrame: Hashable, Sendable {
  /// The width, or `nil` for the view's own.
  public var width: Double?
  /// The height, or `nil` for the view's own.
  public var height: Double?
  /// Where the view stands in the frame.
  public var alignment: Alignment

  @inlinable
  init(width: Double?, height: Double?, alignment: Alignment) {
    self.width = width.flatMap(Self.length)
    self.height = height.flatMap(Self.length)
    self.alignment = alignment
  }

  @inlinable
  static func length(_ value: Double) -> Double? { value.isFinite ? max(value, 0) : nil }
}

/// A frame within limits around a view, in points; an infinite maximum takes all the room there is.
@frozen
public struct FlexibleFrame: Hashable, Sendable {
  public var minWidth: Double?
  public var idealWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var idealHeight: Double?
  public var maxHeight: Double?
  /// The width, by that of what the view stands in; `nil` for one that does not depend on it.
  public var containerWidth: ContainerLength?
  /// The height, by that of what the view stands in; `nil` for one that does not depend on it.
  public var containerHeight: ContainerLength?
  /// Where the view stands in the frame.
  public var alignment: Alignment

  @inlinable
  init(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment
  ) {
    self.minWidth = minWidth.flatMap(FixedFrame.length)
    self.idealWidth = idealWidth.flatMap(FixedFrame.length)
    self.maxWidth = maxWidth.flatMap { $0.isNaN ? nil : max($0, 0) }
    self.minHeight = minHeight.flatMap(FixedFrame.length)
    self.idealHeight = idealHeight.flatMap(FixedFrame.length)
    self.maxHeight = maxHeight.flatMap { $0.isNaN ? nil : max($0, 0) }
    self.alignment = alignment
  }
}

/// A shadow behind a view, in points.
@frozen
public struct Shadow: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// How far the edge is blurred.
  public var radius: Double
  /// How far the shadow is moved to the right, whatever the direction of lines, as in SwiftUI.
  public var x: Double
  /// How far the shadow is moved down.
  public var y: Double

  @inlinable
  init(color: Color, radius: Double, x: Double, y: Double) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// The part of a line that is left out if there is no room for all words.
///
/// Pages can only leave out the end; another mode is a diagnostic about its cell.
public enum TruncationMode: UInt8, Hashable, CaseIterable, Sendable {
  case head, tail, middle
}

/// Letters of one case.
public enum TextCase: UInt8, Hashable, CaseIterable, Sendable {
  case uppercase, lowercase
}
