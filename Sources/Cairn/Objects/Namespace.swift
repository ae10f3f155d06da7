/// A name for views that belong together, in code written for SwiftUI.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The name.
  public struct ID: Hashable, Sendable {}

  /// Creates a name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID() }
}
