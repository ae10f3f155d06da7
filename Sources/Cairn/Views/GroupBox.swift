/// Views that belong together, under a title and on a background of their own.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// Creates a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  public func _render(into renderer: any Renderer) {
    let parts = GroupBoxStyleConfiguration(
      label: .init(view: AnyView(label)),
      content: .init(view: AnyView(VStack(alignment: .leading) { content }))
    )
    if let custom = renderer.environment.controlStyles?.customGroupBox {
      custom.make(parts).controlStyles { $0.customGroupBox = nil }._render(into: renderer)
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: parts)._render(into: renderer)
    }
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a box under a title, whose inline Markdown is interpreted.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}
