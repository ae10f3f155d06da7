extension StyleSheet {
  /// The rules that every layout needs; what differs from layout to layout has classes of its own.
  ///
  /// A section is the container to which shares of its width and conditions on it refer.
  static let layouts = """
    .layout{container:layout/inline-size;position:relative;isolation:isolate;display:flow-root}
    .band{font-weight:600}
    footer.band{color:var(--secondary-label);font-size:.8125rem;font-weight:400}
    .cells{display:grid}
    .groups,.group{display:flex;align-items:flex-start}
    .cells>*,.cell{position:relative;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:start}
    .group,.group>*{flex:none;min-inline-size:0;min-block-size:0}
    .group>.spacer{flex:1 1 0}
    .anchored{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:start}
    .anchored>.badge{display:grid;place-items:center}
    .badge:dir(rtl),.band:dir(rtl){--inline-direction:-1}
    .hollow{visibility:hidden}
    .scroller{overflow-x:auto;overscroll-behavior-inline:contain;scrollbar-width:thin;\\
    scrollbar-color:var(--tertiary-label) transparent}
    .scroller:focus-visible{outline-offset:-3px}

    """
}
