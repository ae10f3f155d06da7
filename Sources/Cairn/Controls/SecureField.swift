/// A field for words that nobody else can read, such as a password.
///
/// What it has at first is never written into a page.
public struct SecureField<Label: View>: View {
  private let field: Field<Label>

  /// Creates a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = Field(
      kind: .secret,
      value: "",
      state: text.takenByField.state,
      prompt: prompt?.plainText,
      label: label()
    )
  }

  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a field with words as its label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with words as its label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(verbatim: String(title)) }
  }
}
