/// A question or a notice, for code of earlier years; prefer ``View/alert(_:isPresented:actions:message:)``.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// The words; `nil` for the usual ones of the page's language.
    let label: Text?
    let role: ButtonRole?
    let action: () -> Void

    /// An ordinary button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that leaves everything as it is, with the usual words.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: nil, role: .cancel, action: action ?? {})
    }

    /// A button that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; by default it says that the reader has seen it.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? Button(label: nil, role: nil, action: {})]
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// Several things that can be done, for code of earlier years; prefer ``View/confirmationDialog(_:isPresented:titleVisibility:actions:message:)``.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet; by default it has a button that closes it.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an alert in front of the page while a state says so.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(isPresented) {
      let alert = content()
      return (alert.title, alert.message, alert.buttons)
    }
  }

  /// Shows an alert in front of the page while a state has a value.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    presenting(item.hasValue()) {
      guard let alert = item.wrappedValue.map(content) else { return (Text(verbatim: ""), nil, []) }
      return (alert.title, alert.message, alert.buttons)
    }
  }

  /// Shows an action sheet in front of the page while a state says so.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    presenting(isPresented) {
      let sheet = content()
      return (sheet.title, sheet.message, sheet.buttons)
    }
  }

  private func presenting(
    _ isPresented: Binding<Bool>,
    _ parts: @escaping () -> (title: Text, message: Text?, buttons: [Alert.Button])
  ) -> some View {
    let presentation = Presentation(
      kind: .alert,
      closing: .actions(addsCancel: false),
      isPresented: isPresented
    ) {
      let parts = parts()
      return AlertContent(title: parts.title, actions: AlertButtons(buttons: parts.buttons), message: parts.message)
    }
    return PresentingView(content: self, presentation: presentation)
  }
}

/// The buttons of an alert of earlier years.
private struct AlertButtons: View {
  let buttons: [Alert.Button]
  @Environment(\.locale) private var locale

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role, action: button.action) { label(of: button) }
    }
  }

  private func label(of button: Alert.Button) -> Text {
    button.label ?? Text(verbatim: button.role == .cancel ? locale.wordForCancelling : locale.wordForAgreeing)
  }
}
