/// A value of a cell in each state that a page can switch to: edited, selected, and both at once.
struct SwitchedValue<Value: Equatable> {
  var atRest: Value
  var edited: Value
  var selected: Value
  var editedAndSelected: Value

  /// A value with the classes that hide it in other states; none if it always shows.
  struct Piece {
    var value: Value
    var classes: String
  }

  func map<Part: Equatable>(_ part: (Value) -> Part) -> SwitchedValue<Part> {
    SwitchedValue<Part>(
      atRest: part(atRest),
      edited: part(edited),
      selected: part(selected),
      editedAndSelected: part(editedAndSelected)
    )
  }

  /// The smallest set of pieces that shows the right value in each state.
  var pieces: [Piece] {
    if atRest == edited, atRest == selected, atRest == editedAndSelected { return [Piece(value: atRest, classes: "")] }
    let byEditing =
      Self.pieces("when-not-editing", atRest, "selected", selected)
      + Self.pieces("when-editing", edited, "selected", editedAndSelected)
    let bySelection =
      Self.pieces("when-not-selected", atRest, "editing", edited)
      + Self.pieces("when-selected", selected, "editing", editedAndSelected)
    return byEditing.count <= bySelection.count ? byEditing : bySelection
  }

  private static func pieces(_ shown: String, _ value: Value, _ state: String, _ other: Value) -> [Piece] {
    if value == other { return [Piece(value: value, classes: shown)] }
    return [
      Piece(value: value, classes: "\(shown) when-not-\(state)"),
      Piece(value: other, classes: "\(shown) when-\(state)"),
    ]
  }
}
