extension RowResolver {
  /// Goes deeper by a number of units, if they fit; otherwise says that they do not.
  @inlinable
  package func enter(_ weight: Int, for renderer: any Renderer) -> Bool {
    nesting.enter(weight) || Nesting.tellDepth(to: renderer)
  }

  /// Comes back from where ``enter(_:for:)`` went.
  @inlinable
  package func leave(_ weight: Int) { nesting.leave(weight) }

  package func beginStyle() { nesting.beginStyle() }
  package func endStyle() { nesting.endStyle() }
}
