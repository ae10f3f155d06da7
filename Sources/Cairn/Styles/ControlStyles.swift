import Synchronization

/// The looks of the controls inside a view.
struct ControlStyles: Sendable {
  var button = ButtonLook()
  var customButton: StyleBody<ButtonStyleConfiguration>?
  var primitiveButton: StyleBody<PrimitiveButtonStyleConfiguration>?
  /// Where the button leads whose style shows what comes, or what it sends.
  var styledButton: (destination: String?, action: FormAction?)?
  /// Whether what comes is the body of a style of buttons, which stands in the button already.
  var isInButton = false
  var label = LabelLook.automatic
  var customLabel: StyleBody<LabelStyleConfiguration>?
  var toggle = ToggleLook.automatic
  var customToggle: StyleBody<ToggleStyleConfiguration>?
  var customGroupBox: StyleBody<GroupBoxStyleConfiguration>?
  var customProgress: StyleBody<ProgressViewStyleConfiguration>?
  var customGauge: StyleBody<GaugeStyleConfiguration>?
  var customLabeledContent: StyleBody<LabeledContentStyleConfiguration>?
  var customDisclosure: StyleBody<DisclosureGroupStyleConfiguration>?
  var textField = TextFieldLook.automatic
  var customTextField: StyleBody<TextField<TextFieldStyleLabel>>?
}

extension ControlStyles {
  /// Leaves backgrounds and borders of controls to the author.
  mutating func standInOwnBackground() {
    button.standInOwnBackground()
    standFieldsInOwnBackground()
  }

  /// Leaves backgrounds and borders of fields for words to the author.
  mutating func standFieldsInOwnBackground() {
    if textField == .automatic { textField = .ownBackground }
  }
}

/// How an author's own style shows a control.
///
/// Unchecked, because only a rendering calls the closure, and a rendering is synchronous.
struct StyleBody<Configuration>: @unchecked Sendable {
  let make: (Configuration) -> AnyView
}

/// Whether the process has set the looks of any control, so that programs without one pay nothing for it.
enum ControlStyleUse {
  private static let hasBegunStorage = Atomic<Bool>(false)

  static var hasBegun: Bool { hasBegunStorage.load(ordering: .relaxed) }

  static func begin() { hasBegunStorage.store(true, ordering: .relaxed) }
}

private enum ControlStylesKey: EnvironmentKey {
  static let defaultValue = ControlStyles()
}

extension EnvironmentValues {
  /// The looks of the controls inside; `nil` where none are set.
  var controlStyles: ControlStyles? {
    ControlStyleUse.hasBegun ? self[ControlStylesKey.self] : nil
  }
}

extension View {
  /// Changes the looks of the controls inside.
  func controlStyles(_ change: @escaping (inout ControlStyles) -> Void) -> EnvironmentView<Self> {
    ControlStyleUse.begin()
    return EnvironmentView(content: self) { change(&$0[ControlStylesKey.self]) }
  }
}
