extension ListConfiguration {
  /// What returns the separators of one row.
  package enum SeparatorHandler: Hashable, Sendable {
    case position(LayoutHandler<ItemSeparatorHandler>)
    case identity(LayoutHandler<IdentifiedSeparatorHandler>)
  }

  /// A closure that returns the separators of one row, given its identity in words and the list's separators.
  package typealias IdentifiedSeparatorHandler =
    @Sendable (_ identity: String, _ separators: ListSeparatorConfiguration) -> ListSeparatorConfiguration

  /// Says what can be done with an item at a side, given its identity as a value of its own type.
  ///
  /// ```swift
  /// configuration.provideSwipeActions(at: .trailing) { (id: Int) in
  ///   SwipeActions { SwipeAction("Delete", role: .destructive, verb: "delete") }
  /// }
  /// ```
  ///
  /// An item whose identity is no value of the type has no actions from here. Actions of rows win over these.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - type: The type of the identities, whose description must lead back to the value.
  ///   - provider: A closure that returns what can be done; `nil` for nothing.
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

  /// Says which separators a row has, given its identity as a value of its own type.
  ///
  /// A row whose identity is no value of the type has the separators of the list. This takes the place of
  /// ``itemSeparatorHandler``. ``LayoutSolver`` knows no identities, so its lines are those of the list.
  ///
  /// - Parameters:
  ///   - type: The type of the identities, whose description must lead back to the value.
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
