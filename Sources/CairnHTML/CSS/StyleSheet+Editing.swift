extension StyleSheet {
  /// What stands for everything around a list that is being edited: its form or, with an edit button outside of forms, the
  /// page; without any edit button, a list that begins so.
  static let editedScope =
    ":is(form:has(.edit>:checked),:root:has(.edit>:checked:not(form *)),:root:not(:has(.edit)) .is-editing)"

  /// What a reader has chosen by a control that shows.
  static let picked = ":is(:has(.pick:checked:not(.when-editing)),\(editedScope) :has(.pick:checked))"

  /// Whether a list is being edited, told to what is in it by properties.
  ///
  /// Where a rule selects what is in a form by a condition on what else the form holds, Chromium styles all of it again
  /// whenever any control in it changes. So forms and pages only set properties, and what is in them inherits those:
  /// choosing one row in a thousand costs one row. While a list is edited `--unedited` has no value and `--editing` an
  /// empty one; else they are `none` and without a value.
  ///
  /// The page as a whole is asked only where ``editedPage`` is in its sheet.
  static let editing = """
    :root{--unedited:none;--editing:initial;--first-unedited:initial;--first-editing: ;--unchosen:none;--chosen:initial}
    form:has(.edit){--first-unedited:none;--first-editing:initial}
    form:has(.edit>:checked){--unedited:initial;--editing: ;--first-unedited:initial;--first-editing: }
    .is-editing{--unedited:var(--first-unedited);--editing:var(--first-editing)}
    .list-cell:has(.pick:checked:not(.when-editing)){--unchosen:initial;--chosen: }
    .list-cell:has(.pick.when-editing:checked){--unchosen:var(--unedited);--chosen:var(--editing)}
    .when-editing{display:var(--unedited,var(--display,block))!important}
    .when-not-editing{--hidden:var(--editing) none;display:var(--hidden,var(--display,block))!important}
    .when-selected{display:var(--unchosen,var(--display,block))!important}
    .when-not-selected{--hidden:var(--chosen) none;display:var(--hidden,var(--display,block))!important}
    .when-selected.when-editing{display:var(--unchosen,var(--unedited,var(--display,block)))!important}
    .when-selected.when-not-editing{display:var(--unchosen,var(--hidden,var(--display,block)))!important}
    .when-not-selected.when-editing{display:var(--hidden,var(--unedited,var(--display,block)))!important}
    .when-not-selected.when-not-editing{--hidden:var(--chosen) none;--hidden-edited:var(--editing) none;\
    display:var(--hidden,var(--hidden-edited,var(--display,block)))!important}
    label.text.editing{pointer-events:var(--unedited,auto)}
    label.text.editing>a{pointer-events:auto}
    label.text.editing::after{content:var(--unedited,"")}
    .text.editing>a{--hidden:var(--editing) hidden;--shown:var(--editing) visible;visibility:var(--hidden,inherit)}
    .text.editing>a>*{visibility:var(--shown,inherit)}

    """

  /// The rule of an edit button outside of forms, which is that of the page.
  ///
  /// It is in the sheets of such pages only: a browser would look through any other for the button, again and again while
  /// it loads.
  static let editedPage = """
    :root:has(&){--first-unedited:none;--first-editing:initial}\
    :root:has(&:checked){--unedited:initial;--editing: ;--first-unedited:initial;--first-editing: }
    """
}
