/// Where a boundary item stands: at a side or a corner of its section.
///
/// In a section that stacks downwards, names that begin with `top` and `bottom` stand before and after the content, and
/// the others lie over it. In one that runs sideways, names that end in `leading` and `trailing` do.
public enum LayoutAlignment: String, Hashable, CaseIterable, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// Between the start, 0, and the end, 1, of an axis; the middle where the name says nothing.
  package func position(_ axis: Axis) -> Double {
    switch (axis, self) {
    case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): 0
    case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): 1
    case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading): 0
    case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing): 1
    default: 0.5
    }
  }
}
