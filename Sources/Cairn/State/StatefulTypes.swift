/// Which types of views declare states; each type is looked at once in a rendering, unless it has objects.
final class StatefulTypes {
  private var known: [ObjectIdentifier: Bool] = [:]

  func hasStates<Owner>(_ owner: Owner) -> Bool {
    let type = ObjectIdentifier(Owner.self)
    if let known = known[type] { return known }
    let hasStates = !StateProperties.properties(of: owner).isEmpty
    // Objects of one type of property may be of different classes.
    if hasStates || !StateProperties.hasObjects(owner) { known[type] = hasStates }
    return hasStates
  }
}
