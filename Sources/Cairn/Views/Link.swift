/// Content that leads to another place when chosen.
///
/// The destination is a string: a relative address such as `peaks/eiger.html`, a fragment such as `#alps`, or an
/// absolute address with the scheme http, https, mailto or tel. With another scheme the words show without a link, and
/// there is a diagnostic.
@frozen
public struct Link<Label: View>: PrimitiveView {
  @usableFromInline let destination: String
  @usableFromInline let label: Label

  /// Creates a link.
  @inlinable
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    renderer.begin(.link(LinkDescription(destination: destination)))
    label._render(into: renderer)
    renderer.end()
  }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension Link where Label == Text {
  /// Creates a link of words; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, destination: String) {
    self.destination = destination
    label = Text(titleKey)
  }

  /// Creates a link of words.
  @inlinable
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: String) {
    self.destination = destination
    label = Text(verbatim: String(title))
  }
}
