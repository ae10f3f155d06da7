/// A field whose choices all show, while it is written.
struct OpenPicker: Equatable {
  /// The number in the name of its radio buttons.
  let number: Int32
  /// Whether its choices stand in a row, where its title does not show.
  let isSegmented: Bool
  /// Whether its radio buttons keep a state; a second picker of a state keeps none.
  let keepsState: Bool
}
