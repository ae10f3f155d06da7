import Cairn

extension StyleSheet {
  /// All rules that pages share: colours, type and what stacks, lists and controls look like.
  ///
  /// A page has only those that it needs: see ``styles``.
  ///
  /// Metrics are iOS's; colours of words are the variants that reach the contrast of WCAG 2.2 AA. Lengths of text are in
  /// `rem`, sides are logical, so pages follow the reader's text size and direction.
  ///
  /// The rules are in the layer `base`, so that any rule outside of layers wins over them, however little it selects by:
  /// those of modifiers, and those of a sheet of your own. Only what shows the focus, the pointer and what is chosen is in
  /// no layer.
  /// Where a theme may change a value, the rules refer to a part of it and name the value that counts without one.
  public static let base = rules + widePages

  /// The base sheet without the rules that follow from what is on any page of a site.
  static let rules = ThemedText.themed("@layer base{\n" + looks + "}\n" + states)

  private static let looks =
    tokens + page + directions + stacks + containerFrames + filling + pictures + controls + stateControls + fields
    + strokes
    + presentations + lists
    + rows
    + accessories
    + editing
    + swiping + outlines + skeletons + appearances + layouts + prose + tables + pageFlow + notices + surroundings
    + listSurroundings + controlStyles

  private static var tokens: String {
    let colors = ColorTokens.all.map { token in
      token.values.isAdaptive
        ? "\(token.name):light-dark(\(token.lightValue),\(token.darkValue))" : "\(token.name):\(token.lightValue)"
    }
    return """
      :root{color-scheme:light dark;
      --sans-serif:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
      --serif:ui-serif,Georgia,"Noto Serif",serif;
      --rounded:ui-rounded,"SF Pro Rounded",system-ui,sans-serif;
      --monospaced:ui-monospace,"SF Mono",Menlo,Consolas,"Noto Sans Mono",monospace;
      \(colors.joined(separator: ";\n"))}

      """
  }

  /// The values that a theme may change, as references.
  private static let bodySize = ThemeProperty.bodySize.reference(or: "1.0625rem")
  private static let bodyFont = ThemeProperty.bodyFont.reference(or: "var(--sans-serif)")
  static let pageWidth = ThemeProperty.pageWidth.reference(or: "67.5rem")
  static let contentWidth = ThemeProperty.contentWidth.reference(or: "45rem")
  static let rowHeight = ThemeProperty.rowHeight.reference(or: "2.75rem")
  static let sectionSpacing = ThemeProperty.sectionSpacing.reference(or: "1.5rem")

  static func cornerRadius(or usual: String) -> String { ThemeProperty.cornerRadius.reference(or: usual) }

  private static let page = """
    *,::before,::after{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:4rem}
    body{margin:0;background:var(--background);color:var(--label);font:\(bodySize)/1.35 \(bodyFont);\
    overflow-wrap:anywhere;white-space:pre-line}
    main{max-inline-size:\(contentWidth);margin-inline:auto;padding-block-end:3rem;\(pageEdge)}
    h1,h2,h3,h4,h5,h6,p,ul{margin:0;padding:0;font-size:inherit;font-weight:inherit}
    ul{list-style:none}
    h1,h2,h3,h4,h5,h6{text-wrap:balance}
    @supports (text-wrap:pretty){p{text-wrap:pretty}}
    b,strong{font-weight:600}
    code{font-family:var(--monospaced);font-size:.9em}
    a{color:var(--tint-text);text-underline-offset:.15em}
    .page-header,.page-footer{margin-inline:auto;padding:.75rem 1rem}
    .page-footer{color:var(--secondary-label);font-size:.8125rem}
    .skip-link{position:absolute;inset-inline-start:.5rem;inset-block-start:.5rem;z-index:3;padding:.5rem 1rem;\
    border-radius:.5rem;background:var(--background)}
    .skip-link:not(:focus){inline-size:1px;block-size:1px;padding:0;overflow:hidden;clip-path:inset(50%);\
    white-space:nowrap}
    .navigation-title{margin:0;padding-block:1rem .5rem;padding-inline:var(--page-edge,1rem);font-size:2.125rem;line-height:1.15;font-weight:700}
    .visually-hidden,.principal+.navigation-title{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);\
    white-space:nowrap}

    """

  /// Children that take all the room they are offered, and stacks that do so because of a child.
  ///
  /// A child with a limit is aligned as its container says. If it were stretched, it would stand at the start.
  private static let filling = """
    .spacer{flex:1 1 0%}
    .hstack>.spacer{min-inline-size:var(--length,.5rem)}
    .vstack>.spacer{min-block-size:var(--length,.5rem)}
    hr{align-self:stretch;justify-self:stretch;margin:0;border:0;border-block-start:1px solid var(--separator)}
    .divider{align-self:stretch;border-inline-start:1px solid var(--separator)}
    .hstack>hr{border-block-start:0;border-inline-start:1px solid var(--separator)}
    .vstack>:is(.fills,.navigation-title),\(greedyStacks(in: ".vstack")),.vstack>\(sectionHolders){align-self:stretch;inline-size:auto}
    .vstack>\(greedyLayers){align-self:stretch;inline-size:auto}
    .hstack>.fills,\(greedyStacks(in: ".hstack")),.hstack>\(sectionHolders){flex:10000 1 0%;inline-size:100%}
    \(cells)>.fills,\(greedyStacks(in: cells)),\(cells)>\(sectionHolders){justify-self:stretch;inline-size:auto}
    .link>.fills,\(greedyStacks(in: ".link")){flex:1 1 0%;inline-size:auto}
    :is(.button,summary)>.fills,\(greedyStacks(in: ":is(.button,summary)")){flex:1 1 auto}
    .vstack>\(holder):has(>.fills,>hr,>.link>.fills){align-self:stretch}
    .hstack>\(holder):has(>.fills,>.link>.fills){flex:1 1 0%}
    .vstack>.limited{align-self:auto!important;inline-size:100%!important}
    :where(\(cells))>.limited{justify-self:auto!important;inline-size:100%!important}
    .layers>.limited{inline-size:var(--limit,100%)!important;max-inline-size:100%!important}
    \(limitedLayers){place-self:auto!important;inline-size:fit-content!important}
    .hstack>\(limitedLayers){flex:0 1 auto!important}
    main>:is(.limited,\(limitedLayers)){margin-inline:auto}
    .grows{block-size:100%}
    span.shape{display:block}
    :is(.overlay,.underlay):has(>.circle.fills){container-type:size}
    :is(.overlay,.underlay)>.shape.circle.fills{place-self:center;inline-size:min(100cqi,100cqb);block-size:auto}
    .vstack>.grows{flex:1 1 auto;block-size:auto}
    .hstack>.grows,.link>.grows,\(cells)>.grows{align-self:stretch;block-size:auto}
    :is(\(cells),.link)>:is(.frame,.zstack,.layers,.wrapper,.link,.vstack,.hstack):has(\(growing)),\
    :is(\(cells),.link)>.vstack:has(>.spacer){align-self:stretch}

    """

  /// Selects layers around a box of a greatest width, which are as wide as that.
  private static let limitedLayers = ".layers:has(>.limited,>.layers>.limited)"

  /// Selects the boxes that give each child an area of a grid.
  private static let cells =
    ":is(.zstack,.frame,.layers,.wrapper,.menu,.overlay,.underlay,.decoration,.lazy-grid,.lazy-grid>\(holder),.grid-row,.cells>*,.cell,.anchored,.choice)"

  /// Selects elements without a width of their own that hold sections, which have none either.
  ///
  /// It looks eight levels deep and at few elements, because browsers ask it for each child of a stack.
  static let sectionHolders = {
    let levels = (0..<8).map { ">" + String(repeating: "*>", count: $0) + ":is(.layout,.list)" }
    return ":is(div,section,form):not(.sized,.frame:where(:not(.wrapper)),.fills):has(\(levels.joined(separator: ",")))"
  }()

  /// Selects stacks in a parent that are greedy because of their content, and have no width of their own.
  ///
  /// It looks four levels deep, and one more in boxes around boxes. The selector of a kind leaves out others.
  static func greedyStacks(in parent: String, of kind: String = "") -> String {
    let stack = ":is(.vstack,.hstack,.zstack,.layers,.wrapper,.link,.button,.menu,summary)"
    let free = "\(kind):not(.sized)"
    // One of a greater weight than the others would stay in the sheets of all pages.
    let lightStack = ":where\(stack.dropFirst(3))"
    let lightLayers = ":where(.layers)"
    // Cells have overlays in a button and around it.
    let tile = ">\(lightStack)>\(lightLayers)>\(lightLayers)>.fills"
    let inner = [">", ">\(stack)>", ">\(stack)>\(stack)>"]
    let greedy =
      inner.map { "\($0).fills,\($0).hstack>.spacer" }.joined(separator: ",")
      + ",>.vstack>hr,>.hstack>.vstack>hr,>:where(.wrapper)>\(lightStack)>\(lightStack)>.fills"
      + ",\(tile),>\(lightLayers)\(tile)"
    return
      "\(parent)>.hstack\(free):has(>.spacer),\(parent)>.vstack\(free):has(>hr),"
      + "\(parent)>\(stack)\(free):has(\(greedy))"
  }

  /// Selects stacks and controls that are greedy because of rows with backgrounds and overlays in them, deeper than other stacks.
  private static let greedyLayers = {
    let stack = ":is(.vstack,.wrapper,.button,summary)"
    let rows = [">.layers>", ">\(stack)>", ">\(stack)>.layers>", ">\(stack)>\(stack)>", ">\(stack)>\(stack)>.layers>"]
    return
      ":is(.vstack,.wrapper,.layers,.button):not(.sized):has(\(rows.map { $0 + ".layers>.hstack>.spacer" }.joined(separator: ",")))"
  }()

  /// Selects the descendants that make a stack take all the height there is.
  private static var growing: String {
    let stack = ":is(.frame,.zstack,.layers,.wrapper,.link,.hstack)"
    return ">.grows,>\(stack)>.grows,>\(stack)>\(stack)>.grows"
  }

  private static let pictures = """
    img{display:block;max-inline-size:100%;block-size:auto}
    picture{display:contents}
    source{display:none}
    .resizable{inline-size:100%;block-size:100%;min-block-size:0}
    .vstack>.proportioned,.vstack>picture>.proportioned{flex:none;block-size:auto}
    .symbol{inline-size:1.25em;block-size:1.25em;flex:none;vertical-align:-.25em}
    .symbol.resizable{inline-size:100%;block-size:100%;flex:0 1 auto}
    div>.symbol{display:block}
    .mirrors:dir(rtl){transform:scaleX(-1)}
    .label{display:flex;align-items:baseline;gap:.5rem;inline-size:fit-content}
    :where(.label){max-inline-size:100%}
    :where(.hstack>.label,.link>.label){max-inline-size:max-content}
    .label>:not(.icon){min-inline-size:0}
    .icon{display:inline-flex;align-self:center}
    progress{appearance:none;inline-size:100%;block-size:.375rem;border:0;border-radius:1rem;overflow:hidden;\
    background:var(--secondary-fill)}
    progress::-webkit-progress-bar{background:none}
    progress::-webkit-progress-value{border-radius:1rem;background:var(--tint)}
    .progress{display:grid;gap:.25rem}
    .progress:has(>.spinner){justify-items:center}
    .progress>.spinner{order:-1}
    .spinner{flex:none;inline-size:1.5rem;block-size:1.5rem;border:.1875rem solid var(--tertiary-fill);\
    border-block-start-color:var(--tint);border-radius:50%;background:none}
    @supports selector(::-moz-progress-bar){progress::-moz-progress-bar{border-radius:1rem;background:var(--tint)}\
    .spinner::-moz-progress-bar{background:none}}
    @keyframes spinning{to{rotate:1turn}}
    @media (prefers-reduced-motion:no-preference){.spinner{animation:1s linear infinite spinning}}
    @media (forced-colors:active){progress:not(.spinner){appearance:auto}.spinner{border-block-start-color:Highlight}}
    @media print{progress{print-color-adjust:exact}}

    """

  /// The accent of words on the grey of buttons, which takes some of the contrast that the accent has on the page.
  static let tintOnFill = "color-mix(in srgb,var(--tint-text) 70%,var(--label))"

  private static let controls = """
    .link{display:flex;align-items:center;gap:.5rem;inline-size:fit-content;text-decoration:none}
    :where(.link){max-inline-size:100%}
    :where(.hstack>.link){max-inline-size:max-content}
    .button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-block-size:2.75rem;\
    padding:.5rem 1.25rem;border:0;border-radius:\(cornerRadius(or: ".75rem"));background:var(--tertiary-fill);\
    color:\(tintOnFill);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
    .button.destructive{color:color-mix(in srgb,var(--red-text) 70%,var(--label))}
    .button.cancel{font-weight:400}
    summary{display:flex;align-items:center;gap:.75rem;min-block-size:2.75rem;list-style:none;cursor:pointer}
    summary::before{content:"";flex:none;inline-size:.5em;block-size:.5em;margin-inline-start:.125rem;\
    border:solid var(--tertiary-label);border-width:0 .125em .125em 0;rotate:-45deg}
    summary:dir(rtl)::before{rotate:135deg}
    details[open]>summary::before{rotate:45deg}
    .leads>summary::before{content:none}
    .grid-row progress{min-inline-size:6rem}
    details>.content{padding-inline-start:1.25rem}
    .content>ul{align-self:stretch}
    @media (hover:hover){.link:hover{text-decoration:underline}\
    .link:has(>.vstack,>.hstack,>.zstack,>.layers):hover{text-decoration:none;opacity:.85}}

    """

  private static let notices = """
    .unavailable{display:flex;flex-direction:column;align-items:center;gap:.5rem;padding:3rem 1rem;\
    color:var(--secondary-label);text-align:center}
    .unavailable>.title{color:var(--label);font-size:1.375rem;line-height:1.25;font-weight:700}
    .unavailable>.title>.label{flex-direction:column;align-items:center}
    .unavailable>.title .symbol{inline-size:3rem;block-size:3rem;color:var(--secondary-label)}
    .unavailable>.actions{padding-block-start:.5rem}
    .placeholder{margin:1rem;padding:.75rem 1rem;border:1px dashed var(--red);border-radius:\(cornerRadius(or: ".625rem"));\
    color:var(--red-text)}

    """

  /// The material of sidebars: the page behind shines through, blurred.
  ///
  /// Secondary words are dark enough to be legible on any colour that shines through.
  static let sidebarMaterial = """
    background:var(--list-background,color-mix(in srgb,var(--secondary-background) \(CSSFill.solid(85)),transparent));\
    backdrop-filter:\(CSSFill.materialFilter);--secondary-label:color-mix(in srgb,var(--label) 75%,transparent)
    """

  private static let opaque = "--solid:100%;--material:none"

  private static let surroundings = """
    @media (prefers-contrast:more){.list.sidebar,.split>*>nav{--secondary-label:var(--label)}\
    :root{--secondary-label:var(--label);--tertiary-label:var(--label);--separator:var(--label);\(opaque)}}
    @media (prefers-reduced-transparency:reduce){:root{\(opaque)}}
    @media (forced-colors:active){:root{\(opaque)}}
    @supports not (backdrop-filter:blur(1px)){:root{\(opaque)}}
    @media (prefers-reduced-motion:no-preference){summary::before{transition:rotate .2s ease-out}}
    @media (forced-colors:active){.button{border:1px solid ButtonText}.symbol{forced-color-adjust:auto}\
    .frame,.zstack{border-color:CanvasText}}
    @media print{:root{color-scheme:light}@page{margin:15mm}.list{content-visibility:visible}\
    .items>li,.lazy-grid>li,.zstack{break-inside:avoid}:is(.vstack,.hstack):has(>:is(h1,h2,h3,h4,h5,h6)){break-after:avoid}\
    .shape{print-color-adjust:exact}\
    .scroll-x,.scroll-x>*{flex-wrap:wrap;overflow:visible;flex:auto}.scroll-x>.lazy-grid{display:flex}\
    .scroll-x>*>*{break-inside:avoid}\
    .overlay,.underlay{position:static;place-self:stretch;contain:size}\
    a[href^="http"]::after{content:" (" attr(href) ")"}}

    """
}
