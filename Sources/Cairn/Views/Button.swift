/// A control that leads to another place when pressed, sends the form around it, or gives a ``State`` another value.
///
/// A page has no program behind it. So an action is run while the page is made, to see which state it changes; one that changes
/// none sends the form around the button. A destination has the rules of ``Link``.
@frozen
public struct Button<Label: View>: PrimitiveView {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let destination: String?
  @usableFromInline let action: FormAction?
  /// What pressing it does in SwiftUI, and what is run ahead.
  @usableFromInline let handler: (() -> Void)?
  @usableFromInline let label: Label

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The meaning of the button; `nil` for an ordinary one.
  ///   - destination: Where pressing it leads; `nil` for a button that sends the form around it.
  ///   - label: What the button shows.
  @inlinable
  public init(role: ButtonRole? = nil, destination: String? = nil, @ViewBuilder label: () -> Label) {
    self.role = role
    self.destination = destination
    action = nil
    handler = nil
    self.label = label()
  }

  /// Creates a button that sends the form around it, with a name and a value of its own.
  @inlinable
  public init(role: ButtonRole? = nil, action: FormAction, @ViewBuilder label: () -> Label) {
    self.role = role
    destination = nil
    self.action = action
    handler = nil
    self.label = label()
  }

  /// Creates a button whose action gives a ``State`` another value.
  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    destination = nil
    self.action = nil
    handler = action
    self.label = label()
  }

  public func _render(into renderer: any Renderer) {
    if ControlStyleUse.hasBegun, let styles = renderer.environment.controlStyles {
      if let style = styles.primitiveButton { return render(in: style, into: renderer) }
      if let styled = styles.styledButton, handler != nil {
        // It triggers the action of a button that has none to run.
        return Button(self, destination: styled.destination, action: styled.action)._render(into: renderer)
      }
    }
    guard let handler, let graph = StateGraph.current else { return render(changing: nil, into: renderer) }
    let environment = renderer.environment
    // The action of a button that cannot be pressed is not run, as its author relies on, nor that for which a server is asked instead.
    guard environment.isEnabled, !environment.sendsForm else { return render(changing: nil, into: renderer) }
    let action = environment.closingDialog?.following(handler) ?? handler
    graph.renderControl(that: action, into: renderer) { ChangingButton(button: self, change: $0) }
  }

  /// Renders what a style makes of the button, in which the button stands or which is the button.
  private func render(in style: StyleBody<PrimitiveButtonStyleConfiguration>, into renderer: any Renderer) {
    let button = Button<ButtonStyleConfiguration.Label>(
      self,
      label: ButtonStyleConfiguration.Label(content: AnyView(label))
    )
    let body = style.make(PrimitiveButtonStyleConfiguration(button: button)).controlStyles { styles in
      styles.primitiveButton = nil
      if handler == nil { styles.styledButton = (destination, action) }
    }
    let view = RecordedView.recorded(body, for: renderer)
    if view.holdsButton { return view._render(into: renderer) }
    let whole = Button<RecordedView>(self, label: view)
    whole.controlStyles { styles in
      styles.primitiveButton = nil
      styles.styledButton = nil
    }._render(into: renderer)
  }

  /// Creates a button that looks like another one, and leads elsewhere.
  private init(_ other: Self, destination: String?, action: FormAction?) {
    role = other.role
    self.destination = destination
    self.action = action
    handler = nil
    label = other.label
  }

  /// Creates a button that does what another one does.
  private init<Other: View>(_ other: Button<Other>, label: Label) {
    role = other.role
    destination = other.destination
    action = other.action
    handler = other.handler
    self.label = label
  }

  func render(changing change: StateChange?, into renderer: any Renderer) {
    var description = ButtonDescription(role: role, destination: destination, action: action)
    let environment = renderer.environment
    description.change = change
    description.isEnabled = environment.isEnabled
    let source = EnvironmentSource.current
    let isOutsideOfForms = source?.formFields == nil || environment.formEffect == .leaves
    let isRecorded = source?.states?.recordedActions != nil
    if change == nil, handler != nil, role != .cancel, isOutsideOfForms, description.isEnabled, !isRecorded,
      renderer.showsAllStates
    {
      renderer.report(.idleButton(at: renderer.place))
    }
    if change == nil, handler != nil, role == .cancel || environment.formEffect == .leaves {
      description.change = StateChange(kind: .nothing)
    }
    let styles = environment.controlStyles
    if styles?.isInButton == true, Label.self == ButtonStyleConfiguration.Label.self {
      return label._render(into: renderer)
    }
    description.look = ButtonLook(styles, around: label)
    if isRecorded { source?.states?.recordedActions?.append(handler) }
    renderer.begin(.button(description))
    if let custom = styles?.customButton {
      let label = ButtonStyleConfiguration.Label(content: AnyView(self.label))
      custom.make(ButtonStyleConfiguration(role: role, label: label))
        .controlStyles { styles in
          styles.customButton = nil
          styles.isInButton = true
        }
        ._render(into: renderer)
    } else {
      label._render(into: renderer)
    }
    renderer.end()
  }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension RecordedView {
  /// Whether a button is among the views.
  fileprivate var holdsButton: Bool {
    recording.entries[range].contains { entry in if case .begin(.button) = entry.call { true } else { false } }
  }
}

extension Diagnostic {
  /// A diagnostic for a button that a page can show, but not press.
  fileprivate static func idleButton(at place: Place) -> Diagnostic {
    let message = """
      The action of a button changes no state, so the button does nothing in what is rendered ahead. Keep what it changes \
      in a State, or put the button into a Form that a server takes. What a NavigationLink unfolds is closed by the link, not \
      by dismiss().
      """
    return Diagnostic(.warning, .runningAppOnly, message, at: place)
  }
}

extension Button where Label == Text {
  /// Creates a button with words on it; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, destination: String? = nil) {
    self.role = role
    self.destination = destination
    action = nil
    handler = nil
    label = Text(titleKey)
  }

  /// Creates a button with words on it that sends the form around it, with a name and a value of its own.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: FormAction) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with words on it that sends the form around it, with a name and a value of its own.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: FormAction) {
    self.init(role: role, action: action) { Text(verbatim: String(title)) }
  }

  /// Creates a button with words on it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, destination: String? = nil) {
    self.role = role
    self.destination = destination
    action = nil
    handler = nil
    label = Text(verbatim: String(title))
  }

  /// Creates a button with words on it whose action gives a ``State`` another value.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with words on it whose action gives a ``State`` another value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(verbatim: String(title)) }
  }
}

extension Button where Label == Cairn.Label<Text, Image> {
  /// Creates a button with words and a symbol on it whose action gives a ``State`` another value.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage name: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Cairn.Label(titleKey, systemImage: name) }
  }

  /// Creates a button with words and a symbol on it whose action gives a ``State`` another value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage name: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Cairn.Label(title, systemImage: name) }
  }
}
