extension View {
  /// Shows what can be done in front of the page, while a state says so; see ``alert(_:isPresented:actions:message:)``.
  ///
  /// - Parameters:
  ///   - titleKey: What it is about.
  ///   - isPresented: Whether it shows.
  ///   - titleVisibility: Whether the title shows; by default it is only read aloud.
  ///   - actions: The buttons. Each closes it, after its action.
  ///   - message: Further words; none by default.
  /// - Returns: The view with the dialog.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: @autoclosure @escaping () -> LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    dialog(.confirmation(Text(titleKey()), titleVisibility, isPresented), actions, message)
  }

  /// Shows what can be done in front of the page, while a state says so; its title shows as it is.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: @autoclosure @escaping () -> Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    dialog(.confirmation(Text(verbatim: String(title())), titleVisibility, isPresented), actions, message)
  }

  /// Shows what can be done in front of the page, while a state says so.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: @autoclosure @escaping () -> Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    dialog(.confirmation(title(), titleVisibility, isPresented), actions, message)
  }

  /// Shows what can be done with a value in front of the page, while a state says so and there is a value.
  public func confirmationDialog<Value, Actions: View>(
    _ titleKey: @autoclosure @escaping () -> LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    dialog(.confirmation(Text(titleKey()), titleVisibility, isPresented), presenting: data(), actions) { _ in
      EmptyView()
    }
  }

  /// Shows what can be done with a value in front of the page, with further words.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleKey: @autoclosure @escaping () -> LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    dialog(.confirmation(Text(titleKey()), titleVisibility, isPresented), presenting: data(), actions, message)
  }

  /// Shows what can be done with a value in front of the page, while a state says so and there is a value; its title shows as it is.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View>(
    _ title: @autoclosure @escaping () -> Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    dialog(
      .confirmation(Text(verbatim: String(title())), titleVisibility, isPresented),
      presenting: data(),
      actions
    ) { _ in EmptyView() }
  }

  /// Shows what can be done with a value in front of the page, with further words; its title shows as it is.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: @autoclosure @escaping () -> Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    dialog(
      .confirmation(Text(verbatim: String(title())), titleVisibility, isPresented),
      presenting: data(),
      actions,
      message
    )
  }

  /// Shows what can be done with a value in front of the page, while a state says so and there is a value.
  public func confirmationDialog<Value, Actions: View>(
    _ title: @autoclosure @escaping () -> Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    dialog(.confirmation(title(), titleVisibility, isPresented), presenting: data(), actions) { _ in EmptyView() }
  }

  /// Shows what can be done with a value in front of the page, with further words.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: @autoclosure @escaping () -> Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    dialog(.confirmation(title(), titleVisibility, isPresented), presenting: data(), actions, message)
  }
}
