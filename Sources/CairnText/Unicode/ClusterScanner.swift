/// Reads grapheme clusters from valid UTF-8 without making a `Character`, where a few classes of scalars are enough to tell them apart.
///
/// It knows letters with marks, emoji with selectors and skin tones, emoji that joiners put together, and flags.
struct ClusterScanner {
  struct Cluster {
    var end: Int
    var columns: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let profile: WidthProfile
  let table = ScalarTable.shared

  /// Reads the cluster that begins at a place which is certainly between two clusters.
  ///
  /// - Returns: The cluster, or `nil` where only the rule for `Character` tells where it ends.
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

  /// Reads the second letter of a flag, behind which there is nothing that belongs to it.
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

  /// Whether joiners put a scalar together with others: emoji beyond ASCII, except components that have classes of their own.
  static func isPicture(_ scalar: UInt32, _ widthClass: WidthClass) -> Bool {
    switch widthClass {
    case .emojiNarrow, .emojiAmbiguous, .emojiWide: scalar >= 0x80
    case .wide: scalar >= 0x1F300 && scalar < 0x1FB00
    default: false
    }
  }

  /// Returns the end of the stretch from a place between two clusters up to the first other such place that is certain: between two
  /// simple scalars.
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
