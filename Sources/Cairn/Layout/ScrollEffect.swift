/// A change of items near the ends of a scrolling section's visible part; in the middle they look as usual.
///
/// An effect is a value, so a page can show it while it scrolls, without a script. The closure of
/// ``LayoutSection/onVisibleItems(_:)`` cannot do that. Readers who prefer less motion, and readers with an old
/// browser, see the items as usual.
public enum ScrollEffect: Hashable, Sendable {
  /// Items shrink to this fraction of their size towards the ends.
  case scale(minimum: Double)
  /// Items fade to this opacity towards the ends.
  case fade(minimum: Double)
  /// Items lag behind by this many points at the ends.
  case parallax(distance: Double)
}

extension LayoutSection {
  /// Changes items, or groups if there are any, near the ends of the section's visible part.
  public func scrollEffect(_ effects: ScrollEffect...) -> LayoutSection {
    updating(self) { $0.scrollEffects += effects }
  }
}
