/// Words beside a text: a note, a tip or a warning.
///
/// ```swift
/// Aside(.warning, "Avalanches") { Text("Do not cross the slope after snowfall.") }
/// ```
public struct Aside<Content: View>: PrimitiveView {
  private let kind: AsideKind
  private let title: Text
  private let content: Content

  private init(kind: AsideKind, title: Text, content: Content) {
    self.kind = kind
    self.title = title
    self.content = content
  }

  /// Creates an aside with the usual title of its kind in English.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - content: What it says.
  public init(_ kind: AsideKind = .note, @ViewBuilder content: () -> Content) {
    self.init(kind: kind, title: Text(verbatim: kind.title), content: content())
  }

  /// Creates an aside; inline Markdown in its title is interpreted.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - titleKey: The words above it.
  ///   - content: What it says.
  public init(_ kind: AsideKind, _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(kind: kind, title: Text(titleKey), content: content())
  }

  /// Creates an aside, whose title shows as it is.
  @_disfavoredOverload
  public init(_ kind: AsideKind, _ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(kind: kind, title: Text(verbatim: String(title)), content: content())
  }

  public func _render(into renderer: any Renderer) {
    ProseCalls.aside(kind, title: title, content, into: renderer)
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

/// What an ``Aside`` is.
public enum AsideKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Something worth knowing.
  case note
  /// Something that helps.
  case tip
  /// Something that does harm if it is ignored.
  case warning

  var title: String {
    switch self {
    case .note: "Note"
    case .tip: "Tip"
    case .warning: "Warning"
    }
  }
}
