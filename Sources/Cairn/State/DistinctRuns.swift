/// Where recordings hold words that none of the others has.
///
/// In most content that differs between the values of states, words take the place of other words. To number such parts and to put
/// them side by side takes longer than to make them, and finds nothing that they have in common. So they are told by digests, and
/// what follows one another is taken as a whole, with a single condition. Plain words hold no control and have no identity, so it
/// would do no harm if some of them stood in a page twice.
struct DistinctRuns {
  /// The entries of the outermost parts of one recording that hold nothing but words.
  private struct Part {
    let entries: Range<Int>
    /// Its texts among those of all recordings.
    let texts: Range<Int>
  }

  private var digests: [UInt64] = []
  private var parts: [Part] = []

  /// Finds the runs.
  ///
  /// - Parameters:
  ///   - recordings: The recordings.
  ///   - commonEnds: What they have in common at their ends. Words of two digests can be equal, so these are left out.
  /// - Returns: The runs of each recording, in their order.
  static func runs(of recordings: [Recording], between commonEnds: CommonEnds) -> [[Range<Int>]] {
    var runs = DistinctRuns()
    var ends: [(parts: Int, texts: Int)] = []
    for recording in recordings {
      runs.addParts(of: recording)
      ends.append((runs.parts.count, runs.digests.count))
    }
    let isShared = shared(runs.digests, ends.map(\.texts))
    var start = 0
    return zip(recordings, ends).map { recording, end in
      defer { start = end.parts }
      let count = recording.entries.count
      let parts = runs.parts[start..<end.parts].lazy.filter {
        !isShared[$0.texts].contains(true) && !commonEnds.contain($0.entries, ofEntries: count)
      }
      return joined(parts)
    }
  }

  /// Returns parts that follow one another as one.
  private static func joined(_ parts: some Sequence<Part>) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for part in parts {
      if let last = joined.last, last.upperBound == part.entries.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<part.entries.upperBound
      } else {
        joined.append(part.entries)
      }
    }
    return joined
  }

  // MARK: Reading

  private mutating func addParts(of recording: Recording) {
    let entries = recording.entries
    let span = entries.span
    var index = 0
    while index < span.count {
      let first = digests.count
      if let end = endOfWords(at: index, of: span) {
        parts.append(Part(entries: index..<end, texts: first..<digests.count))
        index = end
      } else {
        digests.removeLast(digests.count - first)
        let end = (span.endOfPart(at: index, before: span.count) ?? span.count) - 1
        // An element may hold the same words in another recording, and nothing else there.
        if span[index].beginsFreeElement {
          for inside in index..<end where span[inside].words != 0 { digests.append(span[inside].words) }
        }
        index = end + 1
      }
    }
  }

  /// Returns where a part without anything but words ends, and adds their digests; `nil` for any other part.
  private mutating func endOfWords(at index: Int, of entries: Span<Recording.Entry>) -> Int? {
    if entries[index].words != 0 {
      digests.append(entries[index].words)
      return index + 1
    }
    guard entries[index].beginsFreeElement else { return nil }
    let (end, first) = (entries[index].end, digests.count)
    var inside = index + 1
    while inside < end {
      guard let next = endOfWords(at: inside, of: entries) else { return nil }
      inside = next
    }
    return digests.count > first ? end + 1 : nil
  }

  // MARK: Comparing

  /// Returns a number that equal words have in common, which is not 0.
  ///
  /// Words that are equal without having the same bytes have different ones, so each of them is written for itself.
  static func number(of words: String) -> UInt64 {
    // Only strings from elsewhere are not stored as UTF-8.
    words.utf8.withContiguousStorageIfAvailable { number(of: UnsafeRawBufferPointer($0)) }
      ?? Array(words.utf8).withUnsafeBytes { number(of: $0) }
  }

  private static func number(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var digest = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &digest)
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    mix(rest, into: &digest)
    return digest | 1 << 63
  }

  private static func mix(_ word: UInt64, into digest: inout UInt64) {
    digest = (digest ^ word) &* 0xD6E8_FEB8_6659_FD93
    digest ^= digest >> 32
  }

  /// Returns whether other lists have each of some digests.
  ///
  /// - Parameters:
  ///   - digests: The digests of all lists, one list after the other.
  ///   - ends: Where each list ends.
  /// - Returns: For each digest, whether it is in several lists.
  private static func shared(_ digests: [UInt64], _ ends: [Int]) -> [Bool] {
    var size = 16
    while size < digests.count * 2 { size *= 2 }
    // The first position of each digest, and the list that has it; -1 for a free slot, and for more than one list.
    var slots = Array(repeating: (position: -1, list: -1), count: size)
    var places: [Int] = []
    places.reserveCapacity(digests.count)
    var start = 0
    for (list, end) in ends.enumerated() {
      for position in start..<end {
        let digest = digests[position]
        var slot = Int(truncatingIfNeeded: digest) & (size - 1)
        while slots[slot].position >= 0, digests[slots[slot].position] != digest { slot = (slot + 1) & (size - 1) }
        if slots[slot].position < 0 {
          slots[slot] = (position, list)
        } else if slots[slot].list != list {
          slots[slot].list = -1
        }
        places.append(slot)
      }
      start = end
    }
    return places.map { slots[$0].list < 0 }
  }
}
