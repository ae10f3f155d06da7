/// A title with an icon beside it.
@frozen
public struct Label<Title: View, Icon: View>: PrimitiveView {
  @usableFromInline let title: Title
  @usableFromInline let icon: Icon

  /// Creates a label.
  @inlinable
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public func _render(into renderer: any Renderer) {
    // The environment is large, so it is asked for only where there may be styles.
    if ControlStyleUse.hasBegun, let styles = renderer.environment.controlStyles, render(with: styles, into: renderer) {
      return
    }
    RowCalls.label(self, into: renderer)
  }

  /// In a list it is a cell.
  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item, holdsCells: true) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of words and a symbol; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Creates a label of words and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.title = Text(verbatim: String(title))
    icon = Image(systemName: name)
  }

  /// Creates a label of words and a decorative picture; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(decorative: name)
  }

  /// Creates a label of words and a decorative picture.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.title = Text(verbatim: String(title))
    icon = Image(decorative: name)
  }
}
