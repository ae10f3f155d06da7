/// The reason why a snapshot cannot be changed as asked, or not be asked as it was.
///
/// The snapshot is as it was before the call.
public struct SnapshotError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Items were appended to a snapshot that has no sections.
    case noSections
    /// A section is not there.
    case unknownSection
    /// An item is not there.
    case unknownItem
    /// A section is there already.
    case existingSection
    /// An item is there already, where items are never moved by an insertion.
    case existingItem
    /// A call names an identity more than once.
    case repeatedIdentifier
    /// A call inserts or moves something before or after itself.
    case relativeToItself
  }

  /// A method that can fail.
  @usableFromInline
  enum Call: String, Hashable, Sendable {
    case initializer = "init(sections:)"
    case appendItems = "appendItems(_:)"
    case appendItemsToSection = "appendItems(_:toSection:)"
    case insertItemsBefore = "insertItems(_:beforeItem:)"
    case insertItemsAfter = "insertItems(_:afterItem:)"
    case replaceItems = "replaceItems(inSection:with:)"
    case deleteItems = "deleteItems(_:)"
    case moveItemBefore = "moveItem(_:beforeItem:)"
    case moveItemAfter = "moveItem(_:afterItem:)"
    case reloadItems = "reloadItems(_:)"
    case reconfigureItems = "reconfigureItems(_:)"
    case appendSections = "appendSections(_:)"
    case insertSectionsBefore = "insertSections(_:beforeSection:)"
    case insertSectionsAfter = "insertSections(_:afterSection:)"
    case deleteSections = "deleteSections(_:)"
    case moveSectionBefore = "moveSection(_:beforeSection:)"
    case moveSectionAfter = "moveSection(_:afterSection:)"
    case reloadSections = "reloadSections(_:)"
    case itemIdentifiers = "itemIdentifiers(inSection:)"
    case numberOfItems = "numberOfItems(inSection:)"
    case applying = "applying(_:)"
    case append = "append(_:to:)"
    case insertBefore = "insert(_:before:)"
    case insertAfter = "insert(_:after:)"
    case replaceChildren = "replace(childrenOf:using:)"
    case delete = "delete(_:)"
    case isExpanded = "isExpanded(_:)"
    case isVisible = "isVisible(_:)"
    case level = "level(of:)"
    case parent = "parent(of:)"
    case children = "children(of:)"
    case snapshot = "snapshot(of:includingParent:)"
    case expand = "expand(_:)"
    case collapse = "collapse(_:)"
  }

  /// What is wrong.
  public let reason: Reason
  /// The identities that it is about, in words; empty if it is about none.
  public let identifiers: [String]
  /// The method that was called, such as `insertItems(_:beforeItem:)`.
  public var call: String { method.rawValue }

  @usableFromInline let method: Call

  @usableFromInline
  init(_ reason: Reason, _ identifiers: [String], in method: Call) {
    self.reason = reason
    self.identifiers = identifiers
    self.method = method
  }
}

extension SnapshotError: CustomStringConvertible {
  /// What is wrong and what to do about it, in whole sentences.
  public var description: String {
    "\(call): \(problem) \(remedy)"
  }

  private var problem: String {
    switch reason {
    case .existingItem where method == .initializer:
      identifiers.count == 1 ? "\(list) is in more than one section." : "\(list) are in more than one section."
    case .noSections: "The snapshot has no sections."
    case .unknownSection: identifiers.count == 1 ? "There is no section \(list)." : "There are no sections \(list)."
    case .unknownItem: identifiers.count == 1 ? "There is no item \(list)." : "There are no items \(list)."
    case .existingSection, .existingItem:
      identifiers.count == 1 ? "\(list) is there already." : "\(list) are there already."
    case .repeatedIdentifier: "The call names \(list) more than once."
    case .relativeToItself: "The place is given by \(list), which the call is to put there."
    }
  }

  private var remedy: String {
    switch (reason, method) {
    case (_, .applying): "Apply a difference to the snapshot that it was made from, or to an equal one."
    case (.noSections, _): "Append a section first."
    case (.unknownSection, _): "Ask indexOfSection(_:) whether a section is there, or append it first."
    case (.unknownItem, .append), (.unknownItem, .delete): "Ask contains(_:) whether an item is there."
    case (.unknownItem, _): "Ask for the index of an item to learn whether it is there, or append it first."
    case (_, .initializer):
      "Give each an identity of its own, or create the snapshot with init(uniquing:) or init(numbering:)."
    case (.existingSection, _): "Give each section an identity of its own, or move the one that is there."
    case (.existingItem, _): "Give each item an identity of its own, or delete the one that is there first."
    case (.repeatedIdentifier, _): "Name each once, as uniqued() does."
    case (.relativeToItself, _): "Name another one to give the place."
    }
  }

  /// The first of the identities, each with an end.
  private var list: String {
    let most = 5
    let names = identifiers.prefix(most).map { "\"\($0.prefix(80))\"" }.joined(separator: ", ")
    return identifiers.count > most ? "\(names) and \(identifiers.count - most) more" : names
  }
}

extension SnapshotError {
  @usableFromInline
  static func unknownSections(_ ids: [some Any], in method: Call) -> Self {
    Self(.unknownSection, ids.map { String(describing: $0) }, in: method)
  }

  @usableFromInline
  static func unknownItems(_ ids: [some Any], in method: Call) -> Self {
    Self(.unknownItem, ids.map { String(describing: $0) }, in: method)
  }

  @usableFromInline
  static func existingSections(_ ids: [some Any], in method: Call) -> Self {
    Self(.existingSection, ids.map { String(describing: $0) }, in: method)
  }

  @usableFromInline
  static func existingItems(_ ids: [some Any], in method: Call) -> Self {
    Self(.existingItem, ids.map { String(describing: $0) }, in: method)
  }

  @usableFromInline
  static func repeated(_ ids: [some Any], in method: Call) -> Self {
    Self(.repeatedIdentifier, ids.map { String(describing: $0) }, in: method)
  }

  @usableFromInline
  static func relativeToItself(_ id: some Any, in method: Call) -> Self {
    Self(.relativeToItself, [String(describing: id)], in: method)
  }
}
