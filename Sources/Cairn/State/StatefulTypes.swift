/// Which types of views declare states; each type is looked at once in a rendering, unless it has objects.
final class StatefulTypes {
  @exclusivity(unchecked) private var known: [ObjectIdentifier: Bool] = [:]

  func hasStates<Owner>(_ owner: Owner) -> Bool {
    let type = ObjectIdentifier(Owner.self)
    return StatelessTypes.shared.contains(type) ? false : known[type] ?? findStates(of: owner, type)
  }

  private func findStates(of owner: some Any, _ type: ObjectIdentifier) -> Bool {
    let hasStates = !StateProperties.properties(of: owner).isEmpty
    if hasStates {
      known[type] = true
    } else if !StateProperties.hasObjects(owner) {
      // Objects of one type of property may be of different classes.
      StatelessTypes.shared.insert(type)
      known[type] = false
    }
    return hasStates
  }
}
