/// A collection that knows what it has shown, and makes what is missing of sections as they are now.
///
/// What an update is depends on the backend: operations on a page, or lines that came and went.
public protocol CollectionUpdater {
  /// What leads from what was shown to what is to be shown.
  associatedtype Update

  /// Returns what leads from what was shown to sections as they are now.
  ///
  /// - Parameters:
  ///   - sections: The sections now.
  ///   - rendersAll: Whether equal sections are rendered too, because their controllers show data that is not in them.
  /// - Returns: The update; the updater counts it as shown.
  mutating func update(to sections: [AnySection], rendersAll: Bool) -> Update
}

extension CollectionUpdater {
  /// Returns what leads from what was shown to sections of one type as they are now.
  ///
  /// - Parameters:
  ///   - sections: The sections now.
  ///   - rendersAll: Whether equal sections are rendered too, because their controllers show data that is not in them.
  /// - Returns: The update; the updater counts it as shown.
  public mutating func update(
    to sections: some Sequence<some CollectionSection>,
    rendersAll: Bool = false
  ) -> Update {
    update(to: sections.map { AnySection($0) }, rendersAll: rendersAll)
  }

  /// Returns what leads from what was shown to a data source as it is now.
  ///
  /// - Parameters:
  ///   - dataSource: The source of the sections.
  ///   - rendersAll: Whether equal sections are rendered too, because their controllers show data that is not in them.
  /// - Returns: The update; the updater counts it as shown.
  public mutating func update(to dataSource: some CollectionDataSource, rendersAll: Bool = false) -> Update {
    update(to: dataSource.sections, rendersAll: rendersAll)
  }

  /// Returns what leads from what was shown to a data source of identities as it is now.
  ///
  /// Its data is elsewhere and may have changed anywhere, so all sections are rendered.
  ///
  /// - Parameter source: The data source that is shown.
  /// - Returns: The update; the updater counts it as shown.
  public mutating func update<SectionID, ItemID>(to source: DiffableDataSource<SectionID, ItemID>) -> Update {
    update(to: source.sections, rendersAll: true)
  }
}
