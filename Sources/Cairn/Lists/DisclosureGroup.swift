/// Content that a reader can unfold.
///
/// The content is part of the page either way, so search finds it and print shows it.
@frozen
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  @usableFromInline let isExpanded: Bool
  @usableFromInline let label: Label
  @usableFromInline let content: Content

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content shows at first.
  ///   - content: What unfolds.
  ///   - label: What always shows.
  @inlinable
  public init(isExpanded: Bool = false, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  public func _render(into renderer: any Renderer) {
    let content = Content.self == EmptyView.self ? nil : content
    let outer = renderer.environment
    var inner = outer
    inner.isInOutline = true
    renderer.beginEnvironment(inner)
    RowCalls.disclosure(isExpanded: isExpanded, title: label, content: content, into: renderer)
    renderer.endEnvironment(restoring: outer)
  }

  /// In a list its title is a cell, whatever it shows.
  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item, holdsCells: true) }
}

extension View {
  /// Lets at most one of the disclosure groups inside be open at a time, together with others of the same name.
  ///
  /// Groups inside an open group are independent of it.
  ///
  /// ```swift
  /// ForEach(questions) { question in DisclosureGroup(question.words) { Text(question.answer) } }
  /// .disclosureGroupExclusive("questions")
  /// ```
  public func disclosureGroupExclusive(_ name: String) -> EnvironmentView<Self> {
    environment(\.exclusiveDisclosureName, name)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group under a title, whose inline Markdown is interpreted.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Bool = false, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group under a title.
  @inlinable
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isExpanded: Bool = false, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(verbatim: String(title)) }
  }
}
