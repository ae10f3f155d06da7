/// The builder of a registry from the controllers in a closure.
///
/// The closure may have any number of controllers, `if`, `switch`, `for`, optionals, availability checks, and other
/// registries. The order does not matter, because a section's type leads to its controller.
@resultBuilder
public enum CollectionBuilder {
  /// Lists a controller with its place in the code.
  @inlinable
  public static func buildExpression(
    _ controller: some SectionController,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Registry.Entry {
    buildExpression(AnySectionController(controller), fileID: fileID, line: line)
  }

  /// Lists an erased controller with its place in the code.
  public static func buildExpression(
    _ controller: AnySectionController,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Registry.Entry {
    Registry.Entry(controller: controller, fileID: fileID, line: line)
  }

  /// Lists all controllers of a registry.
  public static func buildExpression(_ registry: Registry) -> Registry { registry }

  /// Lists a controller, if there is one.
  public static func buildExpression(
    _ controller: (some SectionController)?,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Registry {
    guard let controller else { return Registry() }
    return buildPartialBlock(first: buildExpression(controller, fileID: fileID, line: line))
  }

  /// Refuses a view; views belong in controllers.
  @available(*, unavailable, message: "List section controllers here; a view belongs into a controller's view(for:).")
  public static func buildExpression(_ view: some View) -> Registry { Registry() }

  /// Builds a registry from an empty closure.
  public static func buildBlock() -> Registry { Registry() }

  // A controller is no registry of its own, which would take memory for each.

  /// Starts with a controller.
  public static func buildPartialBlock(first: consuming Registry.Entry) -> Registry {
    buildPartialBlock(accumulated: Registry(), next: first)
  }

  /// Adds a controller.
  public static func buildPartialBlock(accumulated: consuming Registry, next: consuming Registry.Entry) -> Registry {
    accumulated.register(next)
    return accumulated
  }

  /// Starts with the first statement.
  public static func buildPartialBlock(first: Registry) -> Registry { first }

  /// Adds the next statement.
  public static func buildPartialBlock(accumulated: consuming Registry, next: Registry) -> Registry {
    accumulated.register(next)
    return accumulated
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ registry: Registry?) -> Registry { registry ?? Registry() }

  /// Builds the first branch of an `if`–`else` or `switch`.
  public static func buildEither(first: Registry) -> Registry { first }

  /// Builds the second branch of an `if`–`else` or `switch`.
  public static func buildEither(second: Registry) -> Registry { second }

  /// Builds a `for` loop.
  public static func buildArray(_ registries: [Registry]) -> Registry {
    registries.reduce(into: Registry()) { $0.register($1) }
  }

  /// Builds an availability check.
  public static func buildLimitedAvailability(_ registry: Registry) -> Registry { registry }
}
