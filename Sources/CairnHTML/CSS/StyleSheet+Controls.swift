extension StyleSheet {
  /// The looks of controls that change states.
  ///
  /// A switch has a border that is visible on every surface, and is drawn by the browser where colours are forced.
  static let stateControls = """
    .toggle{display:flex;align-items:center;gap:.5rem;min-block-size:2.75rem;cursor:pointer}
    .vstack>.toggle{align-self:stretch}
    .items>li>.toggle{margin:calc(var(--row-block,.625rem)*-1) calc(var(--row-inline,1rem)*-1);padding:.25rem var(--row-inline,1rem)}
    .switch{appearance:none;position:relative;order:1;flex:none;margin:0;margin-inline-start:auto;inline-size:3.1875rem;block-size:1.9375rem;\
    border-radius:1rem;background:color-mix(in srgb,var(--label) 45%,var(--background));cursor:inherit}
    .switch::before{content:"";position:absolute;inset-block:.125rem;inset-inline-start:.125rem;inline-size:1.6875rem;\
    border-radius:50%;background:#fff;box-shadow:0 .125rem .25rem rgb(0 0 0/25%)}
    .switch:checked{background:var(--tint)}
    .switch:checked::before{translate:1.25rem}
    .switch:checked:dir(rtl)::before{translate:-1.25rem}
    details.button{gap:0;padding:0}
    details.button::details-content{display:none}
    details.button>summary{gap:.5rem;padding:.5rem 1.25rem}
    details.button>summary::before{content:none}
    .state{position:fixed;inset:0 auto auto 0;inline-size:0;block-size:0;padding:0;border:0;overflow:hidden;background:none}
    @media (prefers-reduced-motion:no-preference){.switch,.switch::before{transition:.2s ease-out;transition-property:background,translate}}
    @media (forced-colors:active){.switch{appearance:auto}.switch::before{content:none}}
    @media print{.switch{print-color-adjust:exact}}

    """
}
