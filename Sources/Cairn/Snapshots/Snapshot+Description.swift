extension Snapshot {
  /// Returns the sections and their items in words, for tests and for looking at them.
  ///
  /// Each section and each item is a line, and items are set in by two spaces. `reload` and `reconfigure` stand behind
  /// what is marked:
  ///
  /// ```
  /// alps
  ///   eiger
  ///   mönch reconfigure
  /// ```
  ///
  /// - Returns: The lines, with line feeds between them.
  public func visualDescription() -> String {
    var lines: [String] = []
    for (position, section) in sectionIDs.enumerated() {
      lines.append("\(section)" + (reloadedSections.contains(section) ? " reload" : ""))
      var identifiers: [ItemID] = []
      items.lists[position].append(to: &identifiers)
      for item in identifiers {
        var line = "  \(item)"
        if reloadedItems.contains(item) { line += " reload" }
        if reconfiguredItems.contains(item) { line += " reconfigure" }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Snapshot: CustomStringConvertible {
  /// What ``visualDescription()`` returns.
  public var description: String { visualDescription() }
}
