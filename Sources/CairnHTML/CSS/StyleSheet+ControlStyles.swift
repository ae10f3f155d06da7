extension StyleSheet {
  /// The looks of buttons and toggles with a style of their own.
  ///
  /// In a row a button is as wide as the row. One with a background is as wide as its words there, too.
  static let controlStyles = """
    .button.bare{min-block-size:1.5rem;padding:0;border-radius:0;background:none;color:inherit;font-weight:inherit;text-align:start}
    details.button:is(.bare,.borderless)>summary{min-block-size:1.5rem;padding:0}
    .button.borderless{min-inline-size:1.5rem;min-block-size:1.5rem;padding:0;border-radius:0;background:none;font-weight:inherit}
    .page-bar .borderless{min-block-size:2.75rem}
    .button.borderless:not(.destructive){color:var(--tint-text)}
    .button.prominent{background:var(--tint-text);color:var(--background)}
    .button.prominent.destructive{background:var(--red-text)}
    .items>li>.button:is(.bordered,.prominent){justify-self:start;margin:.25rem 0;padding:.5rem 1.25rem;border-radius:.75rem;\
    font-weight:600}
    .items>li>.button.bordered{background:var(--tertiary-fill)}
    .items>li>.button.prominent{background:var(--tint-text)}
    .items>li>.button.prominent.destructive{background:var(--red-text)}
    .button.small-control:not(.bare,.borderless){min-block-size:1.75rem;padding:.125rem .75rem;font-size:.875em}
    .button.large-control:not(.bare,.borderless){min-block-size:3.25rem;padding:.75rem 1.75rem;font-size:1.0625em}
    details.small-control:not(.bare,.borderless)>summary{min-block-size:1.75rem;padding:.125rem .75rem}
    details.large-control:not(.bare,.borderless)>summary{min-block-size:3.25rem;padding:.75rem 1.75rem}
    details.round-shaped>summary{padding:.5rem}
    .button.pill-shaped{border-radius:9999px}
    .button.round-shaped{aspect-ratio:1;padding:.5rem;border-radius:50%}
    .toggle>.tick{flex:none;inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:var(--tint)}
    button.tick{order:0;border:1px solid color-mix(in srgb,var(--label) 55%,var(--background));border-radius:.25rem;background:var(--background)}
    button.tick.on{border-color:var(--tint-text);background:var(--tint-text);color:var(--background)}
    button.tick.on::before{content:"✓"/"";display:block;line-height:1.1875rem;font-size:.875rem}
    .toggle-button{position:relative}
    .toggle-button>.tick{position:absolute;inset:0;inline-size:auto;block-size:auto;margin:0;opacity:0;cursor:inherit}

    """

  /// Buttons that their label or their author gives a background, if any.
  ///
  /// They fade, and keep it. Plain ones in rows light up with these.
  private static let bare = ".button:is(.borderless,.bare:not(.items>li>*))"

  /// What must win over the looks of all buttons that are touched, and over those of the author.
  static let controlStyleStates = """
    @media (hover:hover){\(bare):hover{opacity:.7}\
    .button.prominent.button.button:hover{background:color-mix(in srgb,var(--tint-text) 88%,var(--label))}\
    .button.prominent.destructive.button.button:hover{background:color-mix(in srgb,var(--red-text) 88%,var(--label))}}
    \(bare):active{opacity:.5}
    .button.prominent.button.button:active{background:color-mix(in srgb,var(--tint-text) 80%,var(--label))}
    .button.prominent.destructive.button.button:active{background:color-mix(in srgb,var(--red-text) 80%,var(--label))}
    .toggle-button.button.button.button:has(:checked,.on){background:var(--tint-text);color:var(--background)}
    .toggle-button:has(:focus-visible){outline:3px solid var(--tint-text);outline-offset:2px}
    @media (forced-colors:active){:is(.button.bare,.button.borderless){border:0}\
    .toggle-button.button.button.button:has(:checked,.on){forced-color-adjust:none;background:Highlight;color:HighlightText}}
    @media print{.button.prominent,.toggle-button:has(:checked,.on){print-color-adjust:exact}}

    """
}
