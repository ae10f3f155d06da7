import Cairn
import CairnHTML
import CairnSite

/// Everything that lists and cells can do, a page for each idea.
@main struct ListsExample: Site {
  var title: String { "Lists" }
  var description: String? { "Lists, cells, accessories, swipe actions and outlines without JavaScript." }

  var pages: some PageContent {
    Page("index", title: title, description: description) { IndexPage() }
    Pages(ListConfiguration.Appearance.allCases) { appearance in
      Page("appearances/\(appearance)", title: appearance.title) { AppearancePage(appearance: appearance) }
    }
    Page("contents", title: "Contents") { ContentsPage() }
    Page("accessories", title: "Accessories") { AccessoriesPage() }
    Page("separators", title: "Separators") { SeparatorsPage() }
    Page("backgrounds", title: "Backgrounds and states") { BackgroundsPage() }
    Page("behind-sidebar", title: "Behind a sidebar") { BehindSidebarPage() }
    Page("swiping", title: "Swipe actions") { SwipingPage() }
    Pages(Peak.highest) { peak in
      Page("swiping/\(peak.id)", title: "Actions for \(peak.name)") { PeakActionsPage(peak: peak) }
    }
    Page("editing", title: "Editing") { EditingPage() }
    Page("editing/answer", title: "Editing, answered") {
      EditingPage(log: Self.answer, isEditing: true)
    }
    Page("selection", title: "Selection") { SelectionPage() }
    Page("selection-styles", title: "Selection styles") { SelectionStylesPage() }
    Page("outlines", title: "Outlines") { OutlinesPage() }
    Page("countries", title: "Countries") { CountriesPage() }
    Page("emoji", title: "Emoji") { EmojiPage() }
    Page("switch", title: "List or grid") { SwitchPage() }
    Page("grid-above-list", title: "A grid above a list") { GridAboveListPage() }
    Page("states", title: "Empty, loading, no results") { StatesPage() }
  }

  /// What a server that was sent two moves and a deletion keeps: a reader who sends these is editing.
  private static let answer = PeakLog(peaks: Peak.highest).receiving([
    FormAction(name: "move", value: "up:k2"),
    FormAction(name: "move", value: "down:everest"),
    FormAction(name: "action", value: "delete:lhotse"),
  ])

  func footer(for page: Page) -> some View {
    Link("All pages", destination: "index.html")
  }
}

extension ListConfiguration.Appearance {
  /// The words for the appearance.
  var title: String {
    switch self {
    case .plain: "Plain"
    case .grouped: "Grouped"
    case .insetGrouped: "Inset grouped"
    case .sidebar: "Sidebar"
    case .sidebarPlain: "Sidebar plain"
    }
  }
}
