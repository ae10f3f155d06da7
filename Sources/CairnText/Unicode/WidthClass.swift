/// The effect of a scalar on the width of its cluster.
///
/// The raw values are those of the generated table. Scalars of classes up to ``emojiWide`` begin a cluster, unless the
/// scalar before them glues forward (see ``gluesForward``).
enum WidthClass: UInt8 {
  case narrow
  case wide
  case ambiguous
  case zero
  /// Narrow by itself, two columns before an emoji variation selector.
  case emojiNarrow
  /// Of ambiguous width by itself, two columns before an emoji variation selector.
  case emojiAmbiguous
  /// Wide by itself, one column before a text variation selector.
  case emojiWide
  case extend
  case spacingZero
  case spacingNarrow
  case textSelector
  case emojiSelector
  case skinTone
  case regional
  case joiner
  case linker
  case leadingJamo
  case trailingJamo
  case prepend

  /// Whether a scalar of this class begins a cluster behind any other simple scalar.
  var isSimple: Bool { rawValue <= WidthClass.emojiWide.rawValue }

  /// Whether a scalar of this class belongs to the cluster before it, unless that is a control character.
  var extends: Bool {
    switch self {
    case .extend, .textSelector, .emojiSelector, .skinTone: true
    default: false
    }
  }

  /// Whether the next scalar may belong to the same cluster, even if it is simple.
  var gluesForward: Bool {
    switch self {
    case .joiner, .linker, .leadingJamo, .prepend: true
    default: false
    }
  }
}
