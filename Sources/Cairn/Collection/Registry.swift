/// The controllers of a collection, found by the type of a section.
///
/// Usually a ``CollectionBuilder`` makes it. It is a value, so many tasks can use it at once.
public struct Registry: Sendable {
  /// A controller and its place in the code, as a ``CollectionBuilder`` lists it.
  public struct Entry: Sendable {
    var controller: AnySectionController
    var fileID: String
    var line: Int
  }

  /// An array, because there are few: for a fragment, making a dictionary would take longer than searching.
  private var entries: [Entry] = []

  /// Creates a registry without controllers.
  public init() {}

  /// Creates a registry from the controllers in a closure.
  public init(@CollectionBuilder controllers: () -> Registry) { self = controllers() }

  /// Adds a controller.
  ///
  /// With a second controller for the same type of section, its sections show a placeholder, and there is a diagnostic.
  public mutating func register(_ controller: some SectionController, fileID: String = #fileID, line: Int = #line) {
    register(AnySectionController(controller), fileID: fileID, line: line)
  }

  /// Adds an erased controller.
  public mutating func register(_ controller: AnySectionController, fileID: String = #fileID, line: Int = #line) {
    register(Entry(controller: controller, fileID: fileID, line: line))
  }

  mutating func register(_ entry: consuming Entry) {
    // Most collections have a few controllers, which a builder adds one after another.
    if entries.isEmpty { entries.reserveCapacity(4) }
    entries.append(entry)
  }

  /// Adds all controllers of another registry.
  public mutating func register(_ registry: Registry) { entries += registry.entries }

  /// The section types that have a controller, in the order in which they were registered.
  public var sectionTypes: [any CollectionSection.Type] {
    var seen: Set<ObjectIdentifier> = []
    return entries.map(\.controller.sectionType).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Returns the controller for a section, or `nil` if its type has none or more than one.
  public func controller(for section: AnySection) -> AnySectionController? {
    controller(for: section.sectionType)
  }

  /// Returns the controller for sections of a type, or `nil` if the type has none or more than one.
  public func controller(for type: any CollectionSection.Type) -> AnySectionController? {
    guard let index = entries.firstIndex(where: { $0.controller.sectionType == type }) else { return nil }
    let isAmbiguous = entries[(index + 1)...].contains { $0.controller.sectionType == type }
    return isAmbiguous ? nil : entries[index].controller
  }

  /// Returns the view of a section, or `nil` if its type has no controller or more than one.
  public func view(for section: AnySection) -> AnyView? {
    controller(for: section)?.view(for: section)
  }

  /// Returns the controllers for a type; there should be one.
  func entries(for type: any CollectionSection.Type) -> [Entry] {
    entries.filter { $0.controller.sectionType == type }
  }
}
