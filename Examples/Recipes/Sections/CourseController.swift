import Cairn

/// Recipes that unfold and can be made favourites.
struct CourseController: SectionController {
  func view(for course: Course) -> some View {
    Form(action: "/favourites") {
      Section(course.items) { recipe in
        DisclosureGroup {
          ForEach(recipe.ingredients, id: \.self) { ListCell($0) }
        } label: {
          cell(of: recipe)
        }
      } header: {
        Text(verbatim: course.title)
      } footer: {
        Text(verbatim: "\(course.favouriteCount) of \(course.items.count) are favourites.")
      }
    }
    .layout(.list(.plain))
  }

  private func cell(of recipe: Recipe) -> some View {
    ListCell(recipe.name, secondaryText: "\(recipe.minutes) minutes")
      .accessories {
        if recipe.isFavourite {
          Accessory.custom { Image(systemName: "heart.fill").accessibilityLabel("Favourite").foregroundStyle(.pink) }
        }
      }
      .swipeActions(presentation: .inline) {
        SwipeAction(
          recipe.isFavourite ? "Remove from favourites" : "Add to favourites",
          action: "favourite",
          image: Image(systemName: recipe.isFavourite ? "heart.fill" : "heart")
        )
      }
  }
}
