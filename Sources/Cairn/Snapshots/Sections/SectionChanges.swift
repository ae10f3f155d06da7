/// What is different between two lists of sections: which sections and items come, go, move or have other content.
///
/// Identities say which, and equality says whether:
///
/// - An item that is in both lists and is not equal is to be brought up to date in place.
/// - A section that differs in more than its items, or that does not list its items, is to be made anew.
/// - A section that is equal is not looked into.
///
/// No view is made. ``Registry/changes(from:to:duplicates:)`` returns the changes.
public struct SectionChanges: Sendable {
  /// The identity of a section; its number is 1, unless several have the identity and all are kept.
  public typealias SectionID = Occurrence<AnySection.ID>
  /// The identity of an item; its number is 1, unless several have the identity and all are kept.
  public typealias ItemID = Occurrence<AnyItemID>

  /// What leads from the old sections to the new ones.
  public let difference: SnapshotDifference<SectionID, ItemID>
  /// The duplicates that were left out, and the sections that no controller can show.
  public let diagnostics: [Diagnostic]

  /// Whether nothing changed.
  public var isEmpty: Bool { difference.isEmpty }
}

extension Registry {
  /// Returns what is different between two lists of sections.
  ///
  /// ```swift
  /// let changes = try registry.changes(from: sent, to: model.sections)
  /// for step in changes.difference.steps { list.run(step) }
  /// ```
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections now.
  ///   - duplicates: What happens to sections and items of `new` whose identity was there before.
  /// - Returns: The changes, with the fewest moves that are possible.
  /// - Throws: ``SnapshotError`` if the policy is ``DuplicatePolicy/strict`` and an identity repeats.
  /// - Complexity: O(*n*) expected in the sections and items.
  public func changes(
    from old: [AnySection],
    to new: [AnySection],
    duplicates: DuplicatePolicy = .drop
  ) throws(SnapshotError) -> SectionChanges {
    try changes(from: old, to: new, duplicates: duplicates, reloadsAll: false)
  }

  /// Returns what is different between two lists of sections of one type.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections now.
  ///   - duplicates: What happens to sections and items of `new` whose identity was there before.
  /// - Returns: The changes, with the fewest moves that are possible.
  /// - Throws: ``SnapshotError`` if the policy is ``DuplicatePolicy/strict`` and an identity repeats.
  public func changes<Section: CollectionSection>(
    from old: some Sequence<Section>,
    to new: some Sequence<Section>,
    duplicates: DuplicatePolicy = .drop
  ) throws(SnapshotError) -> SectionChanges {
    try changes(from: old.map { AnySection($0) }, to: new.map { AnySection($0) }, duplicates: duplicates)
  }

  /// Returns what is different between two lists of sections that are shown in two environments.
  ///
  /// If the environments are different, all sections that are in both lists are to be made anew. A value of a key of your
  /// own that is not `Equatable` counts as different.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - oldEnvironment: The environment in which they were shown.
  ///   - new: The sections now.
  ///   - environment: The environment now.
  ///   - duplicates: What happens to sections and items of `new` whose identity was there before.
  /// - Returns: The changes, with the fewest moves that are possible.
  /// - Throws: ``SnapshotError`` if the policy is ``DuplicatePolicy/strict`` and an identity repeats.
  public func changes(
    from old: [AnySection],
    in oldEnvironment: EnvironmentValues,
    to new: [AnySection],
    in environment: EnvironmentValues,
    duplicates: DuplicatePolicy = .drop
  ) throws(SnapshotError) -> SectionChanges {
    try changes(from: old, to: new, duplicates: duplicates, reloadsAll: !environment.isSame(as: oldEnvironment))
  }

  /// Returns what is different between two lists of sections of one type that are shown in two environments.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - oldEnvironment: The environment in which they were shown.
  ///   - new: The sections now.
  ///   - environment: The environment now.
  ///   - duplicates: What happens to sections and items of `new` whose identity was there before.
  /// - Returns: The changes, with the fewest moves that are possible.
  /// - Throws: ``SnapshotError`` if the policy is ``DuplicatePolicy/strict`` and an identity repeats.
  public func changes<Section: CollectionSection>(
    from old: some Sequence<Section>,
    in oldEnvironment: EnvironmentValues,
    to new: some Sequence<Section>,
    in environment: EnvironmentValues,
    duplicates: DuplicatePolicy = .drop
  ) throws(SnapshotError) -> SectionChanges {
    let (old, new) = (old.map { AnySection($0) }, new.map { AnySection($0) })
    return try changes(from: old, in: oldEnvironment, to: new, in: environment, duplicates: duplicates)
  }

  private func changes(
    from old: [AnySection],
    to new: [AnySection],
    duplicates: DuplicatePolicy,
    reloadsAll: Bool
  ) throws(SnapshotError) -> SectionChanges {
    let before = try SectionContents(of: old, duplicates: duplicates == .strict ? .drop : duplicates)
    let after = try SectionContents(of: new, duplicates: duplicates)
    var diagnostics = after.diagnostics
    var seen: Set<ObjectIdentifier> = []
    for section in new where seen.insert(ObjectIdentifier(section.sectionType)).inserted {
      if controller(for: section) == nil { diagnostics.append(diagnostic(for: section.sectionType, at: .init())) }
    }
    let difference = try after.marked(from: before, reloadsAll: reloadsAll).difference(from: before.snapshot)
    return SectionChanges(difference: difference, diagnostics: diagnostics)
  }
}
