extension View {
  /// Shows a view in front of the page while a state says so.
  ///
  /// A button whose action sets the state opens it. In a page it is a dialog, which the reader closes with its button, the
  /// Escape key, or ``EnvironmentValues/dismiss``. Text shows it if the state says so at first.
  ///
  /// ```swift
  /// struct Peaks: View {
  ///   @State private var showsLegend = false
  ///   var body: some View {
  ///     Button("Legend") { showsLegend = true }
  ///       .sheet(isPresented: $showsLegend) { Legend() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether it shows.
  ///   - onDismiss: Not called: a page has no program behind it.
  ///   - content: What shows.
  /// - Returns: The view with the sheet.
  public func sheet(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    presenting(.sheet, isPresented, content)
  }

  /// Shows a view in front of the page while a state has a value.
  ///
  /// - Parameters:
  ///   - item: What it is about; `nil` while nothing shows.
  ///   - onDismiss: Not called: a page has no program behind it.
  ///   - content: What shows.
  /// - Returns: The view with the sheet.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    presenting(.sheet, item, content)
  }

  /// Shows a view in front of the whole page while a state says so; see ``sheet(isPresented:onDismiss:content:)``.
  public func fullScreenCover(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    presenting(.cover, isPresented, content)
  }

  /// Shows a view in front of the whole page while a state has a value; see ``sheet(item:onDismiss:content:)``.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    presenting(.cover, item, content)
  }

  func presenting<Item>(
    _ kind: PresentationDescription.Kind,
    _ item: Binding<Item?>,
    @ViewBuilder _ content: @escaping (Item) -> some View
  ) -> some View {
    presenting(kind, item.hasValue()) { item.wrappedValue.map(content) }
  }

  func presenting(
    _ kind: PresentationDescription.Kind,
    _ isPresented: Binding<Bool>,
    @ViewBuilder _ content: @escaping () -> some View
  ) -> some View {
    PresentingView(
      content: self,
      presentation: Presentation(kind: kind, isPresented: isPresented, presented: content)
    )
  }
}

extension Binding {
  /// Whether an optional has a value; setting it to `false` removes the value.
  func hasValue<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    derived(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
