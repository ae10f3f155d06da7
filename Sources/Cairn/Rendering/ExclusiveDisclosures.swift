/// The disclosure groups that exclude each other, to decide which one is open at first.
package struct ExclusiveDisclosures: Hashable, Sendable {
  private var openNames: Set<String> = []

  package init() {}

  /// Returns a disclosure that is open only if it is the first of its name that asks for it.
  package mutating func settled(_ disclosure: DisclosureDescription) -> DisclosureDescription {
    guard disclosure.isExpanded, let name = disclosure.exclusiveName, !name.isEmpty else { return disclosure }
    var disclosure = disclosure
    disclosure.isExpanded = openNames.insert(name).inserted
    return disclosure
  }
}
