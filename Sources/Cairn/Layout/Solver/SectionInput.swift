/// A size of which a side may be open.
///
/// As a question, an open side is for the content to choose; as an answer, the estimate stands for it.
public struct PartialSize: Hashable, Sendable {
  /// The width in points, if it is known.
  public var width: Double?
  /// The height in points, if it is known.
  public var height: Double?

  /// Creates a size.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// What the solver has to know of the content of a section.
///
/// Only items whose size is estimated are measured. Widths are asked for first; then, with the width known, heights.
public struct SectionInput {
  /// A closure that measures an item inside the room it is offered.
  public typealias Measure = (_ item: Int, _ proposal: PartialSize) -> PartialSize

  /// A closure that measures a header, a footer or a badge inside the room it is offered.
  public typealias MeasureSupplementary = (_ kind: ElementKind, _ proposal: PartialSize) -> PartialSize

  /// How many items the section has; below 0 counts as none.
  public var itemCount: Int
  /// Measures items; `nil` if estimates stand.
  public var measure: Measure?
  /// Measures headers, footers and badges; `nil` if estimates stand.
  public var measureSupplementary: MeasureSupplementary?
  /// Whether the section has a header; `nil` leaves it to the mode of its list.
  public var hasHeader: Bool?
  /// Whether the section has a footer; `nil` leaves it to the mode of its list.
  public var hasFooter: Bool?
  /// A number that changes with the content of the section, such as a hash.
  ///
  /// A measured section is taken from a ``LayoutCache`` only if it has one.
  public var revision: Int?

  /// Creates the input of a section.
  public init(
    _ itemCount: Int,
    revision: Int? = nil,
    hasHeader: Bool? = nil,
    hasFooter: Bool? = nil,
    measure: Measure? = nil,
    measureSupplementary: MeasureSupplementary? = nil
  ) {
    self.itemCount = itemCount
    self.revision = revision
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
    self.measure = measure
    self.measureSupplementary = measureSupplementary
  }
}
