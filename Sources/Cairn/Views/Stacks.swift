/// Views one above another.
@frozen
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views line up across the stack.
  ///   - spacing: The distance between them in points; `nil` means the backend's usual spacing.
  ///   - content: The views from top to bottom.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    renderer.begin(.stack(StackLayout(direction: .vertical, alignment: alignment, spacing: spacing)))
    content._render(into: renderer)
    renderer.end()
  }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

/// Views one after another along the line.
@frozen
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views line up across the stack.
  ///   - spacing: The distance between them in points; `nil` means the backend's usual spacing.
  ///   - content: The views from leading to trailing.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    renderer.begin(.stack(StackLayout(direction: .horizontal, alignment: alignment, spacing: spacing)))
    content._render(into: renderer)
    renderer.end()
  }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

/// Views in the same place, each in front of the one before.
@frozen
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views line up.
  ///   - content: The views from back to front.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    renderer.begin(.stack(StackLayout(direction: .depth, alignment: alignment, spacing: nil)))
    content._render(into: renderer)
    renderer.end()
  }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
