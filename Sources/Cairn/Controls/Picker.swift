/// A control that takes one of some choices.
///
/// ```swift
/// struct Peaks: View {
///   @State private var order = Order.height
///   var body: some View {
///     Picker("Order", selection: $order) {
///       ForEach(Order.allCases, id: \.self) { Text($0.name) }
///     }
///     .pickerStyle(.segmented)
///     PeakList(order: order)
///   }
/// }
/// ```
///
/// Each choice has a value of the selection's type: that of its ``View/tag(_:)``, or the identity of its element in a ``ForEach``.
/// A form sends the value in words. If content depends on the state, a page holds it for each choice, and shows what belongs to the
/// one that is chosen, without a script. A state with more values than ``EnvironmentValues/stateVariantLimit`` is for forms only.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The value of the choice.
  ///   - content: The choices.
  ///   - label: What is chosen.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
    // The identities of elements are told only where there may be states.
    StateUse.begin()
  }

  /// Creates a picker.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }

  public func _render(into renderer: any Renderer) {
    let choices = PickerChoices(content, of: SelectionValue.self, for: renderer)
    let style = renderer.environment.pickerStyle
    let isEnabled = renderer.environment.isEnabled
    let control = isEnabled ? StateGraph.current?.picker(selection, choices.values, style, for: renderer) : nil
    let chosen = control.map(\.chosen) ?? choices.values.firstIndex(of: value(countsAsRead: !isEnabled))
    let label = ControlLabel(label, for: renderer)
    let descriptions = choices.choices.enumerated().map { index, choice in
      ChoiceDescription(
        words: choice.words,
        value: choice.form,
        name: label.name,
        isChosen: index == chosen,
        isEnabled: isEnabled,
        change: control?.changes[index]
      )
    }
    let kind: FieldDescription.Kind =
      switch style.kind {
      case .menu: .menu(descriptions)
      case .inline: .choices(.column)
      case .segmented: .choices(.segments)
      case .dots: .choices(.dots)
      }
    var field = FieldDescription(kind, value: "", name: label.name, in: renderer.environment)
    field.value = chosen.map { choices.choices[$0].words } ?? ""
    field.state = control?.state
    field.isWrong = label.problem != nil
    renderer.begin(.field(field))
    if case .menu = style.kind {
      label._render(into: renderer)
    } else {
      renderer.begin(.slot(.title))
      label._render(into: renderer)
      renderer.end()
      for (description, choice) in zip(descriptions, choices.choices) {
        renderer.begin(.choice(description))
        choice.view._render(into: renderer)
        renderer.end()
      }
    }
    renderer.end()
  }

  /// The value; a picker that can be used shows all values of its state, so that it does not depend on it.
  private func value(countsAsRead: Bool) -> SelectionValue {
    guard !countsAsRead, let graph = StateGraph.current else { return selection.wrappedValue }
    return graph.assuming([]) { selection.wrappedValue }
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension Picker where Label == Text {
  /// Creates a picker with words as its label.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with words as its label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(verbatim: String(title)) }
  }
}

extension Picker where Label == Cairn.Label<Text, Image> {
  /// Creates a picker with words and a symbol as its label.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage name: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Cairn.Label(titleKey, systemImage: name) }
  }
}
