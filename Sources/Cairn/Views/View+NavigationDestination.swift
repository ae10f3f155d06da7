extension View {
  /// Shows another view in the place of this one while a state is `true`, with a button that leads back.
  ///
  /// The view closes itself with ``EnvironmentValues/dismiss``, too.
  @ViewBuilder
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View {
    if isPresented.wrappedValue {
      DestinationView(
        destination: destination(),
        close: isPresented.changesObject ? nil : { isPresented.wrappedValue = false }
      )
    } else {
      self
    }
  }

  /// Shows another view in the place of this one while a state has a value, with a button that leads back.
  ///
  /// The view closes itself with ``EnvironmentValues/dismiss``, too.
  @ViewBuilder
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: (Item) -> Destination
  ) -> some View {
    if let value = item.wrappedValue {
      DestinationView(
        destination: destination(value),
        close: item.changesObject ? nil : { item.wrappedValue = nil }
      )
    } else {
      self
    }
  }
}

/// A view in the place of another one, and the way back.
private struct DestinationView<Destination: View>: View {
  let destination: Destination
  /// What leads back; `nil` for a change that cannot be tried.
  let close: (() -> Void)?

  @Environment(\.locale) private var locale

  var body: some View {
    if let close {
      Button(action: close) { Label(locale.wordForGoingBack, systemImage: "chevron.backward") }
        .buttonStyle(.borderless)
      destination.environment(\.dismiss, DismissAction(of: nil, close))
    } else {
      destination
    }
  }
}
