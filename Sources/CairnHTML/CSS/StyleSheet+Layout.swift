extension StyleSheet {
  /// A page of a split view alone, which has the size of the window.
  private static let splitPage = "body:has(>main>.split:first-child:nth-last-child(1 of :not(dialog)))"

  /// The rules that all layouts share; each layout has classes for the rest.
  ///
  /// A section is the container of its queries and of lengths that are shares of its width.
  static let layouts = """
    .layout{container:layout/inline-size;position:relative;isolation:isolate;display:flow-root}
    .band{font-weight:600}
    :where(.band:not(:has(>*))){padding-block:.5rem .375rem}
    footer.band{color:var(--secondary-label);font-size:.8125rem;font-weight:400}
    .cells{display:grid}
    .groups,.group{display:flex;align-items:flex-start}
    .cells>*,.cell{position:relative;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:start}
    .group,.group>*{flex:none;min-inline-size:0;min-block-size:0}
    .group>.spacer{flex:1 1 0}
    .anchored,.choice{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:start}
    .cells>:last-child{--below:var(--last-line,0px)!important}
    .cells>:has(>.choice>.list-cell){--own-line:0px}
    .cells>*>.choice>.list-cell{margin:var(--bleed-block,0px) var(--bleed-inline,0px)}
    .anchored>:is(.badge,.mark){display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center}
    .anchored>.badge>span{display:grid;place-items:center;min-inline-size:100%;min-block-size:100%;\
    padding-inline:.1875rem;border-radius:1rem;background:var(--tint-text);color:var(--background);font-size:.75rem;\
    font-weight:600;white-space:nowrap}
    .corner{position:absolute;inset-block-start:.375rem;inset-inline-end:.375rem;inline-size:max-content;\
    min-inline-size:1.25rem;min-block-size:1.25rem}
    .badge:dir(rtl),.mark:dir(rtl),.band:dir(rtl){--inline-direction:-1}
    .decoration{position:absolute;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center}
    .hollow{visibility:hidden}
    .readable{max-inline-size:65ch;margin-inline:auto}
    .split{display:grid;grid-template-columns:minmax(0,1fr);container:split/inline-size}
    .split>*{display:grid;grid-template:auto 1fr/minmax(0,1fr);gap:1.5rem}
    .split>*>:not(nav)>p{padding:.75rem 1rem}
    .split>*>*>.page-bar{padding-inline:1rem}
    .split>*>*>:is(\(blockClasses),.segments),\
    .split>*>*>.vstack:has(\(wholeWidths))>:is(.toggle,.field,.picker,.segments){margin:.75rem 1rem 0}
    .split>*>*>:is(.vstack,.hstack,.grid):not(.fills,:has(\(wholeWidths))){padding:.75rem 1rem}
    @container split (min-width:40rem){.split>*{grid-template:1fr/clamp(14rem,30%,20rem) minmax(0,1fr)}\
    .split>*>nav{border-inline-end:1px solid var(--separator);\(sidebarMaterial)}\
    .split>*>nav .list.sidebar{background:var(--list-background,none);backdrop-filter:none}}
    nav:has(>.columns){display:grid}
    .columns>*{gap:0}
    @container split (min-width:62.5rem){.split>:has(>nav>.columns){grid-template-columns:clamp(28rem,50%,40rem) minmax(0,1fr)}}
    @container split (min-width:28rem){.columns>*{grid-template:1fr/minmax(0,2fr) minmax(0,3fr)}\
    .columns>*>:first-child{border-inline-end:1px solid var(--separator)}}
    @media screen{\(splitPage){display:flex;flex-direction:column;min-block-size:100svh}\
    \(splitPage)>main{flex:1 0 auto;display:grid;inline-size:100%;max-inline-size:none;padding-block-end:0}}
    .scroller{overflow-x:auto;overscroll-behavior-inline:contain;scrollbar-width:var(--bars,thin);\
    scrollbar-color:var(--tertiary-label) transparent}
    .no-bars{--bars:none}
    .sideways{container:layout/inline-size;display:flex;overflow-x:auto;overscroll-behavior-inline:contain;\
    scrollbar-width:var(--bars,thin);scrollbar-color:var(--tertiary-label) transparent}
    .sideways>*{flex:none}
    .sideways>*>.layout{container:none;inline-size:max-content}
    .bounded{container:layout/inline-size;position:relative;display:flex;isolation:isolate}
    .bounded:not(.sideways){flex-direction:column}
    .bounded>*{flex:none;min-inline-size:0}
    .choices{position:relative;display:flex;inline-size:fit-content;margin:.5rem 1rem;padding:.125rem;border:0;\
    border-radius:.625rem;background:var(--tertiary-fill)}
    .choices>label{position:relative;display:grid;place-items:center;min-block-size:2.5rem;padding-inline:1rem;\
    border-radius:.5rem;cursor:pointer}
    .choices>label:has(:checked){background:var(--background);font-weight:600}
    .choices>label:has(:focus-visible){outline:3px solid var(--tint-text);outline-offset:2px}
    .choices input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
    @media (forced-colors:active){.choices>label:has(:checked){background:Highlight;color:HighlightText;\
    forced-color-adjust:none}.anchored>.badge>span{border:1px solid}}
    @media print{.choices{display:none}.anchored>.badge>span{print-color-adjust:exact}}
    .pages{position:relative;inline-size:max-content;min-inline-size:100%}
    .stop{position:absolute;inset-block-start:0;inline-size:1px;block-size:1px;scroll-snap-align:start;\
    scroll-snap-stop:always}
    @keyframes layout-moves{\
    0%{scale:var(--scroll-scale,1);opacity:var(--scroll-opacity,1);translate:var(--scroll-shift,0)}\
    50%{scale:1;opacity:1;translate:0}\
    100%{scale:var(--scroll-scale,1);opacity:var(--scroll-opacity,1);translate:var(--scroll-shift-back,0)}}
    @supports (animation-timeline:view()){@media (prefers-reduced-motion:no-preference){\
    .moves-inline>*,.moves-block>*{animation:layout-moves linear both;animation-timeline:view(inline)}\
    .moves-block>*{animation-timeline:view()}}}
    @media print{.scroller{overflow:visible}.scroller>.groups,.pages>.groups{flex-wrap:wrap;inline-size:auto!important}\
    .cells>*,.cell{break-inside:avoid}.band{position:static!important}}

    """
}
