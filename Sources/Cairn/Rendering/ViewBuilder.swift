/// Builds one view out of the statements of a closure.
///
/// Any number of views, `if` with and without `else`, `switch`, `for` loops, optionals and availability checks.
// After each statement, also of closures inside, the compiler copies all that it has found out about the body so far. So each
// statement has to leave little behind: none goes through `buildExpression`, and all are joined at once, by `buildBlock`.
@resultBuilder
public enum ViewBuilder {
  /// Builds nothing from an empty closure.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds an `if` without an `else`.
  @inlinable
  public static func buildOptional<Content: View>(_ content: consuming Content?) -> Content? {
    content
  }

  /// Builds the first branch of an `if`–`else` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(first: consuming First) -> Conditional<First, Second> {
    .first(first)
  }

  /// Builds the second branch of an `if`–`else` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(second: consuming Second) -> Conditional<First, Second> {
    .second(second)
  }

  /// Builds a `for` loop.
  @inlinable
  public static func buildArray<Content: View>(_ contents: consuming [Content]) -> Loop<Content> {
    Loop(contents)
  }

  /// Builds an availability check; the type of its content is hidden.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: consuming Content) -> AnyView {
    AnyView(content)
  }
}

extension ViewBuilder {
  /// Two views, one after the other.
  @frozen
  public struct Pair<First: View, Second: View>: PrimitiveView {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(_ first: consuming First, _ second: consuming Second) {
      self.first = first
      self.second = second
    }

    @inlinable
    public func _render(into renderer: any Renderer) {
      first._render(into: renderer)
      second._render(into: renderer)
    }

    @inlinable
    public func _countItems(into tally: inout ItemTally) -> Bool {
      first._countItems(into: &tally) && second._countItems(into: &tally)
    }

    @inlinable
    public static func _traits(_ budget: inout Int) -> ViewTraits {
      First._traits(&budget).followed(by: Second._traits(&budget))
    }
  }

  /// Views one after the other, whose types do not show.
  @frozen
  public struct Statements: PrimitiveView {
    @usableFromInline let render: (any Renderer) -> Void

    @inlinable
    init(_ views: consuming some View) {
      let views = views
      // Rendering here, where the views' types are known, lets the compiler specialise all of it.
      render = { views._render(into: $0) }
    }

    @inlinable
    init(rendering render: @escaping (any Renderer) -> Void) { self.render = render }

    @inlinable
    public func _render(into renderer: any Renderer) { render(renderer) }

    @inlinable
    public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.several, holdsCells: true) }
  }

  /// One of two views.
  @frozen
  public enum Conditional<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    @inlinable
    public func _render(into renderer: any Renderer) {
      if StateUse.isAround { return renderWithStates(into: renderer) }
      switch self {
      case .first(let view): view._render(into: renderer)
      case .second(let view): view._render(into: renderer)
      }
    }

    @usableFromInline
    func renderWithStates(into renderer: any Renderer) {
      switch self {
      case .first(let view): StateGraph.renderBranch(0, view, into: renderer)
      case .second(let view): StateGraph.renderBranch(1, view, into: renderer)
      }
    }

    @inlinable
    public static var _isItemSequence: Bool { First._isItemSequence && Second._isItemSequence }

    @inlinable
    public func _countItems(into tally: inout ItemTally) -> Bool {
      switch self {
      case .first(let view): view._countItems(into: &tally)
      case .second(let view): view._countItems(into: &tally)
      }
    }

    @inlinable
    public static func _traits(_ budget: inout Int) -> ViewTraits {
      First._traits(&budget).or(Second._traits(&budget))
    }
  }

  /// The views of a `for` loop.
  @frozen
  public struct Loop<Content: View>: PrimitiveView {
    @usableFromInline let contents: [Content]

    @inlinable
    init(_ contents: consuming [Content]) { self.contents = contents }

    @inlinable
    public func _render(into renderer: any Renderer) {
      for content in contents { content._render(into: renderer) }
    }

    @inlinable
    public static var _isItemSequence: Bool { true }

    @inlinable
    public func _countItems(into tally: inout ItemTally) -> Bool {
      contents.allSatisfy { $0._countItems(into: &tally) }
    }

    @inlinable
    public static func _traits(_ budget: inout Int) -> ViewTraits {
      ViewTraits(.several, holdsCells: Content._traits(&budget).holdsCells)
    }
  }
}
