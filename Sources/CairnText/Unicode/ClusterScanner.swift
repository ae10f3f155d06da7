/// A reader of grapheme clusters in valid UTF-8 that makes no `Character`.
///
/// It knows letters with marks, emoji with selectors, skin tones or joiners, and flags. A few classes of scalars are
/// enough to find these clusters.
struct ClusterScanner {
  struct Cluster {
    var end: Int
    var columns: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let profile: WidthProfile
  let table = ScalarTable.shared

  /// Reads the cluster at a place that is certainly between two clusters.
  ///
  /// - Returns: The cluster, or `nil` if only the rule for `Character` finds its end.
  func cluster(at start: Int) -> Cluster? {
    let first = DecodedScalar(bytes, at: start)
    let firstClass = table[first.value].width
    var end = start + first.length
    if firstClass == .regional { return flag(at: end) }
    guard firstClass.isSimple, firstClass != .zero else { return nil }
    var width = ClusterWidth(first: firstClass, profile: profile)
    var isPicture = Self.isPicture(first.value, firstClass)
    var joins = false
    while end < bytes.count {
      let scalar = DecodedScalar(bytes, at: end)
      let widthClass = table[scalar.value].width
      switch widthClass {
      case _ where widthClass.isSimple:
        guard joins else { return Cluster(end: end, columns: width.columns) }
        guard Self.isPicture(scalar.value, widthClass) else { return nil }
        joins = false
      case .extend, .textSelector, .emojiSelector, .skinTone:
        isPicture = isPicture && !joins
        joins = false
      case .spacingZero, .spacingNarrow:
        isPicture = false
        joins = false
      case .joiner where isPicture && !joins: joins = true
      default: return nil
      }
      width.add(widthClass)
      end += scalar.length
    }
    return Cluster(end: end, columns: width.columns)
  }

  /// Reads the second letter of a flag; nothing behind it belongs to the flag.
  private func flag(at offset: Int) -> Cluster? {
    guard let second = simpleOrRegional(at: offset), second.isRegional else { return nil }
    guard second.end == bytes.count || simpleOrRegional(at: second.end) != nil else { return nil }
    return Cluster(end: second.end, columns: 2)
  }

  private func simpleOrRegional(at offset: Int) -> (end: Int, isRegional: Bool)? {
    guard offset < bytes.count else { return nil }
    let scalar = DecodedScalar(bytes, at: offset)
    let widthClass = table[scalar.value].width
    guard widthClass.isSimple || widthClass == .regional else { return nil }
    return (offset + scalar.length, widthClass == .regional)
  }

  /// Returns whether a joiner can connect the scalar: an emoji beyond ASCII, but no component with its own class.
  static func isPicture(_ scalar: UInt32, _ widthClass: WidthClass) -> Bool {
    switch widthClass {
    case .emojiNarrow, .emojiAmbiguous, .emojiWide: scalar >= 0x80
    case .wide: scalar >= 0x1F300 && scalar < 0x1FB00
    default: false
    }
  }

  /// Returns the next place that is certainly between two clusters: between two simple scalars.
  func stretchEnd(from start: Int) -> Int {
    var offset = start
    var previousIsSimple = false
    while offset < bytes.count {
      let scalar = DecodedScalar(bytes, at: offset)
      let isSimple = table[scalar.value].isSimple
      if isSimple, previousIsSimple { break }
      previousIsSimple = isSimple
      offset += scalar.length
    }
    return offset
  }
}
