import Cairn

/// What a control is that takes a value, as far as a diagnostic names it.
enum ControlKind: UInt8 {
  case toggle, textField, slider, stepper, datePicker, colorPicker, picker, choice

  init(_ kind: FieldDescription.Kind) {
    switch kind {
    case .text, .secret, .lines, .hidden: self = .textField
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .date: self = .datePicker
    case .color: self = .colorPicker
    case .menu, .choices: self = .picker
    }
  }

  /// The words for one of the kind.
  var words: StaticString {
    switch self {
    case .toggle: "A toggle"
    case .textField: "A text field"
    case .slider: "A slider"
    case .stepper: "A stepper"
    case .datePicker: "A date picker"
    case .colorPicker: "A color picker"
    case .picker: "A picker"
    case .choice: "A choice of a picker"
    }
  }
}
