/// The arrangement of a stack's children.
public struct StackLayout: Hashable, Sendable {
  /// The direction in which children follow one another.
  public enum Direction: UInt8, Hashable, Sendable {
    /// Along the line, from leading to trailing.
    case horizontal
    /// From top to bottom.
    case vertical
    /// From back to front, all in the same place.
    case depth
  }

  /// The direction in which children follow one another.
  public var direction: Direction
  /// How children line up across the direction; in depth, in both axes.
  public var alignment: Alignment
  /// The distance between children in points; `nil` means the backend's usual spacing.
  public var spacing: Double?
  /// Whether the children are the elements of a sequence and so form a list.
  public var holdsItems: Bool

  /// Creates a description of a stack.
  @inlinable
  public init(direction: Direction, alignment: Alignment, spacing: Double?, holdsItems: Bool = false) {
    self.direction = direction
    self.alignment = alignment
    self.spacing = finite(spacing)
    self.holdsItems = holdsItems
  }
}

/// The arrangement of a grid's rows.
public struct GridLayout: Hashable, Sendable {
  /// How cells line up in their column and row.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` means the backend's usual spacing.
  public var horizontalSpacing: Double?
  /// The distance between rows in points; `nil` means the backend's usual spacing.
  public var verticalSpacing: Double?
  /// The number of cells of the longest row.
  public var columnCount = 0

  /// Creates a description of a grid.
  public init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) {
    self.alignment = alignment
    self.horizontalSpacing = finite(horizontalSpacing)
    self.verticalSpacing = finite(verticalSpacing)
  }
}

/// The arrangement of the cells in a row of a grid.
public struct GridRowLayout: Hashable, Sendable {
  /// How the row's cells line up; `nil` means as the grid says.
  public var alignment: VerticalAlignment?

  /// Creates a description of a row.
  public init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// The arrangement of cells that flow into the tracks of a grid.
public struct LazyGridLayout: Hashable, Sendable {
  /// The axis along which the grid grows: vertical for columns, horizontal for rows.
  public var axis: Axis
  /// The grid's columns or rows.
  public var tracks: [GridItem]
  /// How the tracks line up across the axis.
  public var alignment: Alignment
  /// The distance between lines of cells along the axis in points; `nil` means the backend's usual spacing.
  public var spacing: Double?
  /// Whether the cells are the elements of a sequence and so form a list.
  public var holdsItems: Bool

  /// Creates a description of a grid of tracks.
  public init(axis: Axis, tracks: [GridItem], alignment: Alignment, spacing: Double?, holdsItems: Bool) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = finite(spacing)
    self.holdsItems = holdsItems
  }
}

/// The properties of a scroll view.
public struct ScrollLayout: Hashable, Sendable {
  /// The axes along which the content may be larger than the view.
  public var axes: Axis.Set
  /// Whether scroll bars show.
  public var showsIndicators: Bool
  /// Where horizontal scrolling comes to rest; `nil` for anywhere, but rather at the beginning of a view.
  public var targetBehavior: ScrollTargetBehavior?

  /// Creates a description of a scroll view.
  @inlinable
  public init(axes: Axis.Set, showsIndicators: Bool, targetBehavior: ScrollTargetBehavior? = nil) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.targetBehavior = targetBehavior
  }
}

/// The properties of a link.
public struct LinkDescription: Hashable, Sendable {
  /// The address as the author gave it; the backend checks it.
  public var destination: String

  /// Creates a description of a link.
  @inlinable
  public init(destination: String) { self.destination = destination }
}

/// The properties of a button.
public struct ButtonDescription: Hashable, Sendable {
  /// What pressing the button means; `nil` is an ordinary button.
  public var role: ButtonRole?
  /// The address to which pressing leads, as the author gave it; `nil` for a control of the form around it.
  public var destination: String?
  /// What the form around it sends when it is pressed; `nil` sends nothing of its own.
  public var action: FormAction?
  /// Whether it can be pressed.
  public var isEnabled = true
  /// How it looks.
  public var look = ButtonLook()
  /// What pressing it does to a state; `nil` for nothing.
  package var change: StateChange?

  /// Creates a description of a button.
  public init(role: ButtonRole?, destination: String?, action: FormAction? = nil) {
    self.role = role
    self.destination = destination
    self.action = action
  }
}

/// The properties of a collection.
public struct CollectionDescription: Hashable, Sendable {
  /// Whether scroll bars show where the collection scrolls.
  public var showsIndicators: Bool
  /// What its layout says about the collection as a whole; `nil` where it has none.
  public var configuration: LayoutConfiguration?
  /// Whether slots ``Slot/header`` and ``Slot/footer`` come before and after the sections.
  public var hasHeader: Bool
  public var hasFooter: Bool

  /// Creates a description of a collection.
  public init(
    showsIndicators: Bool,
    configuration: LayoutConfiguration? = nil,
    hasHeader: Bool = false,
    hasFooter: Bool = false
  ) {
    self.showsIndicators = showsIndicators
    self.configuration = configuration
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }
}

/// The position and the type of a collection's section.
public struct CollectionSectionDescription: Hashable, Sendable {
  /// The position among the collection's sections, from 0.
  public var index: Int
  /// The section's type.
  public var sectionType: any CollectionSection.Type

  /// Creates a description of a section.
  public init(index: Int, sectionType: any CollectionSection.Type) {
    self.index = index
    self.sectionType = sectionType
  }

  /// Two sections are the same with the same position and type.
  public static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.sectionType == right.sectionType
  }

  /// Hashes the position.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The alignment of the views in front of and behind another one.
public struct LayersDescription: Hashable, Sendable {
  /// How they line up with the content, which alone decides the size.
  public var alignment: Alignment

  /// Creates a description of layers.
  public init(alignment: Alignment) { self.alignment = alignment }
}

/// The content for one of the layouts that the reader can choose.
public struct LayoutChoiceDescription: Hashable, Sendable {
  /// The position among the choices, from 0.
  public var index: Int
  /// The layouts, the initial one first; empty outside of a choice.
  public var choices: [LayoutChoice]

  /// Creates a description of what belongs to a choice.
  public init(index: Int, choices: [LayoutChoice]) {
    self.index = index
    self.choices = choices
  }
}

/// Markup that stands in a page as it is, as ``Renderer/markup(_:)`` gets it.
public struct MarkupDescription: Hashable, Sendable {
  /// Well-formed HTML, unescaped and unchecked.
  public var html: String
  /// What backends other than HTML show; empty for nothing.
  public var alternative: String
  /// Whether it may begin or end elements around its neighbours, so that no element stands around it.
  ///
  /// Such a piece may also have nothing to show elsewhere.
  public var isPiece: Bool
  /// The rules of the classes in the markup, if this package made it.
  package var styleRules: [String] = []
  /// The ids of elements in the markup that nothing else on the page may have.
  package var identifiers: [String] = []
  /// What the markup needs of a form around it; `nil` for nothing.
  package var form: FormAround?

  /// What the controls in the rows of an updater know of a form.
  package enum FormAround: Hashable, Sendable {
    /// They were made for a form that is around the markup.
    case isAround
    /// They were left out, because no form was known.
    case isMissing
  }

  /// Creates a description.
  public init(html: String, alternative: String, isPiece: Bool = false) {
    self.html = html
    self.alternative = alternative
    self.isPiece = isPiece
  }
}
