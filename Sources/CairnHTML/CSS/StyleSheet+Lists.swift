extension StyleSheet {
  /// The element around a row that is no cell.
  static let ownRow = ":is(.items>li>.acting,.own):not(:has(>:is(.list-cell,.outline,.branch)))"
  /// List items that are such rows, or swipe pages with such a row.
  private static let ownItem = ":is(:not(.row),:has(>.swipe>:first-child:not(.list-cell,.outline,.branch)))"
  /// The place of the separators that such rows draw.
  private static let ownLine = """
    content:"";position:absolute;\
    inset-inline:calc(var(--clear,0px) +\
     var(--line-start,calc(var(--row-start,var(--row-inline,1rem)) + var(--deep,0px))))\
     calc(var(--clear,0px) + var(--line-end,0px));pointer-events:none
    """

  /// Labels that are rows without being cells, alone or in a link or a button; their words are aligned with those of
  /// cells.
  private static let rowLabel = ":is(.items>li,.items>li>:is(.link,.button),.items>li>.button>summary)>.label"
  static let headings = ":is(h1,h2,h3,h4,h5,h6)"
  /// The element that covers a row and takes the pointer: a link, or the label of a control.
  private static let target = "a.text,.text>a,label.text"

  /// Sections and their items.
  ///
  /// A row that is no cell draws its own separator. Browsers skip the rows of long lists that are off screen. The
  /// estimated height of such a row is one line, or two if it has secondary words. A row with the focus is never
  /// skipped, because its outline may stick out.
  static let lists = """
    .list{--row-inline:1rem;--row-block:\(ThemeProperty.rowPadding.reference(or: ".625rem"));--line:1px;--last:initial;--side:1rem;--clear:max(0px,(100% - \(contentWidth))/2)}
    .list:is(.inset-grouped,.sidebar){--clear:0px}
    @media (min-width:25.875rem){.list{--side:1.25rem}}
    .list>\(headings){position:sticky;inset-block-start:0;z-index:2;min-block-size:2.75rem;\
    padding:.625rem calc(var(--clear) + var(--row-inline));background:var(--background);font-weight:600}
    :is(.list>\(headings),.band)>span:not([class]){display:block}
    .list>footer{padding:.375rem calc(var(--clear) + var(--row-inline));color:var(--secondary-label);font-size:.8125rem}
    .list>:is(\(headings),footer):has(>.list-cell){padding:0}
    .items>li{position:relative;display:grid;grid-template-columns:minmax(0,1fr);align-items:center;\
    min-block-size:\(rowHeight);padding:var(--row-block,.625rem) calc(var(--clear,0px) + var(--row-inline,1rem))}
    :where(.items>li){--below:var(--line,1px);--above:0px}
    .items>.row{padding:0}
    .items>li>.link{inline-size:auto;max-inline-size:none;min-block-size:\(rowHeight);\
    margin:calc(var(--row-block,.625rem)*-1) calc(var(--row-inline,1rem)*-1);\
    padding:var(--row-block,.625rem) var(--row-inline,1rem)}
    :is(.items>li,.own,.acting,.swipe)>.button{justify-content:start;padding:0;border-radius:0;background:none;\
    font-weight:400;text-align:var(--start)}
    .items>li>.button{margin:calc(var(--row-block,.625rem)*-1) calc(var(--row-inline,1rem)*-1);\
    padding:var(--row-block,.625rem) var(--row-inline,1rem)}
    \(rowLabel){gap:1rem;align-items:center}
    \(rowLabel)>.icon{justify-content:center;min-inline-size:1.75rem;color:var(--tint-text)}
    \(rowLabel)>.icon>.symbol{inline-size:1.4em;block-size:1.4em}
    .items>li>.destructive>.label>.icon{color:inherit}
    .items>li\(ownItem)::after,\(ownRow)::after{\(ownLine);inset-block-end:0;\
    border-block-end:var(--below) solid var(--line-color,var(--separator))}
    .items>.line-above\(ownItem)::before,.line-above>\(ownRow)::before{\(ownLine);inset-block-start:0;\
    border-block-start:var(--above) solid var(--line-above-color,var(--line-color,var(--separator)))}
    .items>.line-above{--above:1px}
    .items>.no-line{--below:0px}
    .long>.items>li{content-visibility:auto;contain-intrinsic-block-size:auto 1.5rem}
    .long>.items>.row{contain-intrinsic-block-size:auto \(rowHeight)}
    .long>.items>.row:has(.text:not(.beside) .secondary){contain-intrinsic-block-size:auto 3.96875rem}
    .long>.items>li:focus-within{content-visibility:visible}
    .badged{display:flex;align-items:center;gap:.5rem}
    .badged>:first-child{flex:1}
    .badge{color:var(--secondary-label);font-variant-numeric:tabular-nums}

    """

  /// Rows.
  ///
  /// Separators begin where the words begin, because both share an area of the grid.
  static let rows = """
    .list-cell{position:relative;isolation:isolate;display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem;\
    min-block-size:\(rowHeight);--pad-top:0px;--pad-end:0px;--pad-bottom:0px;--pad-start:0px;\
    padding-block:var(--pad-top) var(--pad-bottom);\
    padding-inline:calc(var(--clear,0px) + var(--row-start,var(--row-inline,1rem)) + var(--deep,0px) +\
     var(--indentation,0px) + var(--pad-start)) calc(var(--clear,0px) + var(--pad-end));\
    color:var(--label)}
    .list-cell>*{flex:none}
    .list-cell>.body{flex:1 1 min(6.5rem,100%);align-self:stretch;min-inline-size:0;display:grid;align-items:center;\
    grid-template-columns:minmax(min(8.5rem,52%),1fr) auto;\
    padding-block:var(--row-top,var(--row-block,.625rem)) var(--row-bottom,var(--row-block,.625rem));\
    padding-inline-end:var(--row-end,var(--row-inline,1rem))}
    .body>.text{grid-area:1/1}
    .body>.trailing{grid-area:1/2;display:flex;flex-wrap:wrap;align-items:center;justify-content:end;gap:.25rem .75rem;\
    margin-inline-start:.75rem}
    .body>.unbroken{flex-wrap:nowrap;overflow-wrap:break-word}
    .body::before,.body::after{content:"";grid-area:1/1/3/3;\
    margin-inline-end:calc(var(--row-end,var(--row-inline,1rem))*-1 - var(--pad-end));pointer-events:none}
    .body::before{align-self:start;margin-block-start:calc(var(--row-top,var(--row-block,.625rem))*-1 - var(--pad-top));\
    border-block-start:var(--above,0px) solid var(--line-above-color,var(--line-color,var(--separator)))}
    .body::after{align-self:end;margin-block-end:calc(var(--row-bottom,var(--row-block,.625rem))*-1 - var(--pad-bottom));\
    border-block-end:var(--below,0px) solid var(--line-color,var(--separator))}
    \(wrapping)
    .line-inset>.body::before,.line-inset>.body::after{position:absolute;margin:0}
    .line-inset>.body::before{inset-block-start:0;\
    inset-inline:calc(var(--clear,0px) + var(--line-above-start,0px)) calc(var(--clear,0px) + var(--line-above-end,0px))}
    .line-inset>.body::after{inset-block-end:0;\
    inset-inline:calc(var(--clear,0px) + var(--line-start,0px)) calc(var(--clear,0px) + var(--line-end,0px))}
    .text{min-inline-size:0;color:inherit;text-decoration:none}
    .text:where(:not(.hosted))>span,.text>a>span{display:block}
    .hosted{display:grid;grid-template-columns:minmax(0,1fr);align-items:center}
    .text .secondary{margin-block-start:.1875rem;color:var(--secondary-label);font-size:.8125rem}
    .beside,.beside>a{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.1875rem .5rem}
    .beside>a{flex:1}
    .beside .secondary{margin:0;font-size:inherit;font-variant-numeric:tabular-nums}
    .image{display:grid;place-items:center;min-inline-size:1.75rem;max-inline-size:50%;padding-block:.375rem;\
    margin-inline-end:.25rem;color:var(--tint-text)}
    .image .symbol{inline-size:1.4em;block-size:1.4em}
    .text>a{color:inherit;text-decoration:none}
    a.text::after,.text>a::after,label.text::after{content:"";position:absolute;inset:0;z-index:1;border-radius:inherit}
    .list-cell :is(button,summary,input,.detail,a.delete),.custom :is(a,button,input,select,summary){position:relative;z-index:2}
    .list-cell:has(\(target)){cursor:pointer}
    .cells>:has(>.list-cell){--own-line:0px}
    .cells>*>.list-cell{margin:var(--bleed-block,0px) var(--bleed-inline,0px)}
    .list>\(headings)>.list-cell,.list>footer>.list-cell{--row-block:.375rem;min-block-size:0;color:inherit}

    """

  static let hovered = "a.text:hover,.text>a:hover,label.text:hover"
  static let pressed = "a.text:active,.text>a:active,label.text:active"

  /// Controls that show only a symbol and do something.
  private static let symbolButtons =
    ":is(.detail,.insert,a.delete,button.delete,.delete>summary,.reorder>button:enabled,.more,.unfold)"

  static let accessories = """
    .chevron,.turn{flex:none;inline-size:.5em;block-size:.5em;margin-inline:.125rem .25rem;\
    border:solid var(--accessory,var(--tertiary-label));border-width:0 .125em .125em 0;rotate:-45deg}
    .chevron:dir(rtl),.turn:dir(rtl){rotate:135deg}
    .turn{border-color:var(--accessory,var(--tint-text))}
    .checkmark{--display:grid;display:grid;color:var(--accessory,var(--tint-text))}
    .list-cell .badge{color:var(--accessory,var(--secondary-label))}
    .detail,.insert,a.delete,button.delete,.delete>summary,.reorder>button,.more,.unfold{--display:grid;display:grid;place-items:center;\
    min-inline-size:2.75rem;min-block-size:2.75rem;margin-block:-.625rem;padding:0;border:0;border-radius:.5rem;\
    background:none;color:var(--accessory,var(--tint-text));font:inherit;cursor:pointer;list-style:none}
    @media (hover:hover){\(symbolButtons):hover{background:var(--quaternary-fill)}}
    \(symbolButtons):active{background:var(--tertiary-fill)}
    .trailing>:is(.detail,.reorder,.more,.unfold){margin-inline:.25rem calc(var(--row-inline,1rem)*-.5)}
    .unfold{justify-items:end;padding-inline-end:.5rem}
    .list-cell>:is(.insert,.delete){margin-inline-start:-.625rem;margin-inline-end:-.5rem}
    .list-cell>:is(.insert,.delete),.list-cell>.delete>summary{margin-block:0}
    .list-cell>.pick{margin-block:.375rem}
    .insert{color:var(--accessory,var(--green-text))}
    a.delete,button.delete,.delete>summary{color:var(--accessory,var(--red-text))}
    .delete>summary::before{content:none}
    .list-cell>.delete>button{position:absolute;inset-block:0;inset-inline-end:0;z-index:3;margin:0}
    .reorder{--display:flex;display:flex}
    .reorder>button{min-inline-size:2rem;color:var(--accessory,var(--secondary-label))}
    .reorder>button:disabled{opacity:.35;cursor:default}
    .pick{appearance:none;flex:none;--display:grid;display:grid;place-items:center;inline-size:1.5rem;block-size:1.5rem;margin:0;\
    border:1.5px solid var(--secondary-label);border-radius:50%;cursor:pointer}
    .pick:checked::before{content:"";inline-size:.375rem;block-size:.75rem;margin-block-end:.1875rem;\
    border:solid var(--background);border-width:0 .125rem .125rem 0;rotate:45deg}
    .pick:not(:checked)::before{content:none}
    .pick:checked{background:var(--accessory,var(--tint-text));border-color:var(--accessory,var(--tint-text))}
    .pick[type=radio]{border-color:transparent;background:none}
    .pick[type=radio]:checked::before{border-color:var(--accessory,var(--tint-text))}
    form>:is(p,.label)+:is(p,.label){margin-block-start:.5rem}
    form>:is(.button,.hstack:has(>.button)),.edit{position:relative;margin:.5rem 1rem}
    form>:is(.button,.edit){display:flex;inline-size:fit-content}
    form:has(>.list:not(.sidebar)){--button-side:max(1rem,(100% - \(contentWidth))/2 + 1rem)}
    form>:is(.button,.hstack:has(>.button),.edit){margin-inline:var(--button-side,1rem)}
    .page-bar .edit{margin:0;padding:0;background:none;color:var(--tint-text);font-weight:inherit}
    .page-bar .edit:has(:checked){font-weight:600}
    .edit>input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:pointer}

    """

  /// Cells that are still loading: bars as long as their words.
  static let skeletons = """
    .skeleton>.image{position:relative;color:transparent;background:var(--fill);border-radius:.375rem;padding:0;\
    inline-size:1.75rem;block-size:1.75rem}
    .skeleton>.image>*{visibility:hidden}
    .skeleton .text>span{inline-size:fit-content;max-inline-size:100%;block-size:.8em;margin-block:.3em;overflow:hidden;\
    padding:0!important;margin-inline:0!important;\
    border-radius:.4em;background:var(--fill);color:transparent;user-select:none}
    .bar{background:linear-gradient(var(--fill),var(--fill)) center/100% .8em no-repeat;color:transparent;user-select:none;\
    -webkit-box-decoration-break:clone;box-decoration-break:clone}
    @media (prefers-reduced-motion:no-preference){.skeleton,.bar{animation:breathe 1.6s ease-in-out infinite alternate}}
    @media (forced-colors:active){.skeleton .text>span,.bar{border:1px solid GrayText;color:Canvas}}
    @keyframes breathe{to{opacity:.45}}

    """

  /// Rows that unfold others.
  ///
  /// Where five levels would take more than a third of the list, deeper levels are indented only a little more. From
  /// the twelfth level on the indentation stays the same, so that words keep room.
  static let outlines = """
    .outline>summary{min-block-size:2.75rem;gap:0}
    .outline>summary::before{content:none}
    .outline>summary>.list-cell{flex:1}
    .outline>.items{--branch:calc(var(--depth,0) + 1)}
    .outline>.items>li{--depth:var(--branch);\
    --deep:min(var(--depth)*1.25rem,min(var(--depth),5)*6% + clamp(5,var(--depth),12)*1% - 5%)}
    .outline[open]>summary .turn,.outline[open]>summary.turns::before{rotate:45deg}
    .outline>.items>li:not(.row){padding-inline-start:calc(var(--clear,0px) + var(--row-inline,1rem) + var(--deep))}
    .branch{position:relative}
    .branch>.outline>summary.turns{position:absolute;inset-block-start:0;inset-inline-end:var(--clear,0px);z-index:2;\
    inline-size:2.75rem;min-block-size:2.75rem;justify-content:center}
    .branch>.outline>summary.turns::before{content:"";margin:0;border-color:var(--tint-text)}
    .branch>.list-cell>.body,.branch>\(headings)>.list-cell>.body{padding-inline-end:3rem}
    .branch>\(headings){font:inherit;font-weight:600}

    """

  /// The appearances of lists.
  ///
  /// Some lists have no separator at their end: the last row of each level inherits that.
  static let appearances = """
    .list:is(.grouped,.inset-grouped){padding-block:1rem;background:var(--list-background,var(--grouped-background))}
    .collection>*+*>.list:is(.grouped,.inset-grouped){margin-block-start:0}
    .collection:not(.spaced)>:has(>.list:is(.grouped,.inset-grouped))+:has(>.list:is(.grouped,.inset-grouped)){\
    margin-block-start:var(--section-overlap,-1.5rem)}
    .list:where(:not(.grouped,.inset-grouped)){background:var(--list-background,none)}
    :is(.grouped,.inset-grouped)>.items{background:var(--secondary-grouped-background)}
    :is(.grouped,.inset-grouped)>.outline>.items{background:var(--secondary-grouped-background)}
    :is(.grouped,.inset-grouped)>.outline>summary{min-block-size:0;color:var(--secondary-label);font-size:.8125rem;\
    font-weight:400;text-transform:uppercase}
    .inset-grouped>.items,.inset-grouped>.outline>.items{border-radius:\(cornerRadius(or: ".625rem"));overflow:clip}
    .list:is(.grouped,.inset-grouped,.sidebar){--last:0px}
    :where(.items>li:not(:last-child)){--last:initial}
    :where(.items>li:last-child){--below:var(--last,var(--line,1px))}
    .items>li:has(>.outline[open]),.items>li:has(>.branch>.outline[open]){--below:var(--line,1px)}
    .items>.line-below{--below:1px}
    :is(.grouped,.inset-grouped)>\(headings){position:static;min-block-size:0;\
    padding:.375rem calc(var(--clear) + var(--row-inline));\
    background:none;color:var(--secondary-label);font-size:.8125rem;font-weight:400;text-transform:uppercase}
    .inset-grouped>:is(\(headings),.items,.outline,footer){margin-inline:max(var(--side),(100% - \(contentWidth))/2)}
    .list.sidebar{--row-inline:.75rem;--line:0px;padding:.25rem max(.5rem,(100% - 44.5rem)/2);\(sidebarMaterial)}
    .list.sidebar-plain{background:var(--list-background,var(--secondary-background))}
    .sidebar-plain>\(headings){background:var(--list-background,var(--secondary-background))}
    .sidebar>\(headings){position:static;background:none;font-weight:600}
    .sidebar .row,.sidebar .list-cell{border-radius:.625rem}

    """

  static let listSurroundings = """
    @media (prefers-reduced-motion:no-preference){.turn{transition:rotate .2s ease-out}\
    .list-cell{transition:background-color .1s ease-out}}
    @media (max-width:20em){.acting>.outline~.more{inset-inline-end:0}\
    .acting>.outline>summary>.list-cell{--row-end:2.75rem}\
    .acting>.outline>summary>.list-cell>.body>.trailing>.turn{margin-inline-start:.125rem}}
    @media (max-width:15em){.list{--side:.5rem;--row-inline:.75rem}.body>.trailing{margin-inline-start:.25rem}\
    .trailing:has(>:is(.badge,.custom)){grid-area:2/1/3/3;justify-content:start;margin-inline:0}}
    @media (max-width:20em){.trailing:has(>:is(.actions,.reorder)){grid-area:2/1/3/3;justify-content:start;\
    margin-inline:0}.list-cell{gap:.5rem}}
    @media (forced-colors:active){.inset-grouped>.items{border:1px solid CanvasText}\
    .pick:not(:checked)::before{content:none}
    .pick:checked{background:Highlight;border-color:HighlightText;forced-color-adjust:none}\
    .pick:checked::before{border-color:HighlightText}.pick[type=radio]:checked{background:none}\
    .pick[type=radio]:checked::before{border-color:CanvasText}\
    .action{border:1px solid ButtonText;background:ButtonFace;color:ButtonText}}
    @media print{.long>.items>li{content-visibility:visible}.list>*{position:static}.swipe>.actions,.edit,.delete,.reorder,.more,.insert,.trailing>.actions{display:none!important}\
    .swipe{overflow:visible}.outline::details-content{content-visibility:visible;block-size:auto}.turn,.turns{display:none}}

    """
}
