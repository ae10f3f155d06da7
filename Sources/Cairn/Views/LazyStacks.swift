/// Parts of a lazy container that stay in view while it scrolls.
@frozen
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The headers of sections.
  @inlinable public static var sectionHeaders: PinnedScrollableViews { PinnedScrollableViews(rawValue: 1) }
  /// The footers of sections.
  @inlinable public static var sectionFooters: PinnedScrollableViews { PinnedScrollableViews(rawValue: 2) }
}

/// Views one above another, often many.
///
/// All views are rendered, so nothing is lazy. The elements of a ``ForEach`` in a lazy stack are a list, which screen
/// readers say.
@frozen
public struct LazyVStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views line up across the stack.
  ///   - spacing: The distance between them in points; `nil` means the backend's usual spacing.
  ///   - pinnedViews: Accepted for SwiftUI's sake and ignored; a section's layout pins its header.
  ///   - content: The views from top to bottom.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    let layout = StackLayout(
      direction: .vertical,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing,
      holdsItems: Content._isItemSequence
    )
    renderer.begin(.stack(layout))
    content._render(into: renderer)
    renderer.end()
  }
}

/// Views one after another along the line, often many.
///
/// All views are rendered, so nothing is lazy. The elements of a ``ForEach`` in a lazy stack are a list, which screen
/// readers say.
@frozen
public struct LazyHStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views line up across the stack.
  ///   - spacing: The distance between them in points; `nil` means the backend's usual spacing.
  ///   - pinnedViews: Accepted for SwiftUI's sake and ignored; a section's layout pins its header.
  ///   - content: The views from leading to trailing.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    let layout = StackLayout(
      direction: .horizontal,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing,
      holdsItems: Content._isItemSequence
    )
    renderer.begin(.stack(layout))
    content._render(into: renderer)
    renderer.end()
  }
}
