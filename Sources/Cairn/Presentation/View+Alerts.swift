extension View {
  /// Shows a question or a notice in front of the page while a state says so; see ``sheet(isPresented:onDismiss:content:)``.
  ///
  /// Each button closes it, after its action. Without buttons it has one that does nothing else.
  ///
  /// ```swift
  /// Button("Delete") { asks = true }
  ///   .alert("Delete the tour?", isPresented: $asks) {
  ///     Button("Delete", role: .destructive) { confirmed = true }
  ///     Button("Cancel", role: .cancel) {}
  ///   } message: {
  ///     Text("It cannot be brought back.")
  ///   }
  /// ```
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a question or a notice in front of the page while a state says so.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: EmptyView.init)
  }

  /// Shows a question or a notice in front of the page while a state says so; its title shows as it is.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(verbatim: String(title)), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a question or a notice in front of the page while a state says so; its title shows as it is.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(verbatim: String(title)), isPresented: isPresented, actions: actions, message: EmptyView.init)
  }

  /// Shows a question or a notice in front of the page while a state says so.
  public func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: EmptyView.init)
  }

  /// Shows a question or a notice in front of the page while a state says so.
  public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presenting(title, isPresented, isTitleVisible: true, actions, message)
  }

  /// Shows a question about a value in front of the page, while a state says so and there is a value.
  public func alert<Actions: View, Message: View, Value>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    let shows = isPresented.derived(
      get: { isPresented.wrappedValue && data != nil },
      set: { isPresented.wrappedValue = $0 }
    )
    return presenting(Text(titleKey), shows, isTitleVisible: true) {
      data.map(actions)
    } _: {
      data.map(message)
    }
  }

  /// Shows what can be done in front of the page, while a state says so; see ``alert(_:isPresented:actions:message:)``.
  ///
  /// - Parameters:
  ///   - titleKey: What it is about.
  ///   - isPresented: Whether it shows.
  ///   - titleVisibility: Whether the title shows; by default it is only read aloud.
  ///   - actions: The buttons. Each closes it, after its action.
  /// - Returns: The view with the dialog.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presenting(
      Text(titleKey),
      isPresented,
      isTitleVisible: titleVisibility == .visible,
      addsCancel: true,
      actions,
      EmptyView.init
    )
  }

  /// Shows what can be done in front of the page, with further words.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presenting(
      Text(titleKey),
      isPresented,
      isTitleVisible: titleVisibility == .visible,
      addsCancel: true,
      actions,
      message
    )
  }

  /// Shows what can be done in front of the page; its title shows as it is.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    let text = Text(verbatim: String(title))
    return presenting(
      text,
      isPresented,
      isTitleVisible: titleVisibility == .visible,
      addsCancel: true,
      actions,
      EmptyView.init
    )
  }

  private func presenting<Actions: View, Message: View>(
    _ title: Text,
    _ isPresented: Binding<Bool>,
    isTitleVisible: Bool,
    addsCancel: Bool = false,
    @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder _ message: @escaping () -> Message
  ) -> some View {
    let presentation = Presentation(
      kind: .alert,
      title: title,
      closing: .actions(addsCancel: addsCancel),
      isPresented: isPresented
    ) {
      AlertContent(title: isTitleVisible ? title : nil, actions: actions(), message: message())
    }
    return PresentingView(content: self, presentation: presentation)
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
