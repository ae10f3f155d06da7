extension StyleSheet {
  /// The looks of views that stand directly in a page: margins, a readable width, and distances by what follows what.
  ///
  /// Lists, layouts and other views that fill the width have edges of their own. Modifiers win over these rules, so
  /// `.padding()` takes their place, and `.frame(maxWidth: .infinity)` asks for content from edge to edge.
  static let pageFlow = pageEdges + pageDistances + pageBoxes + screens + floating + pageBands + listBands + pageColors

  /// The distance of words from the edges of the element around them, for `main`: they keep a readable width, and begin
  /// where everything else begins.
  static let pageEdge = "--page-edge:1rem max(1rem,100% - \(contentWidth) + 1rem)"

  private static let wordElements = ["p", "h1", "h2", "h3", "h4", "h5", "h6"]
  private static let blocks = "details,time,figure,dl,aside,article,nav:not(.list)"
  static let blockClasses =
    ":is(.link,.label,.button,.toggle,.field,.picker,.menu,.prose,.quote,.bullets,.numbers,.code,.progress,.figure,.descriptions,.table,.markup)"
  /// Views that go from edge to edge; a stack of them gets no margins.
  static let wholeWidths = ".list,.layout,.collection,.scroll-x,.scroll-both,.split"

  /// Stands for a layout that is no line of tags.
  static let wordOfWideLayouts = "@wide"

  /// The views that want more room than running text.
  static let wideViews = [wordOfWideLayouts, ".lazy-grid", ".split", ".scroll-x", ".scroll-both"]

  /// The rules of pages whose sheet knows wide views.
  ///
  /// All pages of a site share a sheet, so they are equally wide, and their headers, words and footers begin at the same
  /// edge, whatever is on the single page.
  static let widePages = """
    @layer base{main,.page-header,.page-footer{max-inline-size:\(pageWidth)}main .list{max-inline-size:\(contentWidth)}}
    """

  /// The distance of what is no text from both sides of a page.
  static let side = "1rem"

  /// Stacks and rows of words alone, which are as wide as words are.
  private static let stackOfWords = ".vstack\(ofWords(besides: "a,button,.label"))"
  private static let rowOfWords = ".hstack\(ofWords(besides: "a,button,.label,.spacer"))"

  private static func ofWords(besides others: String) -> String {
    ":not(.fills,:has(>:not(\(wordElements.joined(separator: ",")),\(blocks),\(others))))"
  }

  private static var pageEdges: String {
    let margins = "margin-block:.75rem 0;margin-inline:var(--page-edge)"
    return """
      \(wordElements.map { "main>\($0)" }.joined(separator: ",")){padding-inline:var(--page-edge);margin-block-start:.75rem}
      main>.fills:where(\(wordElements.joined(separator: ","))){padding-inline:0}
      main>\(blockClasses),main>:where(\(blocks)),:where(main>img,main>picture>img):not(.resizable){\(margins)}
      :where(main>img,main>picture>img):not(.resizable){max-inline-size:calc(100% - 2*\(side))}
      main>:is(.vstack,.hstack,.grid):not(.fills,:has(\(wholeWidths))){padding-inline:\(side)}
      main>\(stackOfWords),main>\(rowOfWords){padding-inline:var(--page-edge)}

      """
  }

  private static let pageDistances = """
    main>time{display:block}
    main>progress{display:block;inline-size:calc(100% - 2*\(side));margin-block:1rem .25rem;margin-inline:\(side)}
    main>progress.spinner{inline-size:1.5rem}
    main>.page-bar,main>form>.page-bar{padding-block-start:.5rem;padding-inline:\(side)}
    main>.button:has(>.fills,>.hstack>.spacer){display:flex;inline-size:calc(100% - 2*\(side));margin-inline:\(side)}
    main>:is(.vstack,.hstack,.grid):first-child:not(.fills,:has(\(wholeWidths),>.navigation-title:first-child)){padding-block-start:.75rem}
    main>*+:is(.vstack,.hstack,.grid):not(.fills,:has(\(wholeWidths))){margin-block-start:.75rem}
    main>:not(.navigation-title,.list)+.list{margin-block-start:.75rem}
    main>h2,main>h3,main>h4,main>h5,main>h6{margin-block-start:1.75rem}
    main>:where(h2,h3,h4,h5,h6)+p{margin-block-start:.5rem}
    main>article.prose+article{margin-block-start:2rem}
    main>hr{margin:1.75rem \(side)}

    """

  /// Boxes that show, which are no wider than what is in them, as in an app.
  private static var pageBoxes: String {
    let greedy = greedyStacks(in: "main", of: ".fitted")
    return """
      main>.fitted{inline-size:fit-content;max-inline-size:calc(100% - 2*\(side));margin-block:.75rem 0;margin-inline:var(--page-edge)}
      main>.fitted:where(\(wordElements.joined(separator: ","))){padding-inline:0}
      main>.fitted:is(.fills,:has(\(wholeWidths))),\(greedy){inline-size:auto;max-inline-size:none;margin-inline:0}
      main>.fitted:has(\(wholeWidths)){margin-block:0}

      """
  }

  /// A page that is a screen has the height of the window.
  ///
  /// That is a page whose only content takes all the height there is, besides a title and a toolbar: colours with words in front of them,
  /// a stack with spacers, or a frame without an upper limit.
  private static var screens: String {
    let only =
      ":nth-child(1 of :not(input,h1,.page-bar,.screen-background)):nth-last-child(1 of :not(dialog,.page-bar))"
    // Pictures cover what lies in depth; in a column they have a height of their own.
    let part = ".screen:not(.vstack>img)"
    let inLayers = ">\(part),>:is(.vstack,.zstack)>\(part)"
    let layers = ".layers\(only)"
    let list = ".scrolling:not(:only-child)>.list"
    let page =
      "body:has(>main>.screen\(only),>main>:is(.vstack,.zstack)\(only)>:is(\(part),.scroll-y.scrolling),>main>\(layers)>:is(\(part),.scroll-y.scrolling),>main>:is(.vstack,.zstack,.layers)\(only)>\(list),>main>\(layers)>:is(.vstack,.zstack)>\(part))"
    return """
      .screen-background{position:fixed;inset:0;z-index:-1}
      @media screen{\(page){display:flex;flex-direction:column;min-block-size:100svh}\
      \(page)>:is(main,.page-header,.page-footer){inline-size:100%}\
      \(page)>main{flex:1 0 auto;display:flex;flex-direction:column;padding-block-end:0}\
      \(page)>main>:is(.screen,.zstack,.vstack,.layers){flex:1 0 auto}\
      \(page)>main>.vstack:not(.fills,:has(>.scrolling)){padding-block-end:.75rem}\
      body>main:has(>.fills.screen\(only),>\(layers)>.fills.screen){max-inline-size:none}\
      main>\(layers):has(\(inLayers)){inline-size:auto;max-inline-size:none;margin:0}\
      main>\(layers):has(\(inLayers))>.underlay{position:fixed}\
      main>.zstack\(only)>.screen:is(.shape,img,:has(>:is(.shape,img):only-child)):first-child{position:fixed;inset:0;z-index:-1;inline-size:100%;block-size:100%}}

      """
  }

  /// The bands above and below a page's content stand on the edges of that.
  private static let pageBands = ".page-header,.page-footer{max-inline-size:\(contentWidth)}\n"

  /// Lists directly in a page.
  ///
  /// The colour of grouped ones goes on to both sides of the window, so that they are no boxes in it. As soon as there is
  /// room beside them, their cards stand where the page's content stands, and so do the words of sidebars.
  private static var listBands: String {
    let places = ":is(main>*,main>:is(.vstack,form)>*,main>:is(.layers,.zstack)>.vstack>*,main>.collection>*>*)"
    return """
      \(places):is(.grouped,.inset-grouped){box-shadow:0 0 0 100vmax var(--list-background,var(--grouped-background));clip-path:inset(0 -100vmax)}
      @media print{\(places):is(.grouped,.inset-grouped){box-shadow:none;clip-path:none}}
      @media (min-width:48rem){\(places).inset-grouped{--side:0px}\
      \(places).sidebar{padding-inline:.25rem}}

      """
  }

  /// A page that ends with a grouped list has the colour of that list, so that it does not end at the list's edges.
  ///
  /// What lies in front of the list, and a bar below it, belong to the list.
  private static var pageColors: String {
    let list = ".list:is(.grouped,.inset-grouped)"
    let lasts = [
      ">main>\(list):last-child", ">main>:is(.vstack,form):last-child>\(list):last-child",
      ">main>form:last-child>.vstack:last-child>\(list):last-child",
      ">main>.collection:last-child>:last-child>\(list)",
      ">main>:is(.layers,.zstack):last-child>.vstack>\(list):last-child",
    ].map { "body:has(\($0))" }
    let aboveBar = "body:has(>main>.page-bar:last-child):has(>main>:nth-last-child(2)>\(list):last-child)"
    return (lasts + [aboveBar]).map { "\($0){background:var(--grouped-background)}\n" }.joined()
  }
}
