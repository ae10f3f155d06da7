/// Which types of views declare states.
///
/// Nearly always the type decides, as in SwiftUI, so it is looked at once in a process. Where values differ, it is looked at once in a
/// rendering, and each view with objects is looked at by itself.
final class StatefulTypes {
  // Unchecked, because each body of a view asks, and nothing here calls anything else.
  @exclusivity(unchecked) private var known: [ObjectIdentifier: Bool] = [:]

  func hasStates<Owner>(_ owner: Owner) -> Bool {
    let type = ObjectIdentifier(Owner.self)
    return StatelessTypes.shared.contains(type) ? false : known[type] ?? findStates(of: owner, type)
  }

  private func findStates(of owner: some Any, _ type: ObjectIdentifier) -> Bool {
    let hasStates = !StateProperties.properties(of: owner).isEmpty
    // Objects of one type of property may be of different classes.
    if hasStates || !StateProperties.hasObjects(owner) {
      known[type] = hasStates
      if !hasStates, StateProperties.areSameForType(of: owner) { StatelessTypes.shared.insert(type) }
    }
    return hasStates
  }
}
