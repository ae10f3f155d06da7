public import Cairn

/// What an update renders though it is equal to what was sent, and what it makes anew.
struct UpdateMarks {
  var rendersAll = false
  /// The sections that are rendered.
  var sections: Set<AnySection.ID> = []
  /// Those of them that are made anew.
  var reloadedSections: Set<AnySection.ID> = []
  /// The items that are made anew, as parts of ids.
  var reloadedItems: [AnySection.ID: [String]] = [:]

  static let all = UpdateMarks(rendersAll: true)
}

extension UpdateMarks {
  /// Finds the sections of a data source in which a difference marks something.
  init<SectionID, ItemID>(_ sections: [AnySection], _ difference: SnapshotDifference<SectionID, ItemID>) {
    let reconfigured = Set(difference.reconfiguredItems)
    let reloaded = Set(difference.reloadedItems)
    let reloadedSections = Set(difference.reloadedSections)
    for section in sections {
      guard let content = section.restore(as: DiffableSection<SectionID, ItemID>.self) else { continue }
      let items = content.outline?.items ?? content.items
      let anew = items.filter(reloaded.contains).map { ElementIdentifier.component(String(describing: $0)) }
      if !anew.isEmpty { reloadedItems[section.id] = anew }
      if reloadedSections.contains(content.id) { self.reloadedSections.insert(section.id) }
      let isMarked =
        !anew.isEmpty || reloadedSections.contains(content.id) || items.contains(where: reconfigured.contains)
      if isMarked { self.sections.insert(section.id) }
    }
  }
}

extension HTMLUpdater {
  /// Returns what leads from the page that was sent to a data source as it is now.
  ///
  /// The data of a ``DiffableDataSource`` is elsewhere, so a snapshot says which items have other data. Those that are to
  /// be reconfigured change in place, and those that are to be reloaded are made anew. Sections without a mark are not
  /// rendered if they are equal to what was sent.
  ///
  /// ```swift
  /// var snapshot = source.snapshot()
  /// try snapshot.reconfigureItems(["eiger"])
  /// let update = updater.update(to: source, applying: source.apply(snapshot))
  /// ```
  ///
  /// - Parameters:
  ///   - source: The data source that the page shows.
  ///   - difference: What was applied to it since the last update.
  /// - Returns: The update; the updater counts it as sent.
  public mutating func update<SectionID, ItemID>(
    to source: DiffableDataSource<SectionID, ItemID>,
    applying difference: SnapshotDifference<SectionID, ItemID>
  ) -> HTMLUpdate {
    let sections = source.sections
    return update(to: sections, UpdateMarks(sections, difference))
  }
}
