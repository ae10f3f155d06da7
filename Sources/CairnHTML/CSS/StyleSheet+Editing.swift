extension StyleSheet {
  /// The ancestor of a list that is being edited: its form, or the page if the edit button stands outside of forms.
  ///
  /// Without any edit button it is a list that begins in edit mode.
  static let editedScope =
    ":is(form:has(.edit>:checked),:root:has(.edit>:checked:not(form *)),:root:not(:has(.edit)) .is-editing)"

  /// An ancestor of a chosen control that shows.
  static let picked = ":is(:has(.pick:checked:not(.when-editing)),\(editedScope) :has(.pick:checked))"

  /// Properties that tell the content of a list whether it is being edited.
  ///
  /// If a rule selected rows by a condition on another part of the form, Chromium would style the whole form again at
  /// each change of a control. So forms and pages only set properties, which their content inherits: choosing one row
  /// in a thousand costs one row. While a list is edited, `--unedited` has no value and `--editing` has an empty one;
  /// otherwise `--unedited` is `none` and `--editing` has no value.
  ///
  /// The whole page is asked only if its sheet contains ``editedPage``.
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

  /// The rule of an edit button outside of forms, which edits the whole page.
  ///
  /// Only the sheets of pages with such a button contain it. In any other page a browser would search for the button
  /// again and again while the page loads.
  static let editedPage = """
    :root:has(&){--first-unedited:none;--first-editing:initial}\
    :root:has(&:checked){--unedited:initial;--editing: ;--first-unedited:initial;--first-editing: }
    """
}
