/// What sends values while an app runs; in what is rendered ahead, nothing is sent.
///
/// It takes the place of Combine's publishers, so that views with ``View/onReceive(_:perform:)`` compile.
public struct EventPublisher<Output>: Sendable {
  /// Creates a publisher that sends nothing.
  public init() {}

  /// Returns the publisher, which begins by itself.
  public func autoconnect() -> EventPublisher<Output> { self }
}

/// What tells that an object changes.
public struct ObservableObjectPublisher: Sendable {
  fileprivate init() {}

  /// Does nothing: views read an object when they are rendered.
  public func send() {}
}

extension ObservableObject {
  /// What tells that the object changes; views need no word of it.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
