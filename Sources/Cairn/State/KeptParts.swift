/// Parts of content that add up more states than a page can show: they keep their first form, so that the rest follows the states.
struct KeptParts {
  typealias Head = RecordingParts.Head

  /// A call, and how many are around it.
  private struct Place: Hashable {
    let head: Head
    let depth: Int
  }

  /// What calls are taken for.
  private var firstForms: [Place: Head] = [:]
  /// Parts that are not there at first: their calls and those that they begin.
  private var absent: [Place: Set<[Head]>] = [:]
  /// The states that they depend on, and some words of theirs.
  private(set) var states: [StateReference] = []
  private(set) var words: String?

  /// Whether there are none.
  var isEmpty: Bool { firstForms.isEmpty && absent.isEmpty }

  /// Whether there are such that are not there at first.
  var haveAbsent: Bool { !absent.isEmpty }

  /// Returns what a call is taken for.
  func form(of head: Head, at depth: Int) -> Head {
    firstForms.isEmpty ? head : firstForms[Place(head: head, depth: depth)] ?? head
  }

  /// Whether others are taken for a call.
  func isFirstForm(_ head: Head) -> Bool { firstForms.values.contains(head) }

  /// Takes calls for a first form, and returns whether some were not before.
  mutating func keep(_ first: Head, at depth: Int, insteadOf others: [Head]) -> Bool {
    let count = firstForms.count
    for head in [first] + others { firstForms[Place(head: head, depth: depth)] = first }
    if case .text(let text) = first, words == nil { words = text.string }
    return firstForms.count > count
  }

  /// Leaves a part out, and returns whether it was not before.
  mutating func leaveOut(_ part: [Head], at depth: Int) -> Bool {
    guard let head = part.first else { return false }
    for case .text(let text) in part where words == nil { words = text.string }
    return absent[Place(head: head, depth: depth), default: []].insert(part).inserted
  }

  /// Whether a part is left out.
  func leavesOut(_ head: Head, at depth: Int, _ part: () -> [Head]) -> Bool {
    absent[Place(head: head, depth: depth)].map { $0.contains(part()) } ?? false
  }

  /// Notes states that such parts depend on.
  mutating func note(_ states: [StateReference]) { self.states += states.filter { !self.states.contains($0) } }
}
