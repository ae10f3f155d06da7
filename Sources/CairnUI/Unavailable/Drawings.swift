public import Cairn

// Drawings that a running app makes.

/// Refuses a drawing that is made at run time.
@available(*, unavailable, message: "Write a Path, shapes, or UnsafeHTML of CairnHTML with a drawing of your own.")
public struct Canvas {
  public init<Context, Size>(opaque: Bool = false, renderer: (inout Context, Size) -> Void) {}
}

/// Refuses a picture of a view.
@available(*, unavailable, message: "Write view.html() of CairnHTML or view.text() of CairnText.")
public struct ImageRenderer<Content: View> {
  public init(content: Content) {}
}

/// Refuses a chart.
@available(
  *,
  unavailable,
  message: "Write a Table, a Gauge for each value, or UnsafeHTML of CairnHTML with a drawing of your own."
)
public struct Chart<Content> {
  public init(content: () -> Content) {}
  public init<Data>(_ data: Data, content: (Data) -> Content) {}
}

/// Refuses colours that blend between points of a net.
@available(*, unavailable, message: "CSS has no nets of colours. Write several RadialGradients in a ZStack.")
public struct MeshGradient {
  public init<Points, Colors>(
    width: Int,
    height: Int,
    points: Points,
    colors: Colors,
    background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
}

extension View {
  /// Refuses a transformation.
  @available(*, unavailable, message: "Write scaleEffect, rotationEffect or offset.")
  public func transformEffect<Transform>(_ transform: Transform) -> Self { self }

  /// Refuses a transformation.
  @available(*, unavailable, message: "Write scaleEffect, rotationEffect or offset.")
  public func projectionEffect<Transform>(_ transform: Transform) -> Self { self }

  /// Refuses the axis of a chart.
  @available(*, unavailable, message: "There are no charts. Write UnsafeHTML of CairnHTML with a drawing of your own.")
  public func chartXAxis<Content>(content: () -> Content) -> Self { self }

  /// Refuses the axis of a chart.
  @available(*, unavailable, message: "There are no charts. Write UnsafeHTML of CairnHTML with a drawing of your own.")
  public func chartXAxis(_ visibility: Visibility) -> Self { self }

  /// Refuses the axis of a chart.
  @available(*, unavailable, message: "There are no charts. Write UnsafeHTML of CairnHTML with a drawing of your own.")
  public func chartYAxis<Content>(content: () -> Content) -> Self { self }

  /// Refuses the axis of a chart.
  @available(*, unavailable, message: "There are no charts. Write UnsafeHTML of CairnHTML with a drawing of your own.")
  public func chartYAxis(_ visibility: Visibility) -> Self { self }

  /// Refuses what lies over a chart.
  @available(*, unavailable, message: "There are no charts. Write UnsafeHTML of CairnHTML with a drawing of your own.")
  public func chartOverlay<Content>(content: (Never) -> Content) -> Self { self }

  /// Refuses the scale of a chart.
  @available(*, unavailable, message: "There are no charts. Write UnsafeHTML of CairnHTML with a drawing of your own.")
  public func chartXScale<Range>(domain: Range) -> Self { self }

  /// Refuses the scale of a chart.
  @available(*, unavailable, message: "There are no charts. Write UnsafeHTML of CairnHTML with a drawing of your own.")
  public func chartXScale<Range>(range: Range) -> Self { self }

  /// Refuses the scale of a chart.
  @available(*, unavailable, message: "There are no charts. Write UnsafeHTML of CairnHTML with a drawing of your own.")
  public func chartYScale<Range>(domain: Range) -> Self { self }
}

extension Path {
  /// Refuses a transformation.
  @available(
    *,
    unavailable,
    message: "Give the points in the place where they are drawn, or write scaleEffect or rotationEffect."
  )
  public func applying<Transform>(_ transform: Transform) -> Path { self }
}
