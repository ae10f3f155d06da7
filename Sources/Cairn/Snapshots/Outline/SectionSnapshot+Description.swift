extension SectionSnapshot {
  /// Returns the tree in words, for tests and for looking at it.
  ///
  /// Each item is a line in the order of ``items``, set in by two spaces a level. `+` stands before an expanded item and
  /// `-` before a collapsed one, then `*` before a visible one and a space before a hidden one:
  ///
  /// ```
  /// +*alps
  ///   -*eiger
  /// -*tatras
  ///   - rysy
  /// ```
  ///
  /// - Returns: The lines, with line feeds between them.
  public func visualDescription() -> String {
    var lines: [String] = []
    visit { item, level, isVisible in
      let sign = nodes[item]?.isExpanded == true ? "+" : "-"
      lines.append(String(repeating: "  ", count: level) + sign + (isVisible ? "*" : " ") + "\(item)")
    }
    return lines.joined(separator: "\n")
  }
}

extension SectionSnapshot: CustomStringConvertible {
  /// What ``visualDescription()`` returns.
  public var description: String { visualDescription() }
}
