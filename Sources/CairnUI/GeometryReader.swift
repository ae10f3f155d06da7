public import Cairn
public import Foundation

/// Views that depend on the room there is.
///
/// The room is that of the frame and the padding around the view, such as `.frame(height: 60)`. What they leave open is the room of
/// a terminal's window. A page is for windows of all widths, so there it is the narrowest of the widths for which layouts are made,
/// 320 points by 800 unless the options say otherwise, and the closure is called once. Flexible frames, grids and
/// `.layout { environment in … }` follow the window.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Creates views from a closure that is told the room there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public func _render(into renderer: any Renderer) {
    let room = renderer._room
    content(GeometryProxy(size: CGSize(width: room.width, height: room.height)))
      .frame(maxWidth: .infinity, alignment: .topLeading)
      ._render(into: renderer)
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

/// The room that a view has.
public struct GeometryProxy: Sendable {
  /// The width and the height, in points.
  public let size: CGSize

  /// The room that bars of a device take: none.
  public var safeAreaInsets: EdgeInsets { .zero }

  /// The room as a rectangle whose corner is at zero, because nobody knows ahead where the view will be.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}
