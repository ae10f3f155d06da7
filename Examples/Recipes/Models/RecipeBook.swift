import Cairn

/// The recipes as the server keeps them.
struct RecipeBook: Sendable {
  private(set) var courses: [Course]

  /// Makes a recipe a favourite, or no favourite any more.
  ///
  /// - Returns: Whether there is such a recipe; anybody may send the server anything.
  mutating func toggleFavourite(_ id: Recipe.ID) -> Bool {
    for course in courses.indices {
      guard let item = courses[course].items.firstIndex(where: { $0.id == id }) else { continue }
      courses[course].items[item].isFavourite.toggle()
      return true
    }
    return false
  }

  static let bundled = RecipeBook(courses: [
    Course(
      id: "breakfast",
      title: "Breakfast",
      items: [
        Recipe(
          id: "porridge",
          name: "Porridge with apples",
          minutes: 15,
          ingredients: ["80 g oats", "300 ml milk", "1 apple", "A pinch of cinnamon"]
        ),
        Recipe(
          id: "pancakes",
          name: "Blueberry pancakes",
          minutes: 25,
          ingredients: ["200 g flour", "2 eggs", "300 ml buttermilk", "150 g blueberries"],
          isFavourite: true
        ),
        Recipe(
          id: "shakshuka",
          name: "Shakshuka",
          minutes: 30,
          ingredients: ["4 eggs", "400 g tomatoes", "1 red pepper", "1 onion", "Cumin"]
        ),
      ]
    ),
    Course(
      id: "mains",
      title: "Mains",
      items: [
        Recipe(
          id: "lentils",
          name: "Red lentil curry",
          minutes: 35,
          ingredients: ["250 g red lentils", "400 ml coconut milk", "1 lime", "Ginger", "Curry powder"],
          isFavourite: true
        ),
        Recipe(
          id: "pierogi",
          name: "Pierogi with potatoes and curd cheese",
          minutes: 90,
          ingredients: ["500 g flour", "600 g potatoes", "250 g curd cheese", "2 onions"]
        ),
        Recipe(
          id: "ratatouille",
          name: "Ratatouille",
          minutes: 60,
          ingredients: ["1 aubergine", "2 courgettes", "2 peppers", "500 g tomatoes", "Thyme"]
        ),
        Recipe(
          id: "risotto",
          name: "Mushroom risotto",
          minutes: 45,
          ingredients: ["300 g rice", "400 g mushrooms", "1 l stock", "60 g Parmesan"]
        ),
      ]
    ),
    Course(
      id: "desserts",
      title: "Desserts",
      items: [
        Recipe(
          id: "tart",
          name: "Lemon tart",
          minutes: 75,
          ingredients: ["200 g flour", "100 g butter", "4 lemons", "5 eggs", "180 g sugar"]
        ),
        Recipe(
          id: "panna-cotta",
          name: "Panna cotta",
          minutes: 20,
          ingredients: ["500 ml cream", "60 g sugar", "1 vanilla pod", "4 leaves of gelatine"]
        ),
      ]
    ),
  ])
}
