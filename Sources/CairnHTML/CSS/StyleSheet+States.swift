extension StyleSheet {
  /// The looks of the focus, the pointer and chosen rows, which must show whatever modifiers say.
  ///
  /// Like the rules of modifiers, these are in no layer. They win because their selectors are more specific.
  static let states = focus + touch + selections + statesInForcedColors + controlStyleStates

  private static let focus = """
    :focus-visible:focus-visible{outline:3px solid var(--tint-text);outline-offset:2px}
    :is(.scroll-x,.scroll-both,.scroll-y,.scroller,.items>li>:is(.link,.button),.outline>summary):focus-visible:focus-visible{\
    outline-offset:-3px}
    a.text:focus-visible:focus-visible,.text>a:focus-visible:focus-visible{outline:0}
    a.text:focus-visible::after,.text>a:focus-visible::after{outline:3px solid var(--tint-text);outline-offset:-3px}
    .edit:has(:focus-visible){outline:3px solid var(--tint-text);outline-offset:2px}
    .action:focus-visible:focus-visible{outline-color:var(--background);outline-offset:-5px}
    :is(.trailing,.acting)>.actions>.action:focus-visible:focus-visible{outline-color:var(--tint-text);outline-offset:2px}
    [popover]>.action:focus-visible:focus-visible{outline-color:var(--tint-text);outline-offset:-3px}

    """

  /// Buttons with a background that are no rows and do not stand in a row with other controls.
  private static let pill =
    ".button:not(.bare,.borderless,:where(.page-bar .edit),:is(.items>li,.own,.acting,.swipe)>*)"
  private static let row = ".items>li>.button:not(.borderless)"

  private static let touch = """
    @media (hover:hover){\(pill):hover{background:var(--secondary-fill)}\
    \(row):hover{background:var(--quaternary-fill)}\
    .list-cell:has(\(hovered)){--touch:var(--hover,var(--quaternary-fill));background:var(--touch)}\
    .outline>summary:hover>.list-cell{background:var(--quaternary-fill)}}
    \(pill):active{background:var(--secondary-fill)}
    \(row):active{background:var(--tertiary-fill)}
    .list-cell:has(\(pressed)){--touch:var(--press,var(--tertiary-fill));background:var(--touch)}
    .edit:has(:checked):not(:where(.page-bar *)){background:var(--tint-text);color:var(--background)}

    """

  private static let statesInForcedColors = """
    @media (forced-colors:active){\(selectionsInForcedColors)\
    .edit:has(:checked){forced-color-adjust:none;background:Highlight;color:HighlightText}}

    """
}
