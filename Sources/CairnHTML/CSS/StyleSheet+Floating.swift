extension StyleSheet {
  /// What stays in sight while a scroll view or a list of a screen moves with the page: what lies in front of it, and the bars above
  /// and below it.
  ///
  /// A scroll view and the bars beside it are as wide as the screen.
  static var floating: String {
    // Other stacks look like a list's.
    let scrolling = ".scrolling:is(.scroll-y,:has(>.list))"
    let layered = ":has(>.scrolling.scroll-y,>.scrolling>.list)"
    let inFront = "main>.zstack\(layered)>:not(\(scrolling),:first-child)"
    let controls = ":is(.button,.frame.fills,:has(button,textarea,.button,input:not([type=hidden])))"
    let below = "~\(controls):last-child:not(\(scrolling))"
    let bars = "main>.vstack>\(scrolling)\(below)"
    let view = ".scroll-y.scrolling"
    let above = "\(controls):first-child:not(\(scrolling),.button):has(+\(view))"
    // The room beside the views of other stacks is the author's, or there is none.
    let roomy = "main>.vstack:not(.fills,.fitted,.own-edges,:has(\(wholeWidths)))"
    let depth = ":is(.zstack,.layers)"
    let screens = [
      ".vstack>.scrolling.scroll-y~*", ".vstack>.scrolling:not(:last-child)>.list", "\(depth)>.scrolling.scroll-y",
      "\(depth)>.scrolling>.list",
    ].map { ">" + $0 }
    return """
      \(depth)>\(scrolling){align-self:start}
      @media screen{\(inFront),main>.layers\(layered)>.overlay>*{position:sticky;inset-block:0;z-index:1;max-block-size:100svh}\
      \(inFront).vstack:has(>.spacer){pointer-events:none}\
      \(inFront).vstack:has(>.spacer)>*{pointer-events:auto}\
      main>.vstack>\(scrolling)~:last-child{margin-block-end:.75rem}\
      \(bars){position:sticky;inset-block-end:.75rem;z-index:1;margin-block-start:auto}\
      \(bars):not(.button){inset-block-end:0;margin-block-end:0;align-self:stretch;background:var(--background)}\
      \(bars).wrapper{place-items:center}\
      main>.vstack>\(above){position:sticky;inset-block-start:0;z-index:1;align-self:stretch;justify-content:center;\
      background:var(--background)}\
      main>.vstack>\(above).wrapper{place-items:center}\
      \(roomy)>:is(\(view),\(view)\(below):not(.button),\(above)){align-self:stretch;inline-size:auto;\
      margin-inline:-\(side);max-inline-size:none}\
      \(roomy):first-child>:is(\(view):first-child,\(above)){margin-block-start:-.75rem}\
      html:has(\(screens.map { "main" + $0 }.joined(separator: ","))){scroll-padding-block-end:5rem}\
      main:has(\(screens.joined(separator: ","))){padding-block-end:0}}

      """
  }
}
