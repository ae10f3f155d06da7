/// The reason why a move is not possible.
public enum ReorderError: Error, Hashable, Sendable {
  /// The action is not a move: its verb is not `up` or `down`, or it names no item.
  case notAMove(FormAction)
  /// No item has the identity: it was removed, or it never existed.
  case unknownItem(String)
  /// No section has the identity.
  case unknownSection(String)
  /// The item may not be moved, as a handler of its data source says.
  case notMovable(String)
}

extension ReorderError: CustomStringConvertible {
  /// What is wrong and what to do about it, in whole sentences.
  public var description: String {
    switch self {
    case .notAMove(let action):
      """
      The value "\(action.value.prefix(80))" of "\(action.name.prefix(80))" moves nothing. \
      Pass on what a reorder accessory sends: "up:" or "down:" and the identity of an item.
      """
    case .unknownItem(let identity):
      """
      No item to move has the identity "\(identity.prefix(80))". \
      Show the reader the list as it is by now, or give the identities that the page was rendered with.
      """
    case .unknownSection(let identity):
      """
      No section has the identity "\(identity.prefix(80))". \
      Ask index(for:) whether a section is there, or append it first.
      """
    case .notMovable(let identity):
      """
      The item "\(identity.prefix(80))" may not be moved. \
      Show no reorder accessory for it, or let canReorderItem allow the move.
      """
    }
  }
}
