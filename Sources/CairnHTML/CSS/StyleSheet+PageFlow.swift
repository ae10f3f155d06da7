extension StyleSheet {
  /// The looks of views that stand directly in a page: margins, a readable width, and distances by what follows what.
  ///
  /// Lists, layouts and other views that fill the width have edges of their own. Modifiers win over these rules, so
  /// `.padding()` takes their place, and `.frame(maxWidth: .infinity)` asks for content from edge to edge.
  static let pageFlow = pageEdges + pageDistances + pageBands + pageColors

  /// The distance of words from the edges of the element around them, for `main`.
  static let pageEdge = "--page-edge:max(1rem,(100% - \(contentWidth))/2 + 1rem)"

  private static let wordElements = ["p", "h1", "h2", "h3", "h4", "h5", "h6"]
  private static let blocks = "details,time,figure,dl,aside,article,nav:not(.list)"
  private static let blockClasses =
    ":is(.link,.label,.button,.toggle,.field,.picker,.menu,.prose,.quote,.bullets,.numbers,.code,.progress,.figure,.descriptions,.table)"
  /// Views that go from edge to edge; a stack of them gets no margins.
  static let wholeWidths = ".list,.layout,.collection,.scroll-x,.scroll-both,.split"

  private static let wideViews =
    ":is(.layout,.lazy-grid,.grid,.split,.scroll-x,.scroll-both,.hstack,.zstack,.frame,.layers)"

  /// Conditions under which content of a page is wider than running text, for `:has`.
  ///
  /// They stand alone, because a page has only those whose classes it uses.
  private static let wideConditions = [
    ">\(wideViews)",
    ">form>\(wideViews)",
    ">.collection>*>:not(.list)",
    ">.vstack>:not(\(wordElements.joined(separator: ",")),\(blocks),a,button,img,picture,hr,ul,ol,blockquote,pre,form,.label,.field,.toggle,.picker,.segments,progress,"
      + ".spacer,.list)",
  ]

  /// The edges of a page with wide content: words begin where that begins, and keep a readable width.
  private static let wideEdges =
    "--page-edge:1rem max(1rem,100% - \(contentWidth) + 1rem);--page-side:1rem"

  /// The distance of what is no text from both sides of a page.
  static let side = "var(--page-side,var(--page-edge))"

  private static var pageEdges: String {
    // One rule for each condition: one that reads on to the children costs a page's whole style anew at each change in it.
    let wide = wideConditions.map { "main:has(\($0)){\(wideEdges)}\n" }.joined()
    let margins = "margin-block:.75rem 0;margin-inline:var(--page-edge)"
    return """
      \(wordElements.map { "main>\($0)" }.joined(separator: ",")){padding-inline:var(--page-edge);margin-block-start:.75rem}
      main>.fills:where(\(wordElements.joined(separator: ","))){padding-inline:0}
      main>\(blockClasses),main>:where(\(blocks)),:where(main>img,main>picture>img):not(.resizable){\(margins)}
      :where(main>img,main>picture>img):not(.resizable){max-inline-size:calc(100% - 2*\(side))}
      \(wide)main>:is(.vstack,.hstack):not(.fills,:has(\(wholeWidths))){padding-inline:\(side)}

      """
  }

  private static let pageDistances = """
    main>time{display:block}
    main>progress{display:block;inline-size:calc(100% - 2*\(side));margin-block:1rem .25rem;margin-inline:\(side)}
    main>progress.spinner{inline-size:1.5rem}
    main>.page-bar,main>form>.page-bar{padding-block-start:.5rem;padding-inline:\(side)}
    main>.button:has(>.fills){display:flex;inline-size:calc(100% - 2*\(side));margin-inline:\(side)}
    main>:is(.vstack,.hstack):first-child:not(.fills,:has(\(wholeWidths),>.navigation-title:first-child)){padding-block-start:.75rem}
    main>*+:is(.vstack,.hstack):not(.fills,:has(\(wholeWidths))){margin-block-start:.75rem}
    main>:not(.navigation-title,.list)+.list{margin-block-start:.75rem}
    main>h2,main>h3,main>h4,main>h5,main>h6{margin-block-start:1.75rem}
    main>:where(h2,h3,h4,h5,h6)+p{margin-block-start:.5rem}
    main>hr{margin:1.75rem \(side)}

    """

  /// The bands above and below a page's content stand on the edges of that.
  private static var pageBands: String {
    let wide = wideConditions.map {
      "body:has(>main\($0))>:is(.page-header,.page-footer){max-inline-size:\(pageWidth)}\n"
    }
    return ".page-header,.page-footer{max-inline-size:\(contentWidth)}\n" + wide.joined()
  }

  /// A page that ends with a grouped list has the colour of that list, so that it does not end at the list's edges.
  private static var pageColors: String {
    let list = ".list:is(.grouped,.inset-grouped)"
    return [
      ">main>\(list):last-child", ">main>:is(.vstack,form):last-child>\(list):last-child",
      ">main>form:last-child>.vstack:last-child>\(list):last-child",
      ">main>.collection:last-child>:last-child>\(list)",
    ].map { "body:has(\($0)){background:var(--grouped-background)}\n" }.joined()
  }
}
