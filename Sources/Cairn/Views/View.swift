/// A part of a page, described by other views.
///
/// Declare one as in SwiftUI: a structure with a `body`. The same view renders to every backend.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View { Text("Hello, \(name)").font(.title) }
/// }
/// ```
///
/// A view is a value that is read once per rendering, so its `body` should be cheap and free of side effects.
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder var body: Body { get }

  /// Describes the view to a renderer.
  ///
  /// Primitive views implement this requirement. Do not call or implement it elsewhere.
  func _render(into renderer: any Renderer)

  /// Whether the view is a sequence of items, so that the container around it forms a list.
  ///
  /// Primitive views implement this requirement. Do not call or implement it elsewhere.
  static var _isItemSequence: Bool { get }

  /// Whether the view is or may be made of list cells, so that the section around it keeps track of its items.
  ///
  /// Primitive views implement this requirement. Do not call or implement it elsewhere.
  static var _holdsCells: Bool { get }
}

extension View {
  @inlinable
  public func _render(into renderer: any Renderer) {
    body._render(into: renderer)
  }

  @inlinable
  public static var _isItemSequence: Bool { false }

  @inlinable
  public static var _holdsCells: Bool { Body._holdsCells }

  /// Renders the view with a renderer, the way backends begin.
  ///
  /// Bodies that read ``Environment`` read the renderer's.
  public func render(into renderer: any Renderer) {
    EnvironmentSource.$current.withValue(EnvironmentSource(renderer)) {
      _render(into: renderer)
    }
  }
}

/// A view that describes itself to the renderer instead of having a body.
///
/// A third party's view can be primitive too: conform to this protocol, implement ``View/_render(into:)`` with calls of
/// the ``Renderer``, and leave out `body`.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Not to be called: a primitive view has no body.
  public var body: Never {
    fatalError("\(Self.self) is a primitive view without a body; render it with render(into:).")
  }
}

extension Never: View {
  /// Not to be called: there is no value to call it on.
  public var body: Never { fatalError("Never has no values.") }

  @inlinable
  public static var _holdsCells: Bool { false }
}

extension Optional: View where Wrapped: View {
  /// Not to be called: an optional view has no body.
  public var body: Never {
    fatalError("An optional view has no body; render it with render(into:).")
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    switch self {
    case .some(let view): view._render(into: renderer)
    case .none: break
    }
  }

  @inlinable
  public static var _isItemSequence: Bool { Wrapped._isItemSequence }

  @inlinable
  public static var _holdsCells: Bool { Wrapped._holdsCells }
}
