/// The look of the sections of one type.
///
/// One controller serves every section of its type, however many there are.
///
/// ```swift
/// struct MountainsSection: SectionController {
///   func view(for section: Mountains) -> some View {
///     Section(section.items) { mountain in
///       Text(mountain.name)
///     }
///   }
/// }
/// ```
public protocol SectionController<SectionType>: Sendable {
  /// The type of the sections that the controller shows.
  associatedtype SectionType: CollectionSection
  /// The type of the controller's views.
  associatedtype ViewType: View

  /// Returns the view of a section.
  @ViewBuilder func view(for section: SectionType) -> ViewType
}

/// A longer name of ``SectionController``.
public typealias CollectionSectionController = SectionController
