/// A term of a ``DescriptionList``, and what is said about it.
public struct Description {
  let term: Text
  /// Renders what is said about the term.
  let content: (any Renderer) -> Void

  private init(term: Text, content: @escaping (any Renderer) -> Void) {
    self.term = term
    self.content = content
  }

  /// Describes a term by words; inline Markdown in both is interpreted.
  public init(_ termKey: LocalizedStringKey, _ wordsKey: LocalizedStringKey) {
    self.init(Text(termKey)) { Text(wordsKey) }
  }

  /// Describes a term by words, which show as they are.
  @_disfavoredOverload
  public init(_ term: some StringProtocol, _ words: some StringProtocol) {
    self.init(Text(verbatim: String(term))) { Text(verbatim: String(words)) }
  }

  /// Describes a term by any views; inline Markdown in the term is interpreted.
  public init<Content: View>(_ termKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(termKey), content: content)
  }

  /// Describes a term, which shows as it is, by any views.
  @_disfavoredOverload
  public init<Content: View>(_ term: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(term)), content: content)
  }

  /// Describes a term by any views.
  public init<Content: View>(_ term: Text, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(term: term) { renderer in ProseCalls.part(content, into: renderer) }
  }
}
