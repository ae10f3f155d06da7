public import Cairn
public import Foundation

// Lengths that may be missing, in the type that views of an app keep them in.
extension View {
  /// Puts the view in a frame of a given size, in points.
  @_disfavoredOverload
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment)
  }

  /// Puts the view in a frame whose size is within limits, in points.
  @_disfavoredOverload
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: minWidth.map { Double($0) },
      idealWidth: idealWidth.map { Double($0) },
      maxWidth: maxWidth.map { Double($0) },
      minHeight: minHeight.map { Double($0) },
      idealHeight: idealHeight.map { Double($0) },
      maxHeight: maxHeight.map { Double($0) },
      alignment: alignment
    )
  }

  /// Adds room around the view, in points; `nil` means 16.
  @_disfavoredOverload
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length.map { Double($0) })
  }

  /// Moves the view by a distance in points; its neighbours do not move.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Keeps a ratio of width to height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(Double(aspectRatio.width / aspectRatio.height), contentMode: contentMode)
  }

  /// Makes the view wider or narrower, and higher or lower, around a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}

extension Image {
  /// Creates an image that is described by its name; all names are those of the asset catalogue.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// Creates an image that only decorates; all names are those of the asset catalogue.
  public init(decorative name: String, bundle: Bundle?) { self.init(decorative: name) }
}

extension Color {
  /// Creates a colour by its name in `namedColors`.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}
