/// Somebody else's words.
///
/// ```swift
/// Quote("Because it's there.", cite: "George Mallory")
/// ```
public struct Quote<Content: View>: PrimitiveView {
  private let source: String
  private let content: Content

  /// Creates a quotation of any views.
  ///
  /// - Parameters:
  ///   - cite: Who said it, or where it stands; empty for nobody.
  ///   - content: What is quoted.
  public init(cite: String = "", @ViewBuilder content: () -> Content) {
    source = cite
    self.content = content()
  }

  public func _render(into renderer: any Renderer) {
    ProseCalls.quote(content, source: source, into: renderer)
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension Quote where Content == Text {
  /// Creates a quotation of words; inline Markdown in them is interpreted.
  ///
  /// - Parameters:
  ///   - wordsKey: What is quoted.
  ///   - cite: Who said it, or where it stands; empty for nobody.
  public init(_ wordsKey: LocalizedStringKey, cite: String = "") { self.init(cite: cite) { Text(wordsKey) } }

  /// Creates a quotation of words, which show as they are.
  @_disfavoredOverload
  public init(_ words: some StringProtocol, cite: String = "") {
    self.init(cite: cite) { Text(verbatim: String(words)) }
  }
}
