/// The data of one section of a collection.
///
/// The type says how the section is shown: a ``SectionController`` is registered for it. The `id` says *which* section
/// it is, equality says *whether it changed*; a section without an `id` of its own is its own identity.
///
/// ```swift
/// struct Mountains: CollectionSection {
///   let id: String
///   let items: [Mountain]
/// }
/// ```
public protocol CollectionSection: Hashable, Identifiable, Sendable where ID: Sendable {}

extension CollectionSection {
  /// The section itself.
  public var id: Self { self }

  /// Returns the section without its type showing, to stand in an array with others.
  public func eraseToAnySection() -> AnySection {
    AnySection(self)
  }
}
