/// Why what cells show is kept back.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// It is not there yet; the words stand for those that will come and give them their room.
  public static let placeholder = RedactionReasons(rawValue: 1)
}

extension View {
  /// Keeps back what the cells inside show, such as while it is loading.
  ///
  /// Cells show bars in place of their words and lead nowhere; readers who do not see are told that a section loads. Give
  /// placeholders identities that stay the same, such as numbers.
  ///
  /// ```swift
  /// Section(0..<3, id: \.self) { _ in ListCell("Name of a peak") }.redacted(reason: .placeholder)
  /// ```
  public func redacted(reason: RedactionReasons) -> EnvironmentView<Self> {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the cells inside as they are.
  public func unredacted() -> EnvironmentView<Self> {
    environment(\.redactionReasons, [])
  }
}
