/// The columns of one grapheme cluster, summed scalar by scalar; never more than two.
///
/// The width of a text is the sum over its clusters. Wrapping, padding and truncating rely on that.
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
    // A scalar behind a joiner is drawn into the same picture.
    case _ where previous == .joiner && columns > 0: break
    default: columns = columns == 0 ? profile.width(of: next) : 2
    }
    previous = next
  }
}
