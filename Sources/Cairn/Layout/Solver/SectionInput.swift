/// A size without a width or a height, or with both.
///
/// In a question, the content chooses a missing length. In an answer, the estimate is used for a missing length.
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

/// The content of a section, for the solver.
///
/// Only items with an estimated size are measured: first their width, then their height for that width.
public struct SectionInput {
  /// A closure that measures an item in the offered room.
  public typealias Measure = (_ item: Int, _ proposal: PartialSize) -> PartialSize

  /// A closure that measures a header, a footer or a badge in the offered room.
  public typealias MeasureSupplementary = (_ kind: ElementKind, _ proposal: PartialSize) -> PartialSize

  /// The number of items; a number below 0 counts as 0.
  public var itemCount: Int
  /// The closure that measures items; `nil` to keep the estimates.
  public var measure: Measure?
  /// The closure that measures headers, footers and badges; `nil` to keep the estimates.
  public var measureSupplementary: MeasureSupplementary?
  /// Whether the section has a header; `nil` to take the answer from the mode of its list.
  public var hasHeader: Bool?
  /// Whether the section has a footer; `nil` to take the answer from the mode of its list.
  public var hasFooter: Bool?
  /// A number that changes with the content of the section, such as a hash.
  ///
  /// A ``LayoutCache`` keeps a measured section only if it has a revision.
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
