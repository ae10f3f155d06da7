/// Which types of views declare states; each type is looked at once in a rendering.
final class StatefulTypes {
  private var known: [ObjectIdentifier: Bool] = [:]

  func hasStates<Owner>(_ owner: Owner) -> Bool {
    let type = ObjectIdentifier(Owner.self)
    if let known = known[type] { return known }
    let hasStates = !StateProperties.properties(of: owner).isEmpty
    known[type] = hasStates
    return hasStates
  }
}
