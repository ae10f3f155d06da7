/// A field for words.
///
/// ```swift
/// Form(action: "/subscribe") {
///   TextField("E-mail", text: $email)
///     .fieldName("email")
///     .textContentType(.emailAddress)
///     .keyboardType(.emailAddress)
///   Button("Subscribe")
/// }
/// ```
///
/// The label stands beside the field or above it, so that it stays when something is written. A form sends the words under the
/// label's words, unless ``View/fieldName(_:)`` says otherwise. What a reader will write is not known ahead: content that
/// reads the text shows what it is at first.
public struct TextField<Label: View>: View {
  private let field: Field<Label>

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: The words in it at first.
  ///   - prompt: The words that show while it is empty; `nil` for none.
  ///   - axis: The direction in which it grows; a vertical one takes several lines.
  ///   - label: What it is for.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    let (value, state) = text.takenByField
    field = Field(
      kind: axis == .vertical ? .lines : .text,
      value: value,
      state: state,
      prompt: prompt?.plainText,
      label: label()
    )
  }

  init(_ field: Field<Label>) { self.field = field }

  public var body: some View { field }
}

extension TextField where Label == Text {
  /// Creates a field with words as its label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with words as its label; the closures are never run.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text: text) { Text(titleKey) } }

  /// Creates a field with words as its label; the closure is never run.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with words as its label; the closures are never run.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text: text) { Text(verbatim: String(title)) } }

  /// Creates a field with words as its label; the closure is never run.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(verbatim: String(title)) }
  }

  /// Creates a field with words as its label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(verbatim: String(title)) }
  }
}
