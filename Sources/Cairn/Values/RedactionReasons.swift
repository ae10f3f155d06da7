/// Reasons to hide content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The content is not there yet; bars of the same shape take its place.
  public static let placeholder = RedactionReasons(rawValue: 1)
}

extension View {
  /// Shows bars in place of the words and pictures inside, for content that is not there yet.
  ///
  /// Give the rows of a loading list stable identities, such as their positions:
  ///
  /// ```swift
  /// List(0..<3, id: \.self) { _ in ListCell("Name of a peak", secondaryText: "2000 m") }
  ///   .redacted(reason: .placeholder)
  /// ```
  public func redacted(reason: RedactionReasons) -> EnvironmentView<Self> {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content inside as it is, even in a redacted view.
  public func unredacted() -> EnvironmentView<Self> { environment(\.redactionReasons, []) }
}
