/// What happens to sections and items whose identity was there before.
public enum DuplicatePolicy: Hashable, Sendable, CaseIterable {
  /// The first one stays. The others are left out, and a diagnostic names each of them.
  case drop
  /// A ``SnapshotError`` is thrown.
  case strict
  /// All stay, told apart by a number.
  case uniquify
}

extension SnapshotDuplicate {
  /// A warning that names what was dropped, and says what to do.
  public var diagnostic: Diagnostic {
    switch self {
    case .section(let section):
      Diagnostic(
        .warning,
        .duplicateSection,
        "The section \"\(section)\" was left out, as one before it has the same identity. Give each section its own."
      )
    case .item(let item, let section):
      Diagnostic(
        .warning,
        .duplicateID,
        """
        The item "\(item)" of the section "\(section)" was left out, as one before it has the same identity. \
        Give each item its own, or keep all with their numbers.
        """
      )
    }
  }
}
