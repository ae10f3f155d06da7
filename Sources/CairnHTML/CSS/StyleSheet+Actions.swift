extension StyleSheet {
  /// Cells with buttons of actions: the buttons stand beside the words, or below them where there is no room.
  ///
  /// In both places there is some space above the buttons, and the row has that much less padding. So words stay in the
  /// middle of a row of one line. The separators take no height in the row.
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

  static let swiping = """
    .swipe{position:relative;display:flex;overflow:auto hidden;scroll-snap-type:x mandatory;\
    overscroll-behavior-inline:contain;scrollbar-width:none}
    .swipe>:first-child{flex:0 0 100%;min-inline-size:0;scroll-snap-align:center;scroll-snap-stop:always}
    .swipe>:first-child:not(.list-cell),\(ownRow){background:var(--row-background,none);\
    backdrop-filter:var(--row-filter,none);\
    padding-block:var(--row-top,var(--row-block,.625rem)) var(--row-bottom,var(--row-block,.625rem));\
    padding-inline:calc(var(--clear,0px) + var(--row-start,var(--row-inline,1rem)) + var(--deep,0px))\
     calc(var(--clear,0px) + var(--row-end,var(--row-inline,1rem)))}
    .swipe>:is(.toggle,.field):first-child{min-block-size:2.75rem;padding-block:.25rem}
    @supports (scroll-initial-target:nearest){.swipe>:first-child{scroll-initial-target:nearest}}
    .swipe>.actions{flex:none;scroll-snap-align:end}
    .swipe>.leading{order:-1;scroll-snap-align:start}
    @supports not (scroll-initial-target:nearest){\
    .list:has(>.items>li>.swipe>.leading),.long>.items>li:has(>.swipe>.leading){content-visibility:visible}.swipe>.actions{animation:rest-at-the-cell .1s}\
    .swipe>:first-child{position:relative}\
    .swipe>:first-child::before{content:"";position:absolute;inset:0;scroll-snap-align:center;pointer-events:none}}
    @keyframes rest-at-the-cell{from,to{scroll-snap-align:none}}
    .actions:not([popover]){display:flex}
    .action{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.125rem;\
    min-inline-size:4.625rem;min-block-size:2.75rem;padding:.25rem .75rem;border:0;border-radius:0;\
    background:var(--action,var(--gray-text));color:var(--background);font:inherit;font-size:.9375rem;\
    text-decoration:none;cursor:pointer}
    .swipe>.actions>.action{padding-block:0;font-size:.8125rem;line-height:1.2}
    .action.destructive{--action:var(--red-text)}
    details.action{gap:0;padding:0!important}
    details.action::details-content{display:none}
    details.action>summary{flex:1;display:flex;flex-direction:column;align-self:stretch;align-items:center;\
    justify-content:center;gap:.125rem;padding:.25rem .75rem}
    details.action>summary::before{content:none}
    .trailing>.actions:not([popover]),.acting>.actions:not([popover]){flex-wrap:wrap;gap:.5rem}
    :is(.trailing,.acting)>.actions:not([popover])>.action{min-inline-size:0;min-block-size:2rem;border-radius:.5rem}
    .trailing>.actions>.action{z-index:2}
    .trailing>a.more{position:relative;z-index:2}
    .acting:not(:has(>:is(.list-cell,.outline,.branch))){display:flex;flex-wrap:wrap;align-items:center;\
    justify-content:space-between;gap:.5rem}
    .acting>.fills,\(greedyStacks(in: ".acting")){flex:1 1 min(9rem,100%)}
    .list>.outline>.items{--branch:0}
    .list>.outline>summary{font-weight:600}
    .list>.outline>summary>\(headings){flex:1;font:inherit}
    .list>.outline>summary>\(headings)>.list-cell{color:inherit}
    .items>li>.acting{align-self:stretch}
    .acting:has(>.outline){position:relative}
    .acting>.outline~.more{position:absolute;inset-block-start:0;\
    inset-inline-end:calc(var(--clear,0px) + var(--row-inline,1rem) + 1rem);\
    z-index:2;margin:0}
    .acting>.outline>summary>.list-cell>.body>.trailing>.turn{margin-inline-start:2.5rem}
    .acting.fills:not(:has(>.list-cell)){display:grid;grid-template-columns:minmax(0,1fr);align-self:stretch}
    .acting.fills:not(:has(>.list-cell))>:is(:first-child,.more){grid-area:1/1}
    .acting.fills>.more{place-self:start end;z-index:2;margin:0}
    .own{display:grid;grid-template-columns:minmax(0,1fr);align-items:center;min-block-size:2.75rem}
    [popover].actions{inset:0;margin:auto;inline-size:max-content;min-inline-size:12rem;max-inline-size:min(20rem,90vw);\
    padding:.3125rem;border:1px solid var(--separator);border-radius:.75rem;background:var(--tertiary-background);\
    color:var(--label);box-shadow:0 .5rem 2rem rgb(0 0 0/.25);font-weight:400}
    [popover].actions:popover-open{display:flex;flex-direction:column}
    @supports (position-area:block-end){[popover].actions{inset:auto;margin:0;\
    position-area:block-end span-inline-start;position-try-fallbacks:flip-block}}
    [popover]>.action{flex-direction:row-reverse;justify-content:space-between;gap:.75rem;padding-inline:.75rem;\
    border-radius:.5rem;background:none;color:var(--label);font-size:1.0625rem;text-align:var(--start)}
    [popover]>details.action>summary{flex-direction:row-reverse;justify-content:space-between;gap:.75rem}
    [popover]>.action.destructive{color:var(--red-text)}
    @media (hover:hover){.action:hover{filter:brightness(.93)}\
    [popover]>.action:hover{background:var(--tertiary-fill);filter:none}}
    .action:active{filter:brightness(.86)}
    [popover]>.action:active{background:var(--secondary-fill);filter:none}

    """
}
