/// Finds out which of the disclosure groups that exclude each other is open at first.
package struct ExclusiveDisclosures {
  private var openNames: Set<String> = []

  /// Creates the memory of a rendering that has shown no disclosure yet.
  package init() {}

  /// Returns a disclosure as it is at first: of those with one name, only the first that asks to be open is.
  package mutating func settled(_ disclosure: DisclosureDescription) -> DisclosureDescription {
    guard disclosure.isExpanded, let name = disclosure.exclusiveName, !name.isEmpty else { return disclosure }
    var disclosure = disclosure
    disclosure.isExpanded = openNames.insert(name).inserted
    return disclosure
  }
}
