/// A few pages of a site, which one thread makes and renders.
struct PageUnit: Sendable {
  private let makePages: @Sendable () -> any PageContent
  /// Names what the pages are made from; `nil` if that is not known.
  let inputs: (@Sendable () -> [PageInput])?
  /// What a folder of articles without pages leaves out.
  private(set) var unpublished: UnpublishedArticles?
  /// The number of the unit in its site, from 0.
  var number = 0

  init(_ page: Page) {
    makePages = { page }
    inputs = nil
  }

  /// Creates a unit without pages for a folder of which no article is published.
  init(leavingOut unpublished: UnpublishedArticles) {
    self.unpublished = unpublished
    makePages = { PageContentBuilder.NoPages() }
    inputs = nil
  }

  /// Creates a unit from a closure that makes few pages.
  init(
    madeFrom inputs: (@Sendable () -> [PageInput])? = nil,
    _ pages: @escaping @Sendable () -> any PageContent
  ) {
    self.inputs = inputs
    makePages = pages
  }

  /// The pages, which are made now.
  func pages() throws -> [Page] {
    var pages: [Page] = []
    try makePages().forEachPage { pages.append($0) }
    return pages
  }
}

/// Page content that knows which of its pages can be made apart from each other.
protocol DividedPages: PageContent {
  /// Whether there are always so few pages that one thread makes them all.
  static var isFew: Bool { get }

  /// Calls a closure for each unit, in the order of the pages.
  func forEachUnit(_ body: (PageUnit) throws -> Void) throws
}

extension PageContent {
  static var makesFewPages: Bool { (self as? any DividedPages.Type)?.isFew ?? false }

  /// Calls a closure for each unit; content of other types makes its pages one by one.
  func forEachUnit(of body: (PageUnit) throws -> Void) throws {
    if let divided = self as? any DividedPages { return try divided.forEachUnit(body) }
    try forEachPage { try body(PageUnit($0)) }
  }
}

extension Page: DividedPages {
  static var isFew: Bool { true }
  func forEachUnit(_ body: (PageUnit) throws -> Void) throws { try body(PageUnit(self)) }
}

extension Pages: DividedPages {
  static var isFew: Bool { false }

  func forEachUnit(_ body: (PageUnit) throws -> Void) throws {
    if let left = (data as? any ArticleFolder)?.allUnpublished { try body(PageUnit(leavingOut: left)) }
    for element in data {
      if let inputs {
        try body(PageUnit(madeFrom: { inputs(element) }) { [content] in content(element) })
      } else if Content.makesFewPages {
        try body(PageUnit { [content] in content(element) })
      } else {
        try content(element).forEachUnit(of: body)
      }
    }
  }
}

extension Optional: DividedPages where Wrapped: PageContent {
  static var isFew: Bool { Wrapped.makesFewPages }
  func forEachUnit(_ body: (PageUnit) throws -> Void) throws { try self?.forEachUnit(of: body) }
}

extension PageContentBuilder.NoPages: DividedPages {
  static var isFew: Bool { true }
  func forEachUnit(_ body: (PageUnit) throws -> Void) throws {}
}

extension PageContentBuilder.Pair: DividedPages {
  static var isFew: Bool { First.makesFewPages && Second.makesFewPages }

  func forEachUnit(_ body: (PageUnit) throws -> Void) throws {
    try first.forEachUnit(of: body)
    try second.forEachUnit(of: body)
  }
}

extension PageContentBuilder.Conditional: DividedPages {
  static var isFew: Bool { First.makesFewPages && Second.makesFewPages }

  func forEachUnit(_ body: (PageUnit) throws -> Void) throws {
    switch self {
    case .first(let pages): try pages.forEachUnit(of: body)
    case .second(let pages): try pages.forEachUnit(of: body)
    }
  }
}

extension PageContentBuilder.Loop: DividedPages {
  static var isFew: Bool { false }

  func forEachUnit(_ body: (PageUnit) throws -> Void) throws {
    for content in contents { try content.forEachUnit(of: body) }
  }
}

extension PageContentBuilder.ErasedPages: DividedPages {
  static var isFew: Bool { false }
  func forEachUnit(_ body: (PageUnit) throws -> Void) throws { try content.forEachUnit(of: body) }
}
