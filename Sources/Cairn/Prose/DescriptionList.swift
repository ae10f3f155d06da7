/// Terms, each with what is said about it.
///
/// ```swift
/// DescriptionList {
///   Description("Height", "4,810 m")
///   Description("First ascent") { Time("1786-08-08", "8 August 1786") }
/// }
/// ```
///
/// `ForEach(huts) { hut in Description(hut.name, hut.height) }` makes a term of each element.
public struct DescriptionList: PrimitiveView {
  private let descriptions: [Description]

  /// Creates a list of terms.
  public init(@DescriptionBuilder descriptions: () -> [Description]) { self.descriptions = descriptions() }

  public func _render(into renderer: any Renderer) {
    guard renderer._enter(Nesting.prose) else { return }
    defer { renderer._leave(Nesting.prose) }
    renderer.begin(.prose(.descriptions))
    for description in descriptions {
      renderer.begin(.prose(.description))
      renderer.slot(.title, description.term)
      renderer.begin(.slot(.content))
      description.content(renderer)
      renderer.end()
      renderer.end()
    }
    renderer.end()
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

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

/// The builder of a list of terms.
@resultBuilder
public enum DescriptionBuilder {
  /// Takes a term.
  public static func buildExpression(_ description: Description) -> [Description] { [description] }
  /// Takes terms for each element of a collection.
  public static func buildExpression<Data, ID>(_ terms: ForEach<Data, ID, [Description]>) -> [Description] {
    terms.data.flatMap { terms.content($0) }
  }
  /// Takes the first statement of a body.
  public static func buildPartialBlock(first: [Description]) -> [Description] { first }
  /// Takes one statement after the others.
  public static func buildPartialBlock(accumulated: [Description], next: [Description]) -> [Description] {
    accumulated + next
  }
  /// Takes an empty body.
  public static func buildBlock() -> [Description] { [] }
  /// Takes an `if` without an `else`.
  public static func buildOptional(_ descriptions: [Description]?) -> [Description] { descriptions ?? [] }
  /// Takes an `if` that holds.
  public static func buildEither(first: [Description]) -> [Description] { first }
  /// Takes an `else`.
  public static func buildEither(second: [Description]) -> [Description] { second }
  /// Takes a `for` loop.
  public static func buildArray(_ descriptions: [[Description]]) -> [Description] { descriptions.flatMap { $0 } }
  /// Takes an `if #available`.
  public static func buildLimitedAvailability(_ descriptions: [Description]) -> [Description] { descriptions }
}
