/// Cells that flow into columns, row by row.
@frozen
public struct LazyVGrid<Content: View>: PrimitiveView {
  @usableFromInline let columns: [GridItem]
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns; an empty list means one flexible column.
  ///   - alignment: Where the columns stand if the grid is wider than all of them.
  ///   - spacing: The distance between rows in points; `nil` means the backend's usual spacing.
  ///   - pinnedViews: Accepted for SwiftUI's sake and ignored; a section's layout pins its header.
  ///   - content: The cells.
  @inlinable
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    let layout = LazyGridLayout(
      axis: .vertical,
      tracks: columns,
      alignment: Alignment(horizontal: alignment, vertical: .top),
      spacing: spacing,
      holdsItems: Content._isItemSequence
    )
    renderer.begin(.lazyGrid(layout))
    let outer = renderer._isInCell
    renderer._isInCell = true
    content._render(into: renderer)
    renderer._isInCell = outer
    renderer.end()
  }
}

/// Cells that flow into rows, column by column.
@frozen
public struct LazyHGrid<Content: View>: PrimitiveView {
  @usableFromInline let rows: [GridItem]
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows; an empty list means one flexible row.
  ///   - alignment: Where the rows stand if the grid is higher than all of them.
  ///   - spacing: The distance between columns in points; `nil` means the backend's usual spacing.
  ///   - pinnedViews: Accepted for SwiftUI's sake and ignored; a section's layout pins its header.
  ///   - content: The cells.
  @inlinable
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    let layout = LazyGridLayout(
      axis: .horizontal,
      tracks: rows,
      alignment: Alignment(horizontal: .leading, vertical: alignment),
      spacing: spacing,
      holdsItems: Content._isItemSequence
    )
    renderer.begin(.lazyGrid(layout))
    let outer = renderer._isInCell
    renderer._isInCell = true
    content._render(into: renderer)
    renderer._isInCell = outer
    renderer.end()
  }
}
