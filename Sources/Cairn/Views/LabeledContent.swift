/// A value with what it is.
///
/// ```swift
/// LabeledContent("Height", value: "3,967 m")
/// LabeledContent("Routes") { Text("12").bold() }
/// ```
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// Creates a value with its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public func _render(into renderer: any Renderer) {
    let parts = LabeledContentStyleConfiguration(
      label: .init(view: AnyView(LabelLines(label))),
      content: .init(view: AnyView(content))
    )
    if ControlStyleUse.hasBegun, let custom = renderer.environment.controlStyles?.customLabeledContent {
      custom.make(parts).controlStyles { $0.customLabeledContent = nil }._render(into: renderer)
    } else {
      AutomaticLabeledContentStyle().makeBody(configuration: parts)._render(into: renderer)
    }
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension LabeledContent where Label == Text {
  /// Creates a value with words as its label; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a value with words as its label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates words with words as their label; inline Markdown in the label is interpreted.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init {
      Text(verbatim: String(value))
    } label: {
      Text(titleKey)
    }
  }

  /// Creates words with words as their label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init {
      Text(verbatim: String(value))
    } label: {
      Text(verbatim: String(title))
    }
  }
}
