/// How items look on their way through what shows of a scrolling section: as always in the middle, changed at the ends.
///
/// An effect is a value where ``LayoutSection/onVisibleItems(_:)`` is a closure, so a page can show it while it scrolls,
/// without a script. Browsers that do not know such animations and readers who prefer less motion see items as always.
public enum ScrollEffect: Hashable, Sendable {
  /// Items shrink to this part of their size towards the ends.
  case scale(minimum: Double)
  /// Items fade to this opacity towards the ends.
  case fade(minimum: Double)
  /// Items lag behind by this many points at the ends.
  case parallax(distance: Double)
}

extension LayoutSection {
  /// Changes how items look on their way through what shows of the section; groups are what changes where there are any.
  public func scrollEffect(_ effects: ScrollEffect...) -> LayoutSection {
    updating(self) { $0.scrollEffects += effects }
  }
}
