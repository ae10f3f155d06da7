extension StyleSheet {
  /// Rows with a quiet fill: the current one, and those chosen by a checkbox.
  ///
  /// A row chosen by a radio button shows only the mark of its control.
  private static let subdued = ".list-cell:not(.prominent)\(chosen(by: "[type=checkbox]:checked"))"
  /// Quiet rows that do not depend on editing, and quiet rows whose control shows only while they are edited.
  private static let alwaysSubdued =
    ".list-cell:not(.prominent):is([aria-current],:has([aria-current],.pick[type=checkbox]:checked:not(.when-editing)))"
  private static let subduedWhenEdited =
    ".list-cell:not(.prominent,[aria-current]):has(.pick.when-editing[type=checkbox]:checked)"
  /// Rows with the tint as their fill: the current one, and those chosen by any control.
  private static let prominent = ".prominent\(chosen(by: ":checked"))"

  /// A condition: the cell is the current one, or chosen by a control that shows.
  private static func chosen(by control: String) -> String {
    ":is([aria-current],:has([aria-current],.pick\(control):not(.when-editing)),\(editedScope) :has(.pick\(control)))"
  }

  /// The parts of a row that stand on its fill.
  ///
  /// Menus and buttons of actions have fills of their own.
  private static func parts(of row: String) -> String {
    "\(row)>:not(.body),\(row)>.body>.text,\(row)>.body>.trailing>:not(.actions)"
  }

  /// Outlines whose title is a prominent row.
  ///
  /// `:has` cannot stand in another `:has`.
  private static let outlineOfProminent = {
    let row = ">summary>.prominent"
    return ".outline:has(\(row)[aria-current],\(row) [aria-current],\(row) .pick:checked:not(.when-editing))"
  }()

  /// The colours of the parts that stand on a fill.
  ///
  /// The fills of buttons are lighter or darker than the row, away from the colour of the words, so that these stay
  /// legible.
  private static let colorsOnFill = """
    --label:var(--on-fill);--secondary-label:var(--on-fill);--tertiary-label:var(--on-fill);--tint-text:var(--on-fill);\
    --link-text:var(--on-fill);--accessory:var(--on-fill);--separator:var(--on-fill);--fill:var(--fill-on-fill);\
    --secondary-fill:var(--fill-on-fill);--tertiary-fill:var(--fill-on-fill);--quaternary-fill:var(--fill-on-fill)
    """

  /// The colours of tinted words and of secondary words on a quiet fill.
  private static let tintOnSubdued = "color-mix(in srgb,var(--tint-text) 60%,var(--label))"
  private static let secondaryOnSubdued = "color-mix(in srgb,var(--label) 82%,transparent)"

  /// The looks of chosen rows.
  static let selections = """
    \(alwaysSubdued){--row-tint:\(tintOnSubdued);background:var(--selection,var(--secondary-fill))}
    \(alwaysSubdued) :is(.text,.custom){--tint-text:var(--row-tint);--link-text:var(--row-tint)}
    \(alwaysSubdued) :is(.secondary,.badge){color:\(secondaryOnSubdued)}
    \(subduedWhenEdited){--row-tint:var(--editing) \(tintOnSubdued);\
    --row-secondary:var(--editing) \(secondaryOnSubdued);\
    --row-fill:var(--editing) var(--selection,var(--secondary-fill));\
    --usual-tint:var(--tint-text);--usual-link:var(--link-text);--usual-secondary:var(--secondary-label);\
    background:var(--row-fill,var(--touch,none))}
    \(subduedWhenEdited) :is(.text,.custom){--tint-text:var(--row-tint,var(--usual-tint));\
    --link-text:var(--row-tint,var(--usual-link))}
    \(subduedWhenEdited) :is(.text,.badge){--secondary-label:var(--row-secondary,var(--usual-secondary))}
    \(prominent){--row-fill:var(--tint-text);--on-fill:var(--background);\
    --fill-on-fill:color-mix(in srgb,var(--label) 16%,transparent);\
    background:var(--selection,var(--row-fill));color:var(--on-fill)}
    @media (hover:hover){\(prominent):has(\(hovered)){\
    background:var(--selection,color-mix(in srgb,var(--row-fill) 92%,var(--label)))}}
    \(prominent):has(\(pressed)){background:var(--selection,color-mix(in srgb,var(--row-fill) 84%,var(--label)))}
    \(parts(of: prominent)){\(colorsOnFill)}
    \(prominent)>.image,\(prominent)>.body>.text *{color:inherit}
    \(prominent) .pick[type=checkbox]:checked::before{border-color:var(--row-fill)}
    \(prominent) .actions:not([popover])>.action:focus-visible:focus-visible{outline-color:var(--on-fill)}
    .outline>summary:focus-visible>\(prominent){outline:3px solid var(--background);outline-offset:-6px}
    .branch>\(prominent)+.outline>summary.turns::before{border-color:var(--background)}
    .branch>\(prominent)+.outline>summary.turns,.acting>\(outlineOfProminent)~.more{--tint-text:var(--background)}
    @media print{\(prominent){print-color-adjust:exact}}

    """

  /// The looks of chosen rows where the system decides the colours.
  static let selectionsInForcedColors = {
    let row = ":is(\(subdued),\(prominent))"
    return """
      \(row){--row-fill:Highlight;--on-fill:HighlightText;--fill-on-fill:transparent;forced-color-adjust:none;\
      background:Highlight;color:HighlightText}\(row)::before{background:none}\
      \(parts(of: row)){\(colorsOnFill)}\(row) :is(.actions,.action){forced-color-adjust:auto}\
      \(row) :is(a,.image,.text *,.custom *,.badge,.detail,summary,button):not(.action,.actions *){color:inherit!important}\
      \(row) .pick:checked::before{border-color:HighlightText}
      """
  }()
}
