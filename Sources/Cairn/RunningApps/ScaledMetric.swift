/// A length that grows with the size of text.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var side = 40.0
/// ```
///
/// It is the length as it is written: pages scale all lengths with the reader's text size by themselves, and cells of a terminal do, too.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The length.
  public let wrappedValue: Value

  /// Creates a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a length that grows as fonts of a style do.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

extension ScaledMetric: Sendable where Value: Sendable {}
