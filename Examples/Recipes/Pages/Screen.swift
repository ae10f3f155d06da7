import Cairn
import CairnLoopback

/// What an address shows.
enum Screen: Hashable, Sendable {
  case recipes
  case sorting(step: Int)
  case mountains(search: String)

  private static let longestSearch = 100
  private static let sort = InsertionSort(rows: 8, columns: 12)

  /// Reads an address; `nil` if it shows nothing.
  init?(_ request: HTTPRequest) {
    switch request.path {
    case "/": self = .recipes
    case "/sorting": self = .sorting(step: request.query["step"].flatMap { Int($0) } ?? 0)
    case "/mountains": self = .mountains(search: String((request.query["search"] ?? "").prefix(Self.longestSearch)))
    default: return nil
    }
  }

  var title: String {
    switch self {
    case .recipes: "Recipes"
    case .sorting: "Insertion sort"
    case .mountains: "Mountains"
    }
  }

  /// What the screen shows now.
  func sections(_ book: RecipeBook) -> [AnySection] {
    switch self {
    case .recipes: book.courses.map { AnySection($0) }
    case .sorting(let step): Self.sorting(step)
    case .mountains(let search): [AnySection(MountainList(search: search, items: Mountain.named(search)))]
    }
  }

  private static func sorting(_ step: Int) -> [AnySection] {
    let step = min(max(step, 0), sort.stepCount)
    let rows = sort.rows(after: step).enumerated().map { index, numbers in
      SortingRow(
        id: index + 1,
        items: numbers.map { SortingRow.Tile(id: $0, share: Double($0 - 1) / Double(sort.stepCount + 1)) }
      )
    }
    return [AnySection(SortingProgress(step: step, stepCount: sort.stepCount))] + rows.map { AnySection($0) }
  }

  /// The controllers of all screens.
  @CollectionBuilder static var controllers: Registry {
    CourseController()
    SortingProgressController()
    SortingRowController()
    MountainListController()
  }
}
