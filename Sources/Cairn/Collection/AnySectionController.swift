/// A controller with its type erased.
public struct AnySectionController: Sendable {
  /// The type of the controller's sections.
  public let sectionType: any CollectionSection.Type
  /// The type of the controller itself.
  public let controllerType: any SectionController.Type
  @usableFromInline let makeView: @Sendable (AnySection) -> AnyView?
  @usableFromInline let renderView: @Sendable (AnySection, any Renderer) -> Bool

  /// Erases the type of a controller.
  @inlinable
  public init<Controller: SectionController>(_ controller: Controller) {
    sectionType = Controller.SectionType.self
    controllerType = Controller.self
    makeView = { section in
      section.restore(as: Controller.SectionType.self).map { AnyView(controller.view(for: $0)) }
    }
    // The view's type is known here, so the compiler can specialise all of the rendering.
    renderView = { section, renderer in
      guard let section = section.restore(as: Controller.SectionType.self) else { return false }
      controller.view(for: section)._render(into: renderer)
      return true
    }
  }

  /// Returns an erased controller as it is.
  @inlinable
  public init(_ controller: AnySectionController) { self = controller }

  /// Returns the view of a section, or `nil` if the controller is for another type of section.
  public func view(for section: AnySection) -> AnyView? { makeView(section) }
}
