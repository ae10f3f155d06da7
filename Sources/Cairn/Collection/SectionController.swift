/// Says how the sections of one type are shown.
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
  /// The type of the view that it makes.
  associatedtype ViewType: View

  /// Returns the view of a section.
  @ViewBuilder func view(for section: SectionType) -> ViewType
}

/// The name of ``SectionController`` in code that says what it controls.
public typealias CollectionSectionController = SectionController
