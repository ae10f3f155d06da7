/// A control that switches something on and off.
///
/// ```swift
/// struct WiFi: View {
///   @State private var isOn = true
///   var body: some View {
///     Toggle("Wi-Fi", isOn: $isOn)
///     if isOn { NetworkList() }
///   }
/// }
/// ```
///
/// In a page it is a checkbox that is announced as a switch. What depends on the state appears and disappears without a script.
/// A form around it sends its title as a name, with the value `on`, if it is on. Text shows the initial state.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What it switches.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public func _render(into renderer: any Renderer) {
    let environment = renderer.environment
    let styles = environment.controlStyles
    // A style of one's own may change the value in the action of a button, which is run ahead.
    if let custom = styles?.customToggle, !isOn.changesObject {
      let label = ToggleStyleConfiguration.Label(content: AnyView(self.label))
      return custom.make(ToggleStyleConfiguration(label: label, isOn: StateGraph.switching(isOn)))
        .controlStyles { $0.customToggle = nil }
        ._render(into: renderer)
    }
    let control = environment.isEnabled ? StateGraph.current?.toggle(isOn, for: renderer) : nil
    let isOnAtFirst = control?.isOnAtFirst ?? isOn.wrappedValue
    let label = ControlLabel(label, for: renderer)
    var toggle = ToggleDescription(isOn: isOnAtFirst, name: label.name, state: control?.state)
    toggle.isEnabled = environment.isEnabled
    toggle.isWrong = label.problem != nil
    if let styles { toggle.look = styles.toggle }
    renderer.begin(.toggle(toggle))
    label._render(into: renderer)
    renderer.end()
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension Toggle where Label == Text {
  /// Creates a toggle with words beside it; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with words beside it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(verbatim: String(title)) }
  }
}

extension Toggle where Label == Cairn.Label<Text, Image> {
  /// Creates a toggle with words and a symbol beside it; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Cairn.Label(titleKey, systemImage: name) }
  }

  /// Creates a toggle with words and a symbol beside it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Cairn.Label(title, systemImage: name) }
  }
}
