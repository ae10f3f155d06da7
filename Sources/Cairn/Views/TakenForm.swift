/// A form without the views around it, so that a toolbar around those can stand in it.
struct TakenForm {
  let description: FormDescription
  /// What stands in the form: its rows, with those views around them that show something beside them.
  var content: AnyView
  /// What shows in front of the page, and so is no part of the form.
  var presentations: [AnyView] = []
  /// The styles and attributes around the form as a whole, innermost first.
  var surroundings: [(AnyView) -> AnyView] = []

  /// Whether something can come of sending it; a form of a page itself may only hold what readers choose for themselves.
  func sends(in environment: EnvironmentValues) -> Bool { description.action != nil || environment.isPresented }

  /// Renders the form with a toolbar in it.
  func render(with items: ToolbarItems, into renderer: any Renderer) {
    let toolbar = ToolbarView(content: content, items: items)
    let form = AnyView(FormFrame(description: description, content: toolbar))
    surroundings.reduce(form) { $1($0) }._render(into: renderer)
    for presentation in presentations { presentation._render(into: renderer) }
  }
}

/// What a button of a toolbar does with the form around it.
enum FormEffect: Sendable {
  /// It sends the form if its action changes no state.
  case ofAction
  /// It sends the form, whatever its action is, if the form says where.
  case sends
  /// It does not send the form.
  case leaves

  init(_ placement: ToolbarItemPlacement) {
    switch placement {
    case .confirmationAction: self = .sends
    case .cancellationAction, .destructiveAction, .keyboard, .navigation, .navigationBarLeading, .topBarLeading:
      self = .leaves
    default: self = .ofAction
    }
  }
}

extension EnvironmentValues {
  /// What buttons with actions do with the form around them.
  var formEffect: FormEffect {
    get { self[FormEffectKey.self] }
    set { self[FormEffectKey.self] = newValue }
  }

  /// Whether buttons send the form around them without running their actions; a form that is sent nowhere leaves it to them.
  var sendsForm: Bool { formEffect == .sends && FormFields.current?.hasAction == true }

  /// Whether actions of rows are run ahead; those that nobody can press are not, as their author relies on.
  var runsActionsOfRows: Bool { isEnabled && !sendsForm && redactionReasons.isEmpty }
}

private enum FormEffectKey: EnvironmentKey {
  static let defaultValue = FormEffect.ofAction
}
