/// Words beside a text: a note, a tip or a warning.
///
/// ```swift
/// Aside(.warning, "Avalanches") { Text("Do not cross the slope after snowfall.") }
/// ```
public struct Aside<Content: View>: PrimitiveView {
  private let kind: AsideKind
  /// The words above it; `nil` for the usual ones of its kind.
  private let title: Text?
  private let content: Content

  private init(kind: AsideKind, title: Text?, content: Content) {
    self.kind = kind
    self.title = title
    self.content = content
  }

  /// Creates an aside with the usual title of its kind in the language of the environment.
  ///
  /// Cairn knows it in English, French, German, Italian and Spanish. Other languages get English.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - content: What it says.
  public init(_ kind: AsideKind = .note, @ViewBuilder content: () -> Content) {
    self.init(kind: kind, title: nil, content: content())
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
    let isUntitled = title.map(\.plainText.isBlank)
    if isUntitled == true { renderer.report(.untitledAside(kind, at: renderer.place)) }
    let usual = Text(verbatim: kind.title(in: renderer.environment.locale))
    ProseCalls.aside(kind, title: isUntitled == false ? title ?? usual : usual, content, into: renderer)
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

  /// The usual title in a language.
  func title(in locale: LocaleIdentifier) -> String {
    let titles =
      switch locale.knownLanguage {
      case .english: ("Note", "Tip", "Warning")
      case .french: ("Remarque", "Astuce", "Avertissement")
      case .german: ("Hinweis", "Tipp", "Warnung")
      case .italian: ("Nota", "Suggerimento", "Avvertenza")
      case .spanish: ("Nota", "Consejo", "Advertencia")
      }
    return switch self {
    case .note: titles.0
    case .tip: titles.1
    case .warning: titles.2
    }
  }
}
