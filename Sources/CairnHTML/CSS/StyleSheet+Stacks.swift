extension StyleSheet {
  /// Rows whose children share the width.
  ///
  /// In a row with a picture of a fixed size, all children shrink together instead.
  private static let sideBySide = ":is(.hstack,.link)" + withoutFixedPicture
  private static let withoutFixedPicture = ":not(:has(>img:not(.resizable),>picture>img:not(.resizable)))"

  /// Rows of which no child is narrower than its longest word.
  private static let wholeWords = ".hstack" + withoutFixedPicture

  /// Boxes that are no wider for their longest word, so that it breaks in them like everywhere outside of rows.
  private static let wordBreakers = ":is(.list,.layout,.lazy-grid,.zstack,.frame,.layers,.overlay)"

  /// Boxes whose children lie in front of one another.
  private static let depth = ":is(.zstack,.overlay,.underlay)"

  /// The items of a stack or a grid that are no views themselves: those without a class, or with one that hides them for some values of states.
  static let holder = "li:is(:not([class]),.holder)"

  /// Stacks and layers.
  ///
  /// If there is room, each child of a row gets the width it wants; otherwise the children share the room evenly. So
  /// short words stay whole beside long ones, as in SwiftUI. Growing from nothing up to a limit does that; shrinking
  /// would take the same part of each.
  ///
  /// A picture that may have any size shares the room like words, as in SwiftUI.
  ///
  /// No child is narrower than its longest word, and the words of a link, a button, a label or a date stay in one line. Where that
  /// is too much for one line, the row goes on in a second one. A word that is wider than the whole row breaks: a child's
  /// least width is at most its `inline-size`, all of the row.
  ///
  /// What is positioned inside of an earlier view, such as an overlay, must not cover later ones that lie in front of it.
  static let stacks = """
    .vstack,.hstack{display:flex;align-items:center;gap:.5rem}
    .vstack{flex-direction:column}
    .vstack>*{max-inline-size:100%}
    :where(.hstack>*){min-inline-size:0}
    :where(\(sideBySide)>*,\(sideBySide)>picture>*){flex:10000 1 0;max-inline-size:max-content}
    :where(\(wholeWords)){flex-wrap:wrap;overflow-wrap:break-word}
    :where(\(wholeWords)>*){inline-size:100%;min-inline-size:auto}
    :where(\(sideBySide)>:is(.spacer,.fills,.shape,.divider,hr,svg,input)){flex:0 1 auto;max-inline-size:none}
    :where(\(wholeWords)>:is(.spacer,.shape,.divider,hr,svg,input)){inline-size:auto;min-inline-size:0}
    :where(\(sideBySide)>:is(img,progress),\(sideBySide)>picture>img){min-inline-size:0;max-inline-size:none}
    :where(\(wholeWords)>:is(time,.label,:is(.link,.button):not(:has(>*)))){flex-basis:max-content}
    :where(\(wholeWords)>.field){min-inline-size:min(100%,8rem)}
    \(wholeWords)>:is(.label,.link){inline-size:100%}
    .hstack :is(.link,.button)>*{min-inline-size:0}
    .hstack .link:not(:has(>*)){display:block}
    .hstack .button:not(:has(>*)){display:inline-block;align-content:center;text-align:center}
    :where(.hstack) \(wordBreakers){overflow-wrap:anywhere}
    \(wholeWords)>.frame{grid-template-columns:100%;overflow-wrap:inherit}
    :where(\(wholeWords)>.frame>*){max-inline-size:100%}
    :where(\(greedyStacks(in: sideBySide)),.hstack>\(sectionHolders)){max-inline-size:none}
    .wrapper{display:grid;place-items:start;grid-template:minmax(0,1fr)/minmax(0,1fr)}
    .zstack,.frame,.layers{display:grid;place-items:center;grid-template:minmax(0,1fr)/minmax(0,1fr)}
    :is(.zstack,.layers,.overlay,.underlay,.decoration)>*,\
    :is(.zstack,.layers,.overlay,.underlay,.decoration)>picture>*{grid-area:1/1/2/2}
    :where(\(depth)>:not(:first-child,dialog,[popover]),\(depth)>picture:not(:first-child)>*){position:relative}
    .vstack>\(holder),.hstack>\(holder){display:grid}
    .lazy-grid>\(holder){display:grid;grid-template-columns:minmax(0,1fr);place-self:stretch;\
    place-items:inherit}
    .layers{position:relative;isolation:isolate}
    .overlay,.underlay{position:absolute;inset:0;display:grid;place-items:inherit;\
    grid-template:minmax(0,1fr)/minmax(0,1fr)}
    .overlay{pointer-events:none}
    .overlay>*{pointer-events:auto}
    .vstack:empty+.overlay{position:static}
    .layers:has(>.vstack:empty+.overlay){inline-size:100%}
    .underlay{z-index:-1}
    .lazy-grid{display:grid;gap:.5rem;place-items:center;--widest:initial}
    .lazy-grid>*{max-inline-size:min(100%,var(--widest,100%))}
    .grid{display:grid;gap:.5rem;place-items:center;inline-size:fit-content}
    .grid:has(>.grid-row>.fills){inline-size:100%}
    .grid>*{grid-column:1/-1}
    .grid-row{display:grid;grid-template-columns:subgrid;place-self:stretch;place-items:inherit}
    .collection{display:grid;gap:\(sectionSpacing);grid-template-columns:minmax(0,1fr)}
    .scroll-x,.scroll-both{display:flex;overflow-x:auto;overscroll-behavior-inline:contain;scrollbar-width:thin;\
    scrollbar-color:var(--tertiary-label) transparent}
    .scroll-x{scroll-snap-type:inline proximity;scroll-padding-inline:1rem}
    .scroll-x>.hstack>li{scroll-snap-align:start}
    .targets>:is(.hstack,.lazy-grid)>*{scroll-snap-align:start}
    .one-by-one>:is(.hstack,.lazy-grid)>*{scroll-snap-stop:always}
    .scroll-both{overflow-y:auto}
    .scroll-x>*,.scroll-both>*{flex:none;max-inline-size:none}

    """
}
