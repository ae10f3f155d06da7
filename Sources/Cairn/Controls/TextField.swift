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
    self.init(text, prompt, axis, name: nil, label: label())
  }

  private init(_ text: Binding<String>, _ prompt: Text?, _ axis: Axis, name: String?, label: Label) {
    field = Field(
      kind: axis == .vertical ? .lines : .text,
      value: text.wrappedValue,
      prompt: prompt?.plainText,
      name: name,
      label: label
    )
  }

  public var body: some View { field }
}

extension TextField where Label == Text {
  /// Creates a field with words as its label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    let title = Text(titleKey)
    self.init(text, prompt, axis, name: title.plainText, label: title)
  }

  /// Creates a field with words as its label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text, prompt, axis, name: String(title), label: Text(verbatim: String(title)))
  }
}

/// A field for words that nobody else can read, such as a password.
///
/// What it has at first is never written into a page.
public struct SecureField<Label: View>: View {
  private let field: Field<Label>

  private init(_ text: Binding<String>, _ prompt: Text?, name: String?, label: Label) {
    field = Field(kind: .secret, value: "", prompt: prompt?.plainText, name: name, label: label)
  }

  /// Creates a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, name: nil, label: label())
  }

  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a field with words as its label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    let title = Text(titleKey)
    self.init(text, prompt, name: title.plainText, label: title)
  }

  /// Creates a field with words as its label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, prompt, name: String(title), label: Text(verbatim: String(title)))
  }
}

/// A field for several lines of words.
///
/// SwiftUI's has no label. Give it one with ``View/accessibilityLabel(_:)``, or put it into a ``LabeledContent``.
public struct TextEditor: View {
  private let text: String

  /// Creates a field.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  public var body: some View { Field(kind: .lines, value: text, name: nil, label: EmptyView()) }
}
