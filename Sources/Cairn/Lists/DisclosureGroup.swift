/// Content that a reader can unfold.
///
/// The content is part of the page either way, so search finds it and print shows it.
@frozen
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  @usableFromInline let isExpanded: Bool
  /// What says whether the content shows; `nil` if only the reader does.
  @usableFromInline let expansion: Binding<Bool>?
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
    expansion = nil
    self.label = label()
    self.content = content()
  }

  /// Creates a group that unfolds and folds as a state says.
  ///
  /// A reader who unfolds it changes the state, and what depends on it shows. Buttons and other controls can change it too.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content shows.
  ///   - content: What unfolds.
  ///   - label: What always shows.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.isExpanded = false
    expansion = isExpanded
    self.label = label()
    self.content = content()
  }

  public func _render(into renderer: any Renderer) {
    if ControlStyleUse.hasBegun, let custom = renderer.environment.controlStyles?.customDisclosure {
      let group = StyledDisclosureGroup(
        custom,
        label: label,
        content: content,
        expansion: expansion,
        isExpanded: isExpanded
      )
      return group._render(into: renderer)
    }
    if let expansion { return render(expansion, into: renderer) }
    render(DisclosureExpansion(isExpanded: isExpanded), into: renderer)
  }

  @inline(never)
  private func render(_ expansion: Binding<Bool>, into renderer: any Renderer) {
    let isEnabled = renderer.environment.isEnabled
    let control = isEnabled ? StateGraph.current?.disclosure(expansion, for: renderer) : nil
    guard let control else {
      return render(DisclosureExpansion(isExpanded: expansion.wrappedValue), into: renderer)
    }
    guard control.state.cell.isKeptByDisclosure else {
      return UnfoldingButton(isExpanded: expansion, label: label, content: content)._render(into: renderer)
    }
    render(DisclosureExpansion(isExpanded: control.isOnAtFirst, state: control.state), into: renderer)
  }

  func render(_ expansion: DisclosureExpansion, into renderer: any Renderer) {
    let content = Content.self == EmptyView.self ? nil : content
    let outer = renderer.environment
    var inner = outer
    inner.isInOutline = true
    renderer.beginEnvironment(inner)
    RowCalls.disclosure(expansion, title: label, content: content, into: renderer)
    renderer.endEnvironment(restoring: outer)
  }

  /// In a list its title is a cell, whatever it shows.
  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item, holdsCells: true) }
}

/// Content that a button unfolds, where other controls change the state as well.
private struct UnfoldingButton<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: Content

  var body: some View {
    Button {
      StateGraph.switching(isExpanded).wrappedValue.toggle()
    } label: {
      label
    }
    if isExpanded.wrappedValue { content }
  }
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

  /// Creates a group under a title, whose inline Markdown is interpreted, that unfolds and folds as a state says.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group under a title that unfolds and folds as a state says.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(verbatim: String(title)) }
  }
}
