/// A search for elements of a container with the same identity.
///
/// The functions are not in an extension of ``Renderer``, because those are not specialised for a renderer of unknown
/// type. Then they would cost more than all the rendering.
@usableFromInline
enum IdentityCheck {
  /// Reports identities that occur more than once.
  @inlinable
  static func reportRepetitions<Identities: Collection>(
    of identities: Identities,
    in container: String,
    to renderer: any Renderer
  ) where Identities.Element: Hashable {
    let count = identities.count
    guard count > 1 else { return }
    // A few identities are compared with one another sooner than they are hashed.
    guard count <= 16 else { return reportHashedRepetitions(of: identities, in: container, to: renderer) }
    withUnsafeTemporaryAllocation(of: Identities.Element.self, capacity: count) { seen in
      var position = 0
      for identity in identities where position < count {
        var earlier = 0
        while earlier < position, seen[earlier] != identity { earlier += 1 }
        if earlier < position { reportRepetition(position, "\(identity)", in: container, to: renderer) }
        seen.initializeElement(at: position, to: identity)
        position += 1
      }
      seen[..<position].deinitialize()
    }
  }

  @inlinable
  static func reportHashedRepetitions<Identities: Collection>(
    of identities: Identities,
    in container: String,
    to renderer: any Renderer
  ) where Identities.Element: Hashable {
    var seen = Set<Identities.Element>(minimumCapacity: identities.count)
    var position = 0
    for identity in identities {
      if !seen.insert(identity).inserted { reportRepetition(position, "\(identity)", in: container, to: renderer) }
      position += 1
    }
  }

  @usableFromInline
  static func reportRepetition(_ position: Int, _ identity: String, in container: String, to renderer: any Renderer) {
    let message =
      "Element \(position) of \(container) has the id of one before it, \(identity). "
      + "Give each element an id of its own."
    renderer.report(Diagnostic(.warning, .duplicateID, message, at: renderer.place))
  }
}

/// What is noted of identities on the way, to find out whether two of them may be the same.
///
/// It looks at numbers only, because to look at values of any type takes ten times as long.
@usableFromInline
struct IdentityNotes {
  @usableFromInline var last: Int?
  @usableFromInline var isAscending = true
  @usableFromInline var hashes: [Int] = []

  @inlinable init() {}

  /// Notes an identity that is a number.
  @inlinable
  mutating func note(number: Int) {
    if let last, number <= last { isAscending = false }
    last = number
  }

  /// Notes an identity by its hash.
  @inlinable
  mutating func note(hash: Int) { hashes.append(hash) }

  /// Whether two of them may be the same; only numbers that ascend and different hashes tell that none are.
  @usableFromInline
  func mayRepeat() -> Bool {
    guard isAscending else { return true }
    guard hashes.count > 1 else { return false }
    let sorted = hashes.sorted()
    return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }
}
