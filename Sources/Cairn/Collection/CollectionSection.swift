/// The data of one section of a collection.
///
/// The type decides how the section looks: each type has its ``SectionController``. The `id` says *which* section it
/// is, and equality says *whether it changed*. A section without an `id` is its own identity.
///
/// ```swift
/// struct Mountains: CollectionSection {
///   let id: String
///   let items: [Mountain]
/// }
/// ```
public protocol CollectionSection: Hashable, Identifiable, Sendable where ID: Sendable {}

extension CollectionSection {
  /// The section itself, as its identity.
  public var id: Self { self }

  /// Returns the section with its type erased, for arrays of several types.
  public func eraseToAnySection() -> AnySection { AnySection(self) }
}
