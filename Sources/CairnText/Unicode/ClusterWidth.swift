/// Adds up the columns of one grapheme cluster, scalar by scalar: never more than two.
///
/// Widths are additive over clusters by construction, which wrapping, padding and truncating rely on.
struct ClusterWidth {
  private(set) var columns: Int
  private var previous: WidthClass
  private let profile: WidthProfile

  @inline(__always)
  init(first: WidthClass, profile: WidthProfile) {
    self.profile = profile
    columns = profile.width(of: first)
    previous = first
  }

  @inline(__always)
  mutating func add(_ next: WidthClass) {
    switch next {
    case .zero, .extend, .joiner, .linker, .trailingJamo: break
    case .emojiSelector: if previous == .emojiNarrow || previous == .emojiAmbiguous { columns = 2 }
    case .textSelector: if previous == .emojiWide { columns = 1 }
    case .spacingZero: columns = 2
    // What a joiner attaches is drawn into the picture that is there.
    case _ where previous == .joiner && columns > 0: break
    default: columns = columns == 0 ? profile.width(of: next) : 2
    }
    previous = next
  }
}
