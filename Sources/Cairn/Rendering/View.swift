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
/// A view is a value that is read once per rendering: its `body` is evaluated only once, unless it reads a ``State``, which is
/// tried with each value that its controls can give it.
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

  /// What the type tells about the items that its views make; a view with a body spends one of the budget on it.
  ///
  /// Primitive views implement this requirement. Do not call or implement it elsewhere.
  static func _traits(_ budget: inout Int) -> ViewTraits

  /// Whether the type tells that the view is one of a screen with a title, a toolbar or a search around it.
  ///
  /// Primitive views implement this requirement. Do not call or implement it elsewhere.
  static var _hasBars: Bool { get }

  /// Adds the items that the view makes; `false` if that shows only when the view is read.
  ///
  /// Primitive views implement this requirement. Do not call or implement it elsewhere.
  func _countItems(into tally: inout ItemTally) -> Bool
}

extension View {
  @inlinable
  public func _render(into renderer: any Renderer) {
    let weight = Nesting._weight(of: Body.self)
    guard renderer._enter(weight) else { return }
    if StateUse.concerns(self, in: renderer) {
      renderBody(into: renderer)
    } else {
      body._render(into: renderer)
    }
    renderer._leave(weight)
  }

  @inlinable
  public static var _isItemSequence: Bool { false }

  @inlinable
  public static var _hasBars: Bool { false }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits {
    budget -= 1
    return budget > 0 ? Body._traits(&budget) : .unknown
  }

  @inlinable
  public func _countItems(into tally: inout ItemTally) -> Bool {
    tally.add(1, of: Self._viewTraits.kind)
  }

  /// Renders the view with a renderer, the way backends begin.
  ///
  /// Bodies that read ``Environment`` read the renderer's.
  @inlinable
  public func render(into renderer: any Renderer) {
    renderer.withEnvironmentRead { _render(into: renderer) }
  }
}

extension Renderer {
  /// Calls a closure in which bodies of views read this renderer's environment, and in which states are evaluated ahead.
  @usableFromInline
  package func withEnvironmentRead<Result>(_ body: () -> Result) -> Result {
    withEnvironmentRead(through: EnvironmentSource(), body)
  }

  /// Calls a closure in the same way, with a source that nobody else has.
  package func withEnvironmentRead<Result>(through source: EnvironmentSource, _ body: () -> Result) -> Result {
    source.begin(self)
    defer { source.end() }
    return EnvironmentSource.$current.withValue(source) {
      let result = body()
      for recording in source.presentations {
        RecordedView(recording, recording.entries.indices)._render(into: self)
      }
      return result
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

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.unknown) }
}

extension Never: View {
  /// Not to be called: there is no value to call it on.
  public var body: Never { fatalError("Never has no values.") }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.nothing) }
}

extension Optional: View where Wrapped: View {
  /// Not to be called: an optional view has no body.
  public var body: Never {
    fatalError("An optional view has no body; render it with render(into:).")
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    if StateUse.isAround { return renderWithStates(into: renderer) }
    switch self {
    case .some(let view): view._render(into: renderer)
    case .none: break
    }
  }

  @usableFromInline
  func renderWithStates(into renderer: any Renderer) { StateGraph.renderBranch(0, self, into: renderer) }

  @inlinable
  public static var _isItemSequence: Bool { Wrapped._isItemSequence }

  @inlinable
  public func _countItems(into tally: inout ItemTally) -> Bool { self?._countItems(into: &tally) ?? true }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits {
    let wrapped = Wrapped._traits(&budget)
    return ViewTraits(wrapped.kind == .several ? .several : .unknown, holdsCells: wrapped.holdsCells)
  }
}
