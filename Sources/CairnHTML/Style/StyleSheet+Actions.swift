extension StyleSheet {
  /// What stands beside the words where there is room for both, and below them elsewhere: buttons of actions.
  ///
  /// Whichever it is, both have the space between them above, which the row has less of, so that words stay in the middle
  /// of rows of one line; the lines between rows are of no height among the lines of the row.
  static let wrapping = """
    .list-cell>.wraps{--between:.375rem;display:flex;flex-wrap:wrap;align-content:space-between;column-gap:.75rem;\
    padding-block-start:max(0px,var(--row-top,var(--row-block,.625rem)) - var(--between))}
    .wraps>.text{flex:1 1 min(11rem,100%);margin-block-start:var(--between)}
    .wraps>.trailing{min-inline-size:0;justify-content:start;margin:var(--between) 0 0}
    .wraps::before,.wraps::after{flex:0 0 calc(100% + var(--row-end,var(--row-inline,1rem)))}
    .wraps::before{margin-block:min(0px,var(--between) - var(--row-top,var(--row-block,.625rem)))\
     calc(var(--above,0px)*-1)}
    .wraps::after{margin-block-start:calc(var(--below,0px)*-1)}
    """
}
