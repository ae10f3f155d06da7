/// The markup of a section, and what is known about it without reading it.
struct SectionMarkup: Sendable {
  let bytes: [UInt8]
  let places: IdentifiedElements.Places

  /// Reads a part of the markup; `nil` if it is no element that is complete.
  func tree(of range: Range<Int>, itemPrefix: String) -> MarkupTree? {
    let raw = places.raw.filter { range.contains($0.lowerBound) && $0.upperBound <= range.upperBound }
    let moved = raw.map { ($0.lowerBound - range.lowerBound)..<($0.upperBound - range.lowerBound) }
    return MarkupTree(Array(bytes[range]), raw: moved, itemPrefix: itemPrefix)
  }

  /// Reads all of the markup.
  func tree(itemPrefix: String) -> MarkupTree? { MarkupTree(bytes, raw: places.raw, itemPrefix: itemPrefix) }

  /// Returns the items that differ from those at the same positions; `nil` if anything around the items differs too.
  ///
  /// Most changes are of one item among many. Then nothing of the others has to be read.
  func items(differingFrom old: Self) -> [(old: Range<Int>, new: Range<Int>)]? {
    guard !places.items.isEmpty, places.items.count == old.places.items.count else { return nil }
    return old.bytes.withUnsafeBytes { before in
      bytes.withUnsafeBytes { after in
        var different: [(old: Range<Int>, new: Range<Int>)] = []
        var (oldEnd, newEnd) = (0, 0)
        for (old, new) in zip(old.places.items, places.items) {
          guard Self.areSame(before, oldEnd..<old.lowerBound, after, newEnd..<new.lowerBound) else { return nil }
          if !Self.areSame(before, old, after, new) { different.append((old, new)) }
          (oldEnd, newEnd) = (old.upperBound, new.upperBound)
        }
        return Self.areSame(before, oldEnd..<before.count, after, newEnd..<after.count) ? different : nil
      }
    }
  }

  /// Compares eight bytes at a time, as sections may have many millions.
  private static func areSame(
    _ left: UnsafeRawBufferPointer,
    _ leftRange: Range<Int>,
    _ right: UnsafeRawBufferPointer,
    _ rightRange: Range<Int>
  ) -> Bool {
    guard leftRange.count == rightRange.count else { return false }
    let (left, right) = (left[leftRange], right[rightRange])
    let (start, other) = (UnsafeRawBufferPointer(rebasing: left), UnsafeRawBufferPointer(rebasing: right))
    var offset = 0
    while offset + 8 <= start.count {
      guard
        start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    return start[offset...].elementsEqual(other[offset...])
  }
}
