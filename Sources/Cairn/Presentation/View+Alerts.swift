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
    _ titleKey: @autoclosure @escaping () -> LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    dialog(.alert(Text(titleKey()), isPresented), actions, message)
  }

  /// Shows a question or a notice in front of the page while a state says so; its title shows as it is.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: @autoclosure @escaping () -> Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    dialog(.alert(Text(verbatim: String(title())), isPresented), actions, message)
  }

  /// Shows a question or a notice in front of the page while a state says so.
  public func alert<Actions: View, Message: View>(
    _ title: @autoclosure @escaping () -> Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    dialog(.alert(title(), isPresented), actions, message)
  }

  /// Shows a question about a value in front of the page, while a state says so and there is a value.
  public func alert<Value, Actions: View>(
    _ titleKey: @autoclosure @escaping () -> LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    dialog(.alert(Text(titleKey()), isPresented), presenting: data(), actions) { _ in EmptyView() }
  }

  /// Shows a question about a value in front of the page, with further words.
  public func alert<Value, Actions: View, Message: View>(
    _ titleKey: @autoclosure @escaping () -> LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    dialog(.alert(Text(titleKey()), isPresented), presenting: data(), actions, message)
  }

  /// Shows a question about a value in front of the page, while a state says so and there is a value; its title shows as it is.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Value, Actions: View>(
    _ title: @autoclosure @escaping () -> Title,
    isPresented: Binding<Bool>,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    dialog(.alert(Text(verbatim: String(title())), isPresented), presenting: data(), actions) { _ in EmptyView() }
  }

  /// Shows a question about a value in front of the page, with further words; its title shows as it is.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: @autoclosure @escaping () -> Title,
    isPresented: Binding<Bool>,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    dialog(.alert(Text(verbatim: String(title())), isPresented), presenting: data(), actions, message)
  }

  /// Shows a question about a value in front of the page, while a state says so and there is a value.
  public func alert<Value, Actions: View>(
    _ title: @autoclosure @escaping () -> Text,
    isPresented: Binding<Bool>,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    dialog(.alert(title(), isPresented), presenting: data(), actions) { _ in EmptyView() }
  }

  /// Shows a question about a value in front of the page, with further words.
  public func alert<Value, Actions: View, Message: View>(
    _ title: @autoclosure @escaping () -> Text,
    isPresented: Binding<Bool>,
    presenting data: @autoclosure @escaping () -> Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    dialog(.alert(title(), isPresented), presenting: data(), actions, message)
  }
}
