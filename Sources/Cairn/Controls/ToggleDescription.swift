/// The properties of a control that switches something on and off.
public struct ToggleDescription: Hashable, Sendable {
  /// Whether it is on at first.
  public var isOn: Bool
  /// The name under which a form sends it; `nil` for none.
  public var name: String?
  /// Whether it can be switched.
  public var isEnabled = true
  /// Whether what the reader sent for it is wrong; its label says what.
  public var isWrong = false
  /// How it looks.
  public var look = ToggleLook.automatic
  /// The state of two values that it changes; `nil` for none that shows in the page.
  package var state: StateReference?
  /// Whether it is on, for one of several toggles of a state, which shows for one value; `nil` for any other.
  package var pressed: Bool?

  init(isOn: Bool, name: String?, state: StateReference?) {
    self.isOn = isOn
    self.name = name
    self.state = state
  }
}
