import Cairn

/// A part of a meal with its recipes.
struct Course: ItemizedSection {
  let id: String
  var title: String
  var items: [Recipe]

  var favouriteCount: Int { items.count(where: \.isFavourite) }
}
