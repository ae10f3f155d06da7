/// The controllers of a collection, by the type of the sections that they show.
///
/// Usually a ``CollectionBuilder`` makes it. A registry is a value that may serve many tasks at once.
public struct Registry: Sendable {
  /// A controller and where it was listed.
  struct Entry: Sendable {
    var controller: AnySectionController
    var fileID: String
    var line: Int
  }

  /// A list and not a dictionary: there are few, and a fragment would take longer to make one than to ask it.
  private var entries: [Entry] = []

  /// Creates a registry without controllers.
  public init() {}

  /// Creates a registry of some controllers.
  public init(@CollectionBuilder controllers: () -> Registry) {
    self = controllers()
  }

  /// Adds a controller.
  ///
  /// A second controller for one section type makes the type ambiguous: its sections show a placeholder, with a
  /// diagnostic.
  public mutating func register(
    _ controller: some SectionController,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    register(AnySectionController(controller), fileID: fileID, line: line)
  }

  /// Adds an erased controller.
  public mutating func register(_ controller: AnySectionController, fileID: String = #fileID, line: Int = #line) {
    entries.append(Entry(controller: controller, fileID: fileID, line: line))
  }

  /// Adds all controllers of another registry.
  public mutating func register(_ registry: Registry) {
    entries += registry.entries
  }

  /// The section types that have a controller, in the order in which they were registered.
  public var sectionTypes: [any CollectionSection.Type] {
    var seen: Set<ObjectIdentifier> = []
    return entries.map(\.controller.sectionType).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Returns the controller for a section, or `nil` when its type has none or more than one.
  public func controller(for section: AnySection) -> AnySectionController? {
    controller(for: section.sectionType)
  }

  /// Returns the controller for sections of a type, or `nil` when it has none or more than one.
  public func controller(for type: any CollectionSection.Type) -> AnySectionController? {
    guard let index = entries.firstIndex(where: { $0.controller.sectionType == type }) else { return nil }
    let isAmbiguous = entries[(index + 1)...].contains { $0.controller.sectionType == type }
    return isAmbiguous ? nil : entries[index].controller
  }

  /// Returns the view of a section, or `nil` when its type has no controller or more than one.
  public func view(for section: AnySection) -> AnyView? {
    controller(for: section)?.view(for: section)
  }

  /// The controllers for a type, of which there should be one.
  func entries(for type: any CollectionSection.Type) -> [Entry] {
    entries.filter { $0.controller.sectionType == type }
  }
}
