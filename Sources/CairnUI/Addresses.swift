public import Cairn
public import Foundation

extension Link {
  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination.absoluteString, label: label)
  }
}

extension Link where Label == Text {
  /// Creates a link of words; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(titleKey, destination: destination.absoluteString)
  }

  /// Creates a link of words.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(title, destination: destination.absoluteString)
  }
}

extension ShareLink {
  /// Creates a link to an address; a subject and a message are left out.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(address: item.absoluteString, label: label)
  }
}

extension ShareLink where Label == Cairn.Label<Text, Image> {
  /// Creates a link with the word "Share" and its symbol.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil) {
    self.init(address: item.absoluteString)
  }

  /// Creates a link with words and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview? = nil
  ) {
    self.init(address: item.absoluteString) { Cairn.Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}

/// What an app does with the addresses of links; a page leads to them.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    /// It was dealt with.
    public static let handled = Result()
    /// Nothing was done.
    public static let discarded = Result()
    /// The system opens it.
    public static let systemAction = Result()

    /// The system opens another address.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  /// Creates an action, which is never run: links lead to their addresses.
  public init(handler: @escaping (URL) -> Result = { _ in .systemAction }) {}

  /// Does nothing; write a ``Link``.
  public func callAsFunction(_ url: URL) {}

  /// Does nothing; write a ``Link``.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction()
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.current
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.current
}

extension EnvironmentValues {
  /// What an app does with the addresses of links; a page leads to them.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The calendar for your own bodies.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for your own bodies.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
