/// What a scalar contributes to the width of the cluster it stands in.
///
/// The raw values are those of the generated table. Classes up to ``emojiWide`` always begin a cluster, unless something that glues
/// forward (see ``gluesForward``) stands in front of them.
enum WidthClass: UInt8 {
  case narrow
  case wide
  case ambiguous
  case zero
  /// Narrow by itself, two columns in front of an emoji variation selector.
  case emojiNarrow
  /// As ``emojiNarrow``, of ambiguous width by itself.
  case emojiAmbiguous
  /// Wide by itself, one column in front of a text variation selector.
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

  /// Whether a scalar of this class begins a cluster of its own after any other such scalar.
  var isSimple: Bool { rawValue <= WidthClass.emojiWide.rawValue }

  /// Whether a scalar of this class belongs to the cluster in front of it, unless that is a control character.
  var extends: Bool {
    switch self {
    case .extend, .textSelector, .emojiSelector, .skinTone: true
    default: false
    }
  }

  /// Whether the scalar that follows may belong to the same cluster although it is simple.
  var gluesForward: Bool {
    switch self {
    case .joiner, .linker, .leadingJamo, .prepend: true
    default: false
    }
  }

  /// Whether only the full cluster rules tell where the cluster around such a scalar begins and ends.
  var needsCharacterRule: Bool { gluesForward || self == .trailingJamo || self == .regional }
}
