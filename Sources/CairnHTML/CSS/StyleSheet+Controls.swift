extension StyleSheet {
  /// The looks of controls that change states.
  ///
  /// A switch has a border that is visible on every surface, and is drawn by the browser where colours are forced.
  static let stateControls = """
    .toggle{display:flex;align-items:center;gap:.5rem;min-block-size:2.75rem;cursor:pointer}
    .toggle>span{min-inline-size:0}
    .toggle>span:has(>.hstack){flex:1 1 0%}
    .vstack>:is(.toggle,.field,.segments){align-self:stretch}
    .hstack>.toggle:not(:has(>.visually-hidden)){flex:10000 1 0%;max-inline-size:none}
    .hstack>.segments{flex:1 1 0%;max-inline-size:none}
    .items>li>:is(.toggle,.field){margin:calc(var(--row-block,.625rem)*-1) calc(var(--row-inline,1rem)*-1);padding:.25rem var(--row-inline,1rem)}
    .switch{appearance:none;position:relative;order:1;flex:none;margin:0;margin-inline-start:auto;inline-size:3.1875rem;block-size:1.9375rem;\
    border-radius:1rem;background:color-mix(in srgb,var(--label) 45%,var(--background));cursor:inherit}
    .switch::before{content:"";position:absolute;inset-block:.125rem;inset-inline-start:.125rem;inline-size:1.6875rem;\
    border-radius:50%;background:#fff;box-shadow:0 .125rem .25rem rgb(0 0 0/25%)}
    .switch:is(:checked,.on){background:var(--tint)}
    .switch:is(:checked,.on)::before{translate:1.25rem}
    .switch:is(:checked,.on):dir(rtl)::before{translate:-1.25rem}
    button:is(.switch,.tick){padding:0;border:0}
    details.button{gap:0;padding:0!important}
    details.button::details-content{display:none}
    details.button>summary{flex:1 1 auto;justify-content:center;gap:.5rem;padding:.5rem 1.25rem}
    details.button>summary::before{content:none}
    :is(.items>li,.own,.acting,.swipe,.menu-items)>details.button>summary{justify-content:start}
    .items>li>details.button:not(.bordered,.prominent)>summary{padding:var(--row-block,.625rem) var(--row-inline,1rem)}
    :is(.own,.acting,.swipe)>details.button>summary{padding:0}
    .state{position:fixed;inset:0 auto auto 0;inline-size:0;block-size:0;padding:0;border:0;overflow:hidden;background:none}
    @media (prefers-reduced-motion:no-preference){.switch,.switch::before{transition:.2s ease-out;transition-property:background,translate}}
    @media (forced-colors:active){input.switch{appearance:auto}input.switch::before{content:none}\
    button.switch{border:1px solid}button:is(.switch,.tick).on{forced-color-adjust:none;background:Highlight}}
    @media print{.switch{print-color-adjust:exact}}
    :is(.button,.switch,.input,.slider):disabled,.choice:has(:disabled){opacity:.5;cursor:default}

    """

  /// Forms without sections that hold controls themselves, which stand one above another.
  ///
  /// Rules for what stands in them end with few classes that rows have: browsers look at all of those again whenever one is chosen.
  private static let formsOfControls =
    "main>form:not(:has(>.list)):has(>:is(.field,.toggle,.picker,.segments,.progress,progress),>:is(.hstack,.vstack)>:is(.field,.spacer,progress)),main>form:has(>p):not(:has(\(wholeWidths)))"

  /// The looks of fields: their borders show on every surface, and what a browser draws has the tint.
  static let fields = """
    .field{display:flex;flex-direction:column;gap:.25rem}
    .items>li>.field{flex-flow:wrap;align-items:center;gap:.25rem 1rem;min-block-size:2.75rem}
    .items>li>.field>:is(.input,.slider){flex:1 1 12rem}
    .items>li>.field>select.input{flex:0 1 auto;margin-inline-start:auto;max-inline-size:100%}
    .items>li>.field>textarea.input{flex-basis:100%}
    .input{order:1;min-inline-size:0;min-block-size:2.75rem;padding:.5rem .75rem;\
    border:1px solid color-mix(in srgb,var(--label) 55%,var(--background));border-radius:.5rem;\
    background:var(--background);color:var(--label);font:inherit;text-align:inherit;accent-color:var(--tint)}
    .input.bare{min-block-size:0;padding:0;border:0;background:none;color:inherit;inline-size:100%}
    .input.bare::placeholder{color:inherit;opacity:.65}
    select.input{align-self:flex-start;max-inline-size:100%}
    textarea.input{min-block-size:6rem;resize:vertical;field-sizing:content}
    .frame>.field:has(>textarea){align-self:stretch}
    .frame>.field>textarea.input{flex:1 1 0;min-block-size:0}
    .field>.input[type=color]{flex:none;align-self:flex-start;inline-size:3.5rem;padding:.25rem}
    .items>li>.field>.input[type=color]{flex:none;margin-inline-start:auto}
    .input:is(:user-invalid,[aria-invalid]){border-color:var(--red);outline:1px solid var(--red)}
    .slider{order:1;min-inline-size:0;min-block-size:2.75rem;margin:0;accent-color:var(--tint)}
    :is(.picker,.segments){min-inline-size:0;margin:0;border:0}
    .picker{padding:0}
    .picker>legend{padding:0}
    .picker>.choice{display:flex;align-items:center;gap:.75rem;min-block-size:2.75rem;cursor:pointer}
    .picker>.choice>input{flex:none;inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:var(--tint)}
    .segments{position:relative;display:flex;flex-wrap:wrap;max-inline-size:100%;overflow-wrap:break-word;padding:.125rem;\
    border-radius:.625rem;background:var(--tertiary-fill)}
    .segments>.choice{position:relative;display:grid;place-items:center;flex:1 1 auto;min-block-size:2.5rem;\
    padding-inline:1rem;border-radius:.5rem;text-align:center;cursor:pointer}
    .segments>.choice:has(:checked){background:var(--background);font-weight:600}
    .segments>.choice:has(:focus-visible){outline:3px solid var(--tint-text);outline-offset:2px}
    .segments>.choice>input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
    .dots{justify-content:center;margin-block-end:.5rem;background:none}
    .dots>.choice{flex:none;min-inline-size:1.5rem;min-block-size:1.5rem;padding:0;border-radius:50%}
    .dots>.choice>span{inline-size:.5rem;block-size:.5rem;border:1px solid var(--secondary-label);border-radius:50%;overflow:hidden;font-size:0}
    .dots>.choice:has(:checked){background:none}
    .dots>.choice:has(:checked)>span{background:var(--label)}
    @media (forced-colors:active){.segments>.choice:has(:checked){background:Highlight;color:HighlightText;\
    forced-color-adjust:none}}
    @media print{.segments>.choice{print-color-adjust:exact}}
    main>.segments{margin:.25rem \(side)}
    main>form>.vstack:not(.fills,:has(\(wholeWidths))){padding:.75rem \(side)}
    main>form:has(>.list)>:is(p,.hstack:not(.fills)){padding:.5rem var(--button-side,\(side))}
    form:has(>.list)>:is(.field,.toggle,.picker,.segments){margin:.25rem var(--button-side,\(side))}
    \(formsOfControls){display:flex;flex-direction:column;align-items:flex-start;gap:1rem;padding:.75rem \(side)}
    :is(\(formsOfControls))>:is(.field,.toggle,.segments,.progress,.page-bar,.button:has(>.fills),:is(.hstack,.vstack):has(>.field,>.spacer,>progress)){align-self:stretch}
    :is(\(formsOfControls))>:is(.hstack,.vstack){margin:0;padding:0}
    :is(\(formsOfControls))>:is(.page-bar,.navigation-title){padding-inline:0}
    :is(\(formsOfControls))>:is(.page-bar:first-child,.page-bar+.navigation-title){margin-block:-.75rem -.25rem}

    """
}
