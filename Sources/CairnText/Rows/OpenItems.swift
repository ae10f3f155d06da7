import Cairn

/// The items that are being rendered and their lists.
struct OpenItems {
  /// The lists that are open, innermost last.
  var lists: [OpenList] = []
  /// The items that are open, innermost last.
  var rows: [OpenRow] = []
  /// What can be done with them, and with what else can be pressed.
  let resolver: RowResolver
}
