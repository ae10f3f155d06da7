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
