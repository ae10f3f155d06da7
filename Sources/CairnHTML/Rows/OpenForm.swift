import Cairn

/// A form whose end has not come yet.
struct OpenForm {
  /// The number in the id of the form beside it; 0 where it can have none.
  let number: Int
  /// Whether the return key has a button to press that does nothing to an item.
  var hasDefaultButton = false
  /// Whether controls were in it that choose between layouts.
  var hasLayoutChoices = false
}
