import Cairn

struct OpenForm {
  /// The number in the id of the form for layout controls; 0 if there can be none.
  let number: Int
  /// Whether the return key has a button to press that changes no item.
  var hasDefaultButton = false
  /// Whether the form contains layout controls.
  var hasLayoutChoices = false
}
