extension StyleSheet {
  private static let sheets = ":is(.sheet,.cover,.callout)"
  /// The row at the top of a sheet that holds the button which closes it.
  private static let closing = "\(sheets)>.hstack:first-child:has(>.spacer:first-child+.button:last-child)"

  /// The looks of what shows in front of the page.
  ///
  /// What is open without having been opened by a button is no modal dialog, so its backdrop is a shadow,
  /// with something invisible that keeps presses off the page.
  static let presentations = """
    .dialog{inset:0;margin:auto;inline-size:min(36rem,100% - 2rem);max-inline-size:none;max-block-size:calc(100% - 4rem);padding:1rem;\
    border:0;border-radius:.875rem;overflow:auto;--background:var(--tertiary-background);background:var(--background);color:var(--label);\
    box-shadow:0 .5rem 2.5rem rgb(0 0 0/.3)}
    \(sheets)>.grows:only-child{inline-size:auto;max-inline-size:none;block-size:calc(100% + 2rem);margin:-1rem;padding:1rem}
    \(closing){position:relative;z-index:1}
    \(closing)+.grows:last-child{inline-size:auto;max-inline-size:none;block-size:calc(100% + 2rem);margin:-4.25rem -1rem -1rem;\
    padding:4.25rem 1rem 1rem}
    .dialog::backdrop{background:rgb(0 0 0/.4)}
    .dialog[open]:not(:modal){position:fixed;z-index:10}
    .alert[open]:not(:modal){z-index:11}
    .dialog[open]:not(:modal,.callout){box-shadow:0 0 0 200vmax rgb(0 0 0/.4)}
    .dialog[open]:not(:modal,.callout)::before{content:"";position:fixed;inset:0;z-index:-1}
    \(sheets)>.hstack:first-child{margin-block-end:.5rem}
    \(sheets)>.hstack:first-child>.button{min-inline-size:2.75rem;padding:0;justify-content:center;border-radius:50%}
    \(sheets)>.hstack:first-child>details.button>summary{padding:0}
    .alert{inline-size:min(20rem,100% - 2rem);padding:1.25rem;text-align:center}
    .alert>.vstack{inline-size:100%}
    .alert>.vstack+.button{margin-block-start:.75rem}
    .alert .button{inline-size:100%;justify-content:center}
    .cover{inline-size:100%;block-size:100%;max-block-size:none;border-radius:0}
    .callout{inline-size:max-content;max-inline-size:min(24rem,90vw);border:1px solid var(--separator)}
    .callout::backdrop,.menu-items::backdrop{background:none}
    .menu{display:inline-grid;grid-template-columns:minmax(0,1fr);color:\(tintOnFill)}
    .menu:has(>.bare){color:inherit}
    .menu>.button{color:inherit}
    .menu-items{inline-size:max-content;min-inline-size:12rem;max-inline-size:min(20rem,90vw);padding:.3125rem;border:1px solid var(--separator)}
    .menu-items:popover-open{display:flex;flex-direction:column}
    .menu-items>:is(.button,.link){justify-content:flex-start;border-radius:.5rem;background:none}
    .menu-items>:is(.picker,.toggle){padding:.25rem .75rem}
    @supports (position-area:block-end){:is(.callout,.menu-items):popover-open{inset:auto;margin:.25rem;position-area:block-end;\
    position-try:most-block-size flip-block}}
    @media (forced-colors:active){.dialog{border:1px solid}}
    @media (prefers-reduced-motion:no-preference){.dialog:is(:modal,:popover-open){animation:.2s ease-out presented}}
    @keyframes presented{from{opacity:0;translate:0 .75rem}}

    """
}
