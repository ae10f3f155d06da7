public import Cairn

// Layouts of one's own: their sizes are known at run time only.

/// Refuses a layout that asks views for their sizes.
@available(
  *,
  unavailable,
  message: "Sizes of views are not known ahead. Write a LayoutSection with a LayoutGroup, or stacks and a Grid."
)
public protocol Layout {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void
}

/// Refuses the views of a layout.
@available(
  *,
  unavailable,
  message: "Sizes of views are not known ahead. Write a LayoutSection with a LayoutGroup, or stacks and a Grid."
)
public struct LayoutSubviews {}

/// Refuses a view of a layout.
@available(
  *,
  unavailable,
  message: "Sizes of views are not known ahead. Write a LayoutSection with a LayoutGroup, or stacks and a Grid."
)
public struct LayoutSubview {
  public func place<Point>(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// Refuses the size that a layout proposes.
@available(
  *,
  unavailable,
  message: "Sizes of views are not known ahead. Write a LayoutSection with a LayoutGroup, or stacks and a Grid."
)
public struct ProposedViewSize {
  public init<Size>(_ size: Size) {}
  public init<Length>(width: Length?, height: Length?) {}
  public func replacingUnspecifiedDimensions<Size>(by size: Size) -> Size { size }
}

/// Refuses a choice by size.
@available(
  *,
  unavailable,
  message:
    "Sizes of views are not known ahead. Write flexible frames, GridItem(.adaptive(minimum:)), or .layout { environment in … }."
)
public struct ViewThatFits<Content: View> {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

/// Refuses a layout whose type is not known.
@available(*, unavailable, message: "Write an if with both stacks, or .layout { environment in … }.")
public struct AnyLayout {
  public init<Layout>(_ layout: Layout) {}
}
