extension ListConfiguration {
  /// A closure that returns the separators of one row.
  package enum SeparatorHandler: Hashable, Sendable {
    case position(LayoutHandler<ItemSeparatorHandler>)
    case identity(LayoutHandler<IdentifiedSeparatorHandler>)
  }

  /// A closure that returns the separators of one row, given its identity in words and the list's separators.
  package typealias IdentifiedSeparatorHandler =
    @Sendable (_ identity: String, _ separators: ListSeparatorConfiguration) -> ListSeparatorConfiguration

  /// Sets the swipe actions of items at a side, with a closure that gets an item's identity as a value of its type.
  ///
  /// ```swift
  /// configuration.provideSwipeActions(at: .trailing) { (id: Int) in
  ///   SwipeActions { SwipeAction("Delete", role: .destructive, verb: "delete") }
  /// }
  /// ```
  ///
  /// Items with identities of another type get no actions from it. A row's own actions win.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - type: The type of the identities. It must be possible to make a value from its description.
  ///   - provider: A closure that returns the actions; `nil` for none.
  public mutating func provideSwipeActions<ID: LosslessStringConvertible & SendableMetatype>(
    at edge: HorizontalEdge,
    for type: ID.Type = ID.self,
    _ provider: @escaping @Sendable (_ identity: ID) -> SwipeActions?
  ) {
    let handler: SwipeActionsProvider = { identity in ID(identity).flatMap(provider) }
    switch edge {
    case .leading: leadingSwipeActionsProvider = handler
    case .trailing: trailingSwipeActionsProvider = handler
    }
  }

  /// Sets the separators of single rows, with a closure that gets a row's identity as a value of its type.
  ///
  /// Rows with identities of another type have the list's separators. It replaces ``itemSeparatorHandler``.
  /// ``LayoutSolver`` knows no identities, so it uses the list's separators.
  ///
  /// - Parameters:
  ///   - type: The type of the identities. It must be possible to make a value from its description.
  ///   - provider: A closure that returns the separators, given the list's.
  public mutating func provideSeparators<ID: LosslessStringConvertible & SendableMetatype>(
    for type: ID.Type = ID.self,
    _ provider:
      @escaping @Sendable (_ identity: ID, _ separators: ListSeparatorConfiguration) -> ListSeparatorConfiguration
  ) {
    let handler: IdentifiedSeparatorHandler = { identity, separators in
      ID(identity).map { provider($0, separators) } ?? separators
    }
    separatorHandler = .identity(LayoutHandler(handler))
  }
}
