/// Parts of content that add up more states than a page can show: they keep their first form, so that the rest follows the states.
struct KeptParts {
  typealias Head = RecordingParts.Head

  /// A call, and the number of the calls around it.
  private struct Place: Hashable {
    let head: Head
    let path: Int
  }

  /// What calls are taken for, and the paths of such calls.
  private var firstForms: [Place: Head] = [:]
  private var paths: Set<Int> = []
  /// Parts that are there at first and may be missing.
  private var missing: Set<Place> = []
  /// Parts that are not there at first, by their paths: their calls and those that they begin.
  private var absent: [Int: Set<[Head]>] = [:]
  /// The states that they depend on, and some words of theirs.
  private(set) var states: [StateReference] = []
  private(set) var words: String?

  /// Whether there are none.
  var isEmpty: Bool { firstForms.isEmpty && absent.isEmpty && missing.isEmpty }

  /// Returns what a call is taken for.
  func form(of head: Head, at path: Int) -> Head {
    paths.contains(path) ? firstForms[Place(head: head, path: path)] ?? head : head
  }

  /// Whether others are taken for a call.
  func isFirstForm(_ head: Head, at path: Int) -> Bool { firstForms[Place(head: head, path: path)] == head }

  /// Takes calls for a first form, and returns whether some were not before.
  mutating func keep(_ head: Head, at path: Int, insteadOf others: [Head]) -> Bool {
    note([head])
    paths.insert(path)
    let first = form(of: head, at: path)
    var isNew = false
    for other in [head] + others {
      let present = firstForms.updateValue(first, forKey: Place(head: other, path: path))
      guard present != first else { continue }
      isNew = true
      // What was taken for the other one is the same, too.
      for (place, form) in firstForms where place.path == path && form == present { firstForms[place] = first }
    }
    return isNew
  }

  /// Leaves a part out that is not there at first, and returns whether it was not before.
  mutating func leaveOut(_ part: [Head], at path: Int) -> Bool {
    note(part)
    return absent[path, default: []].insert(part).inserted
  }

  /// Lets a part show that is there at first, and returns whether it was not before.
  mutating func letMiss(_ head: Head, at path: Int) -> Bool {
    note([head])
    return missing.insert(Place(head: head, path: path)).inserted
  }

  /// Whether a part is left out.
  func leavesOut(at path: Int, _ part: () -> [Head]) -> Bool { absent[path].map { $0.contains(part()) } ?? false }

  /// Whether parts that begin like a call are left out.
  func leavesOut(like head: Head, at path: Int) -> Bool {
    absent[path].map { $0.contains { $0.first.map(head.isLike) ?? false } } ?? false
  }

  /// Whether a part may be missing.
  func mayMiss(_ head: Head, at path: Int) -> Bool { missing.contains(Place(head: head, path: path)) }

  /// Notes states that such parts depend on.
  mutating func note(_ states: [StateReference]) { self.states += states.filter { !self.states.contains($0) } }

  private mutating func note(_ part: [Head]) {
    for case .text(let text) in part where words == nil && !text.string.isEmpty { words = text.string }
  }
}
