/// The place of a boundary item: a side or a corner of its section.
///
/// If the layout scrolls downwards, names that begin with `top` and `bottom` stand before and after the content, and
/// the others lie over it. If the layout scrolls sideways, names that end in `leading` and `trailing` stand before and
/// after it. A section that scrolls sideways in a layout that scrolls downwards keeps its items at the top and the
/// bottom, where they do not scroll with it, as in UIKit.
public enum LayoutAlignment: String, Hashable, CaseIterable, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// Returns the position on an axis, from 0 at its start to 1 at its end; without a side there it is the middle.
  package func position(_ axis: Axis) -> Double {
    switch (axis, self) {
    case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): 0
    case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): 1
    case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading): 0
    case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing): 1
    default: 0.5
    }
  }

  /// The side at which it stands where sections that follow one another sideways are shown one below the other.
  fileprivate var turned: LayoutAlignment {
    switch position(.horizontal) {
    case 0: .topLeading
    case 1: .bottomLeading
    default: self == .bottom ? .bottom : .top
    }
  }
}

extension LayoutSection {
  /// Returns the section of a sideways layout as it is from top to bottom: what stands before its content is above it.
  package func turnedDownwards() -> LayoutSection {
    updating(self) { section in
      for index in section.boundarySupplementaryItems.indices {
        section.boundarySupplementaryItems[index].alignment = boundarySupplementaryItems[index].alignment.turned
      }
    }
  }
}
