/// Rows whose columns line up.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Height"); Text("4,810 m") }
///   GridRow { Text("Country"); Text("France, Italy") }
/// }
/// ```
@frozen
public struct Grid<Content: View>: PrimitiveView {
  @usableFromInline let layout: GridLayout
  @usableFromInline let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: How cells line up in their column and row.
  ///   - horizontalSpacing: The distance between columns in points; `nil` means the backend's usual spacing.
  ///   - verticalSpacing: The distance between rows in points; `nil` means the backend's usual spacing.
  ///   - content: The rows; a view that is not a row spans all columns.
  @inlinable
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }

  public func _render(into renderer: any Renderer) {
    RowCalls.grid(layout, content, into: renderer)
  }
}

/// A row of a ``Grid``; each of its views is a cell.
@frozen
public struct GridRow<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment?
  @usableFromInline let content: Content

  /// Creates a row.
  @inlinable
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    renderer.begin(.gridRow(GridRowLayout(alignment: alignment)))
    content._render(into: renderer)
    renderer.end()
  }
}
