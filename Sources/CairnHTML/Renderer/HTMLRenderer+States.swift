import Cairn

/// The element of a page that keeps the value of a state.
enum StateKeeper {
  /// A checkbox; the state has its initial value while the box is as it was sent.
  case checkbox(isCheckedAtFirst: Bool)
  /// A popover without content, which is open for the second of two values.
  ///
  /// Any number of buttons can open and close it, and they are told as opened and closed.
  case popover
  /// Disclosures with a common name, of which one at most is open: that of the latest button.
  case disclosures
  /// What unfolds; the state has its initial value while it is as it was sent.
  case unfolded(isOpenAtFirst: Bool)
  /// Dialogs, of which one at most is open: that of the value.
  case dialogs
  /// A menu or radio buttons, with the number of its value at each.
  case picker
  /// Rows of lists of which one can be chosen, with the number of its value at each.
  case rows
  /// Nothing: there is only the initial value.
  case none

  init(_ cell: StateCell) {
    if cell.count < 2 {
      self = .none
    } else if cell.isKeptByPresentations {
      self = .dialogs
    } else if cell.isKeptByDisclosure {
      self = .unfolded(isOpenAtFirst: cell.isOpenAtFirst)
    } else if cell.controls.contains(.toggle), !cell.isKeptByButtons {
      self = .checkbox(isCheckedAtFirst: cell.isToggleOnAtFirst)
    } else if cell.controls.contains(.radios) || cell.controls.contains(.menu) {
      self = .picker
    } else if cell.controls.contains(.rows) {
      self = .rows
    } else {
      self = cell.count == 2 ? .popover : .disclosures
    }
  }
}

extension HTMLRenderer {
  var showsAllStates: Bool { true }

  func stateNumber(_ state: StateReference) -> Int {
    if let known = numbering.states.known(state) { return known }
    let number = numbering.nextRow()
    numbering.states.add(state, number)
    return number
  }

  func stateName(_ state: StateReference) -> String { identifier(of: .state, stateNumber(state)) }

  // MARK: Controls

  func beginToggle(_ toggle: ToggleDescription) {
    let kind = MarkupKind.block(toggle.look == .button ? .toggleButton : .toggle)
    guard resolver.isWorking else { return open(kind) }
    if let state = toggle.state, let isPressed = toggle.pressed {
      return openToggle(kind) {
        writePressed(toggle, isPressed: isPressed, of: state)
        return nil
      }
    }
    let number = toggle.state.flatMap { place($0) }
    openToggle(kind) {
      writer.write("<input type=\"checkbox\"")
      write(toggle.look, isOn: false)
      // Buttons are labels of the box too, but they do not name it.
      let isNamedByItself = toggle.state?.cell.controls.contains(.button) == true && (pendingLabel ?? "").isEmpty
      if let number {
        write(attribute: " id=\"", idOf: .state, number)
        if isNamedByItself { write(attribute: " aria-labelledby=\"", idOf: .label, number) }
      }
      writeControlName(toggle.name)
      writeForm(of: toggle.state?.cell.reset)
      if !toggle.isEnabled { writer.write(" disabled") }
      if toggle.isWrong { writer.write(" aria-invalid=\"true\"") }
      writer.write(toggle.isOn ? " checked>" : ">")
      return isNamedByItself ? number : nil
    }
  }

  /// Begins a toggle; a closure writes what is pressed, and returns the number of the label that names it, if it needs one.
  private func openToggle(_ kind: MarkupKind, _ writeControl: () -> Int?) {
    let element = resolve(kind)
    write(element.pointee.head)
    writePendingAttributes(for: .text)
    // The control stands in front of the inner element, which the end of the tag has.
    writer.write(">")
    let labelNumber = writeControl()
    writeLabelOpening()
    if let labelNumber { write(attribute: " id=\"", idOf: .label, labelNumber) }
    writer.write(">")
    pushControl(element, .field(.toggle))
  }

  /// Writes the button in place of the box, for one of several toggles of a state.
  private func writePressed(_ toggle: ToggleDescription, isPressed: Bool, of state: StateReference) {
    note(.pressed)
    writer.write("<button type=\"button\"")
    write(toggle.look, isOn: isPressed)
    if toggle.look != .automatic { writer.write(" role=\"checkbox\"") }
    writer.write(isPressed ? " aria-checked=\"true\"" : " aria-checked=\"false\"")
    if !toggle.isEnabled { writer.write(" disabled") }
    writePopoverTarget(state, action: isPressed == toggle.isOn ? "show" : "hide")
    writer.write("></button>")
    writePopover(of: state)
  }

  /// Writes the classes of a toggle, and that it is a switch if it looks so.
  private func write(_ look: ToggleLook, isOn: Bool) {
    if look == .automatic { note(.toggle) } else { note(.tick) }
    writer.write(look == .automatic ? " role=\"switch\" class=\"switch" : " class=\"tick")
    writer.write(isOn ? " on\"" : "\"")
  }

  /// Returns the number of a state for the toggle that keeps it; `nil` for a second one, which a page cannot keep in step.
  func place(_ state: StateReference) -> Int? {
    if numbering.states.place(state) { return stateNumber(state) }
    reportRepeated(state)
    return nil
  }

  /// Returns the value that a row gives a state, for the row that keeps it; `nil` for a further one.
  func place(_ value: StateValue) -> StateValue? {
    guard case .rows = StateKeeper(value.state.cell), numbering.states.place(value) else {
      reportRepeated(value.state)
      return nil
    }
    return value
  }

  private func reportRepeated(_ state: StateReference) {
    let message = """
      The state "\(state.cell.name)" has a second control, or one that comes again in content that differs between its values. A \
      page cannot keep them in step, so the second one is left alone. Put the control outside of what depends on the state, or \
      use buttons.
      """
    report(.warning, .repeatedControl, message)
  }

  /// Begins a button that gives a state another value.
  func beginButton(_ button: ButtonDescription, changing change: StateChange) {
    let control = control(for: change)
    switch control {
    case .idle, .popover, .dialog: openButton(.button(button.markup, isLink: false)) { writeAttributes(of: control) }
    case .reset: openButton(.submit(button.markup)) { writeAttributes(of: control) }
    case .label: openButton(.stateLabel(button.markup)) { writeAttributes(of: control) }
    case .disclosure: beginDisclosureButton(button, control)
    }
    writePopover(besides: control)
  }

  /// What a page has for a button that changes a state.
  enum StateControl {
    /// A button that does nothing.
    case idle
    /// A button that resets a form.
    case reset(StateReset?)
    /// The label of a control that keeps the state.
    case label(of: RowPart, Int)
    /// A button that opens or closes the popover that keeps the state.
    case popover(StateReference, action: StaticString)
    /// A button that opens or closes what shows in front of the page.
    case dialog(StateValue, opens: Bool)
    /// A disclosure without content.
    case disclosure(StateValue)
  }

  /// Returns what makes a change; tells of one that cannot be made here.
  func control(for change: StateChange) -> StateControl {
    switch change.kind {
    case .nothing: return .idle
    case .reset(let reset) where reset != nil && !resetsControls:
      report(
        .warning,
        .unshownChange,
        "A button resets controls of a form or a section that are sent by themselves; they stay."
      )
      return .idle
    case .reset(let reset): return .reset(reset)
    case .toggle(let state):
      if case .checkbox = StateKeeper(state.cell) { return .label(of: .state, stateNumber(state)) }
      return .popover(state, action: "toggle")
    case .present(let value): return .dialog(value, opens: true)
    case .close(let value): return .dialog(value, opens: false)
    case .set(let value):
      switch StateKeeper(value.state.cell) {
      case .none, .checkbox, .unfolded, .dialogs: return .idle
      case .picker, .rows: return .label(of: .pick, radioNumber(value))
      case .popover: return .popover(value.state, action: value.index == 1 ? "show" : "hide")
      case .disclosures: return .disclosure(value)
      }
    }
  }

  /// Writes the attributes by which a control changes a state.
  func writeAttributes(of control: StateControl) {
    switch control {
    case .idle: break
    case .reset(let reset):
      writer.write(" type=\"reset\"")
      writeForm(of: reset)
    case .label(let kind, let number): write(attribute: " for=\"", idOf: kind, number)
    case .popover(let state, let action): writePopoverTarget(state, action: action)
    case .dialog(let value, let opens): writeDialogTarget(value, opens: opens)
    case .disclosure(let value):
      write(attribute: " name=\"", idOf: .state, stateNumber(value.state))
      writer.write(" data-value=\"")
      writer.write(value.index)
      writer.write("\"")
    }
  }

  /// Begins a button that is a disclosure without content.
  private func beginDisclosureButton(_ button: ButtonDescription, _ control: StateControl) {
    let element = resolve(.stateDisclosure(button.markup))
    write(element.pointee.head)
    writeAttributes(of: control)
    // The summary is what is pressed, so the name is its own.
    writer.write("><summary")
    writePendingAttributes(for: .named)
    writer.write(">")
    pushControl(element)
  }

  /// Writes what a button does to a dialog.
  ///
  /// Browsers that do not know commands show it as a popover, which is not modal.
  private func writeDialogTarget(_ value: StateValue, opens: Bool) {
    let number = radioNumber(value)
    if value.state.cell.presentsModally {
      write(attribute: " commandfor=\"", idOf: .pick, number)
      writer.write(opens ? " command=\"show-modal\"" : " command=\"close\"")
    }
    write(attribute: " popovertarget=\"", idOf: .pick, number)
    writer.write(opens ? " popovertargetaction=\"show\"" : " popovertargetaction=\"hide\"")
    if opens { writer.write(" aria-haspopup=\"dialog\"") }
  }

  /// Begins something that shows in front of the page.
  func begin(_ presentation: PresentationDescription) {
    guard !context.isPhrasing, !context.isInteractive else { return pushTransparent() }
    let keeper = presentation.state.flatMap { $0.state.cell.isKeptByPresentations ? $0 : nil }
    if keeper != nil { note(.popover) }
    open(.block(presentation.kind.block), for: .named) {
      if let keeper {
        write(attribute: " id=\"", idOf: .pick, radioNumber(keeper))
        // A press beside it closes it, unless it must be answered.
        writer.write(presentation.kind == .alert ? " popover=\"manual\"" : " popover")
        if presentation.closesBeside { writer.write(" closedby=\"any\"") }
      } else {
        writer.write(" open")
      }
      if presentation.kind == .alert { writer.write(" role=\"alertdialog\"") }
      if !presentation.name.isEmpty { write(attribute: " aria-label=\"", presentation.name) }
    }
  }

  /// Returns the number of the radio button that gives a state a value.
  func radioNumber(_ value: StateValue) -> Int {
    if let known = numbering.states.known(value) { return known }
    let number = numbering.nextRow()
    numbering.states.add(value, number)
    return number
  }

  /// Writes which form a control belongs to that a button resets together with others.
  func writeForm(of reset: StateReset?) {
    guard let reset, resetsControls else { return }
    if let known = numbering.states.formIdentifier(of: reset) { return write(attribute: " form=\"", known) }
    let identifier = identifier(of: .reset, numbering.nextRow())
    numbering.states.add(reset, formIdentifier: identifier)
    write(attribute: " form=\"", identifier)
  }

  /// Whether controls may belong to forms of resets: not those of a form around, nor of a section that an updater sends, which has
  /// nothing behind it.
  private var resetsControls: Bool { rows.form == nil && numbering.identified.last == nil }

  /// Writes the forms of resets behind the content: they hold nothing, and the content may be in a place where no form may stand.
  func finishResets() {
    if !numbering.states.areFormsWaiting { return }
    for identifier in numbering.states.takeForms() {
      note(.form)
      writer.write("<form")
      write(attribute: " id=\"", identifier)
      writer.write(" hidden></form>")
    }
  }

  /// Writes the popover that keeps the state of a control, if it is kept by one and is not in the page.
  func writePopover(besides control: StateControl) {
    if case .popover(let state, _) = control { writePopover(of: state) }
  }

  /// Writes what a button does to the popover that keeps a state.
  private func writePopoverTarget(_ state: StateReference, action: StaticString) {
    write(attribute: " popovertarget=\"", idOf: .state, stateNumber(state))
    writer.write(" popovertargetaction=\"")
    writer.write(action)
    writer.write("\"")
  }

  /// Writes the popover that keeps a state, unless it is in the page.
  private func writePopover(of state: StateReference) {
    guard numbering.states.place(state) else { return }
    note(.state)
    writer.write("<span popover=\"manual\" class=\"state\"")
    write(attribute: " id=\"", idOf: .state, stateNumber(state))
    writer.write("></span>")
  }
}

extension PresentationDescription.Kind {
  /// The element for it.
  fileprivate var block: Block {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .callout
    case .alert: .alert
    }
  }
}
