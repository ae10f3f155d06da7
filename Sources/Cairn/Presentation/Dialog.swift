/// A question or a choice in front of the page: what its kinds have in common.
struct Dialog {
  /// Its title, which may be another one for each value of a state.
  let title: () -> Text
  /// Whether the title shows; otherwise it is only read aloud.
  let isTitleVisible: Bool
  /// Whether it always has a button that leaves everything as it is.
  let addsCancel: Bool
  var isPresented: Binding<Bool>

  static func alert(_ title: @autoclosure @escaping () -> Text, _ isPresented: Binding<Bool>) -> Dialog {
    Dialog(title: title, isTitleVisible: true, addsCancel: false, isPresented: isPresented)
  }

  static func confirmation(
    _ title: @autoclosure @escaping () -> Text,
    _ visibility: Visibility,
    _ isPresented: Binding<Bool>
  ) -> Dialog {
    Dialog(title: title, isTitleVisible: visibility == .visible, addsCancel: true, isPresented: isPresented)
  }
}

extension View {
  /// Shows a dialog in front of the page.
  func dialog<Actions: View, Message: View>(
    _ dialog: Dialog,
    @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder _ message: @escaping () -> Message
  ) -> some View {
    let presentation = Presentation(
      kind: .alert,
      title: dialog.title,
      closing: .actions(addsCancel: dialog.addsCancel),
      isPresented: dialog.isPresented
    ) {
      AlertContent(title: dialog.isTitleVisible ? dialog.title() : nil, actions: actions(), message: message())
    }
    return PresentingView(content: self, presentation: presentation)
  }

  /// Shows a dialog about a value in front of the page, while there is a value.
  func dialog<Value, Actions: View, Message: View>(
    _ dialog: Dialog,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder _ actions: @escaping (Value) -> Actions,
    @ViewBuilder _ message: @escaping (Value) -> Message
  ) -> some View {
    let isPresented = dialog.isPresented
    let presenting = updating(dialog) {
      $0.isPresented = isPresented.derived(
        get: { isPresented.wrappedValue && data() != nil },
        set: { isPresented.wrappedValue = $0 }
      )
    }
    return self.dialog(presenting) {
      data().map(actions)
    } _: {
      data().map(message)
    }
  }
}

/// A title, further words and buttons.
struct AlertContent<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message

  var body: some View {
    VStack(spacing: 12) {
      if let title { title.font(.headline) }
      message
      actions
    }
  }
}
