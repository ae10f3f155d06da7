/// Elements are told apart by their identities. Actions replace single ones, or take some out.
extension Array: MemberwiseValue where Element: Identifiable {
  /// How an element of one of two arrays differs from that of the other one, with the position in the array that has it.
  private enum Change {
    case replaced(Int, by: Element)
    case removed(Int)
    case added(Int)
  }

  func difference<Value>(to other: Value) -> MemberDifference? {
    guard let other = other as? Self, areFew, isUnique, other.isUnique, let changes = changes(to: other) else {
      return nil
    }
    var difference = MemberDifference()
    for change in changes {
      switch change {
      case .replaced(let position, _), .removed(let position): difference.members.insert(AnyHashable(self[position].id))
      case .added(let position):
        difference.members.insert(AnyHashable(other[position].id))
        difference.hasNewElements = true
      }
    }
    return difference
  }

  func write<Value>(memberChangedBy other: Value, to part: any StatePart<Value>) -> Bool {
    guard areFew, let other = other as? Self, let part = part as? any StatePart<Self>, let changes = changes(to: other),
      changes.count == 1
    else { return false }
    switch changes[0] {
    case .replaced(let position, let element) where isFirst(position):
      let id = self[position].id
      let way = CollectionElement<Self>(known: self[position], index: position) { $0.id == id }
      part.part(way.step(.element(AnyHashable(id)))).value = element
      return true
    case .removed(let position) where isFirst(position):
      part.part(presence(ofElementAt: position)).value = false
      return true
    default: return false
    }
  }

  /// Whether content that reads all elements may depend on each of them.
  private var areFew: Bool { count < StateExploration.mostVariants }

  /// Whether all elements have different identities.
  private var isUnique: Bool { Set(map(\.id)).count == count }

  /// Whether no element before a position has the identity of the one there.
  private func isFirst(_ position: Int) -> Bool {
    let id = self[position].id
    return !self[..<position].contains { $0.id == id }
  }

  /// Returns how another array differs, for each element that does; `nil` if elements changed their places.
  private func changes(to other: Self) -> [Change]? {
    let (head, tail) = sameEnds(as: other)
    let (own, others) = (head..<(count - tail), head..<(other.count - tail))
    if own.count == others.count, own.allSatisfy({ self[$0].id == other[$0].id }) {
      return own.filter { areAlike(self[$0], other[$0]) != true }.map { .replaced($0, by: other[$0]) }
    }
    let (ids, otherIDs) = (Set(own.map { self[$0].id }), Set(others.map { other[$0].id }))
    let (common, otherCommon) = (
      own.filter { otherIDs.contains(self[$0].id) }, others.filter { ids.contains(other[$0].id) }
    )
    let pairs = zip(common, otherCommon)
    guard common.count == otherCommon.count, pairs.allSatisfy({ self[$0].id == other[$1].id }) else { return nil }
    return pairs.filter { areAlike(self[$0], other[$1]) != true }.map { .replaced($0, by: other[$1]) }
      + own.filter { !otherIDs.contains(self[$0].id) }.map { .removed($0) }
      + others.filter { !ids.contains(other[$0].id) }.map { .added($0) }
  }

  /// How many elements two arrays begin and end with that have the same bytes.
  ///
  /// An action changes few elements, and to compare all of them takes a hundred times as long.
  private func sameEnds(as other: Self) -> (head: Int, tail: Int) {
    let (size, stride) = (MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
    let (count, otherCount) = (count, other.count)
    return withUnsafeBytes { own in
      other.withUnsafeBytes { others in
        func areSame(_ left: Int, _ right: Int) -> Bool {
          let (left, right) = (left * stride, right * stride)
          return (0..<size).allSatisfy { own[left + $0] == others[right + $0] }
        }
        let most = Swift.min(count, otherCount)
        let head = (0..<most).first { !areSame($0, $0) } ?? most
        let tail = (0..<(most - head)).first { !areSame(count - 1 - $0, otherCount - 1 - $0) } ?? most - head
        return (head, tail)
      }
    }
  }

  /// The way to whether an element is in the array; it comes back behind those that it stood behind.
  private func presence(ofElementAt position: Int) -> StatePartStep<Self, Bool> {
    let (element, preceding) = (self[position], Set(self[..<position].map(\.id)))
    return StatePartStep(
      key: .member(AnyHashable(element.id)),
      get: { $0.contains { $0.id == element.id } },
      set: { elements, isPresent in
        let known = elements.firstIndex { $0.id == element.id }
        if let known, !isPresent { elements.remove(at: known) }
        if known == nil, isPresent {
          elements.insert(element, at: elements.lastIndex { preceding.contains($0.id) }.map { $0 + 1 } ?? 0)
        }
      }
    )
  }
}
