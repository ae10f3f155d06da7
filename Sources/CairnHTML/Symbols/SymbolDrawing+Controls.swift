extension SymbolDrawing {
  /// Controls, tools, devices and things.
  static let controls: KeyValuePairs<StaticString, StaticString> = [
    "gearshape": #"""
    <path d="M10.05 4.96L10.38 2.54L13.62 2.54L13.95 4.96A7.3 7.3 0 0 1 15.6 5.65L17.54 4.16L19.84 6.46L18.35 8.4A7.3 \#
    7.3 0 0 1 19.04 10.05L21.46 10.38L21.46 13.62L19.04 13.95A7.3 7.3 0 0 1 18.35 15.6L19.84 17.54L17.54 19.84L15.6 \#
    18.35A7.3 7.3 0 0 1 13.95 19.04L13.62 21.46L10.38 21.46L10.05 19.04A7.3 7.3 0 0 1 8.4 18.35L6.46 19.84L4.16 \#
    17.54L5.65 15.6A7.3 7.3 0 0 1 4.96 13.95L2.54 13.62L2.54 10.38L4.96 10.05A7.3 7.3 0 0 1 5.65 8.4L4.16 6.46L6.46 \#
    4.16L8.4 5.65A7.3 7.3 0 0 1 10.05 4.96z"/><circle cx="12" cy="12" r="3"/>
    """#,
    "gearshape.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M9.68 4.24L9.81 1.73L14.19 1.73L14.32 4.24A8.1 8.1 \#
    0 0 1 15.85 4.87L17.71 3.19L20.81 6.29L19.13 8.15A8.1 8.1 0 0 1 19.76 9.68L22.27 9.81L22.27 14.19L19.76 14.32A8.1 \#
    8.1 0 0 1 19.13 15.85L20.81 17.71L17.71 20.81L15.85 19.13A8.1 8.1 0 0 1 14.32 19.76L14.19 22.27L9.81 22.27L9.68 \#
    19.76A8.1 8.1 0 0 1 8.15 19.13L6.29 20.81L3.19 17.71L4.87 15.85A8.1 8.1 0 0 1 4.24 14.32L1.73 14.19L1.73 \#
    9.81L4.24 9.68A8.1 8.1 0 0 1 4.87 8.15L3.19 6.29L6.29 3.19L8.15 4.87A8.1 8.1 0 0 1 9.68 4.24zM9 12a3 3 0 1 1 6 \#
    0a3 3 0 1 1 -6 0z"/>
    """#,
    "gear": #"""
    <circle cx="12" cy="12" r="7"/><path d="M12 4.8L12 2.1M15.6 5.76L16.95 3.43M18.24 8.4L20.57 7.05M19.2 12L21.9 \#
    12M18.24 15.6L20.57 16.95M15.6 18.24L16.95 20.57M12 19.2L12 21.9M8.4 18.24L7.05 20.57M5.76 15.6L3.43 16.95M4.8 \#
    12L2.1 12M5.76 8.4L3.43 7.05M8.4 5.76L7.05 3.43"/><circle cx="12" cy="12" r="2.4"/>\#
    <path d="M12 9.6V5M14.1 13.2l4 2.3M9.9 13.2l-4 2.3"/>
    """#,
    "magnifyingglass": #"<circle cx="10.5" cy="10.5" r="6.8"/><path d="M15.5 15.5l5.5 5.5"/>"#,
    "plus.magnifyingglass": #"""
    <circle cx="10.5" cy="10.5" r="6.8"/><path d="M15.5 15.5l5.5 5.5M10.5 7.8v5.4M7.8 10.5h5.4"/>
    """#,
    "line.3.horizontal": #"<path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17"/>"#,
    "line.3.horizontal.decrease": #"<path d="M3.5 6.5h17M6.5 12h11M9.5 17.5h5"/>"#,
    "square.grid.2x2": #"""
    <rect x="3.5" y="3.5" width="7" height="7" rx="1.5"/><rect x="13.5" y="3.5" width="7" height="7" rx="1.5"/>\#
    <rect x="3.5" y="13.5" width="7" height="7" rx="1.5"/><rect x="13.5" y="13.5" width="7" height="7" rx="1.5"/>
    """#,
    "square.grid.2x2.fill": #"""
    <rect fill="currentColor" x="3.5" y="3.5" width="7" height="7" rx="1.5"/>\#
    <rect fill="currentColor" x="13.5" y="3.5" width="7" height="7" rx="1.5"/>\#
    <rect fill="currentColor" x="3.5" y="13.5" width="7" height="7" rx="1.5"/>\#
    <rect fill="currentColor" x="13.5" y="13.5" width="7" height="7" rx="1.5"/>
    """#,
    "rectangle.grid.1x2": #"""
    <rect x="3.5" y="3.5" width="17" height="7" rx="2"/><rect x="3.5" y="13.5" width="17" height="7" rx="2"/>
    """#,
    "sidebar.left": #"<rect x="2.5" y="4.5" width="19" height="15" rx="3"/><path d="M9 4.5v15"/>"#,
    "sidebar.right": #"<rect x="2.5" y="4.5" width="19" height="15" rx="3"/><path d="M15 4.5v15"/>"#,
    "sidebar.leading": #"<rect x="2.5" y="4.5" width="19" height="15" rx="3"/><path d="M9 4.5v15"/>"#,
    "slider.horizontal.3": #"""
    <path d="M3 6.5h5M12 6.5h9M3 12h11M18 12h3M3 17.5h3M10 17.5h11"/><circle cx="10" cy="6.5" r="2"/>\#
    <circle cx="16" cy="12" r="2"/><circle cx="8" cy="17.5" r="2"/>
    """#,
    "chart.bar": #"""
    <rect x="3" y="12" width="4.5" height="8.5" rx="1"/><rect x="9.75" y="4" width="4.5" height="16.5" rx="1"/>\#
    <rect x="16.5" y="8.5" width="4.5" height="12" rx="1"/>
    """#,
    "chart.bar.fill": #"""
    <rect fill="currentColor" x="3" y="12" width="4.5" height="8.5" rx="1"/>\#
    <rect fill="currentColor" x="9.75" y="4" width="4.5" height="16.5" rx="1"/>\#
    <rect fill="currentColor" x="16.5" y="8.5" width="4.5" height="12" rx="1"/>
    """#,
    "chart.line.uptrend.xyaxis": #"<path d="M3.5 3.5v17h17M7 15.5l4-4.5 3 2.5 6-7M15.5 6.5H20V11"/>"#,
    "calendar": #"""
    <rect x="3" y="4.5" width="18" height="16.5" rx="3"/><path d="M3 9.5h18M8 2.5v4M16 2.5v4"/>\#
    <circle fill="currentColor" stroke="none" cx="8" cy="13.3" r="1.2"/>\#
    <circle fill="currentColor" stroke="none" cx="12" cy="13.3" r="1.2"/>\#
    <circle fill="currentColor" stroke="none" cx="16" cy="13.3" r="1.2"/>\#
    <circle fill="currentColor" stroke="none" cx="8" cy="17" r="1.2"/>\#
    <circle fill="currentColor" stroke="none" cx="12" cy="17" r="1.2"/>
    """#,
    "clock": #"<circle cx="12" cy="12" r="9.25"/><path d="M12 6.5V12l3.5 2.5"/>"#,
    "clock.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 \#
    -20.2 0zM11.05 6.5L11.05 12.69L15.04 15.57A.95 .95 0 0 0 16.16 14.03L12.95 11.71L12.95 6.5A.95 .95 0 0 0 11.05 \#
    6.5z"/>
    """#,
    "hourglass": #"""
    <path d="M6 2.5h12M6 21.5h12M7 2.5c0 5 3.2 6.8 5 9.5 1.8-2.7 5-4.5 5-9.5M7 21.5c0-5 3.2-6.8 5-9.5 1.8 2.7 5 4.5 5 \#
    9.5"/>
    """#,
    "lock": #"<rect x="4.5" y="10.5" width="15" height="11" rx="2.5"/><path d="M7.7 10.5V7a4.3 4.3 0 0 1 8.6 0v3.5"/>"#,
    "lock.fill": #"""
    <rect fill="currentColor" x="4.5" y="10.5" width="15" height="11" rx="2.5"/>\#
    <path d="M7.7 10.5V7a4.3 4.3 0 0 1 8.6 0v3.5"/>
    """#,
    "lock.open": #"""
    <rect x="4.5" y="10.5" width="15" height="11" rx="2.5"/><path d="M7.7 10.5V6.5a4.3 4.3 0 0 1 8.3-1.6"/>
    """#,
    "key": #"<circle cx="8" cy="15.5" r="5"/><path d="M11.6 12L20.5 3M16 7.5l3.5 3.5M13.2 10.3l2.3 2.3"/>"#,
    "shield": #"<path d="M12 2.5c2.5 1.7 5 2.6 8 2.8V11c0 5-3 8.6-8 10.5C7 19.6 4 16 4 11V5.3c3-.2 5.5-1.1 8-2.8z"/>"#,
    "battery.100": #"""
    <rect x="1.8" y="7" width="17.5" height="10" rx="3"/><rect fill="currentColor" stroke="none" x="4.2" y="9.4" \#
    width="12.7" height="5.2" rx="1.2"/><path d="M22 10.5v3"/>
    """#,
    "power": #"<path d="M12 2.5v9M7 5.5a8.5 8.5 0 1 0 10 0"/>"#,
    "terminal": #"<rect x="2.5" y="4" width="19" height="16" rx="3"/><path d="M6.5 8.5L10 12l-3.5 3.5M12.5 15.5h5"/>"#,
    "hammer": #"""
    <path d="M13.3 8.7L4.7 17.3a1.7 1.7 0 0 0 2.4 2.4l8.6-8.6M9.5 4.5c2.5-1.7 5-1.5 7 .5l4.5 4.5-3.2 \#
    3.2-1.5-1.5-.6.1-3.6-3.6.1-.6C11.3 5.2 10.7 4.7 9.5 4.5z"/>
    """#,
    "wrench": #"""
    <path d="M20.2 6.5l-3.3 3.3-2.7-2.7 3.3-3.3a5.5 5.5 0 0 0-7 7L3.5 17.8a1.9 1.9 0 0 0 2.7 2.7l7-7a5.5 5.5 0 0 0 \#
    7-7z"/>
    """#,
    "wrench.adjustable": #"""
    <path d="M20.2 6.5l-3.3 3.3-2.7-2.7 3.3-3.3a5.5 5.5 0 0 0-7 7L3.5 17.8a1.9 1.9 0 0 0 2.7 2.7l7-7a5.5 5.5 0 0 0 \#
    7-7z"/>
    """#,
    "swift": #"""
    <path fill="currentColor" d="M4 6.5c3 3.5 6 6 9 8-2.5-2.3-5-5.3-6.5-8 3 2.8 6 5 9 7 .8-2.8.2-6-2.3-9.5 4.8 3.3 \#
    7.3 8 6.3 12.5 1.2 1.3 1.7 3 1.3 4-1.2-1.7-2.7-1.8-4.3-1-4.5 2.2-10.5.8-13.5-4.3 3 2 6 2.6 8.5 1.6C8.5 14.3 5.8 \#
    10.5 4 6.5z"/>
    """#,
    "command": #"""
    <path d="M9 9h6v6H9zM9 9H6.5A2.75 2.75 0 1 1 9 6.5zM15 9V6.5A2.75 2.75 0 1 1 17.5 9zM15 15h2.5A2.75 2.75 0 1 1 15 \#
    17.5zM9 15v2.5A2.75 2.75 0 1 1 6.5 15z"/>
    """#,
    "curlybraces": #"""
    <path d="M9 3.5H8A2.5 2.5 0 0 0 5.5 6v3.5A2.5 2.5 0 0 1 3 12a2.5 2.5 0 0 1 2.5 2.5V18A2.5 2.5 0 0 0 8 20.5h1M15 \#
    3.5h1A2.5 2.5 0 0 1 18.5 6v3.5A2.5 2.5 0 0 0 21 12a2.5 2.5 0 0 0-2.5 2.5V18a2.5 2.5 0 0 1-2.5 2.5h-1"/>
    """#,
    "chevron.left.forwardslash.chevron.right": #"<path d="M7 7l-5 5 5 5M17 7l5 5-5 5M13.5 4.5l-3 15"/>"#,
    "keyboard": #"""
    <rect x="2" y="5.5" width="20" height="13" rx="2.5"/><path d="M8 15h8"/>\#
    <circle fill="currentColor" stroke="none" cx="6" cy="9" r="1"/>\#
    <circle fill="currentColor" stroke="none" cx="9" cy="9" r="1"/>\#
    <circle fill="currentColor" stroke="none" cx="12" cy="9" r="1"/>\#
    <circle fill="currentColor" stroke="none" cx="15" cy="9" r="1"/>\#
    <circle fill="currentColor" stroke="none" cx="18" cy="9" r="1"/>\#
    <circle fill="currentColor" stroke="none" cx="6" cy="12" r="1"/>\#
    <circle fill="currentColor" stroke="none" cx="9" cy="12" r="1"/>\#
    <circle fill="currentColor" stroke="none" cx="12" cy="12" r="1"/>\#
    <circle fill="currentColor" stroke="none" cx="15" cy="12" r="1"/>\#
    <circle fill="currentColor" stroke="none" cx="18" cy="12" r="1"/>
    """#,
    "desktopcomputer": #"<rect x="2.5" y="3.5" width="19" height="13" rx="2.5"/><path d="M12 16.5v4M8 20.5h8"/>"#,
    "iphone": #"<rect x="6.5" y="2" width="11" height="20" rx="2.8"/><path d="M10.8 4.8h2.4"/>"#,
    "printer": #"""
    <path d="M7 8V3h10v5M7 17H5a2.5 2.5 0 0 1-2.5-2.5v-4A2.5 2.5 0 0 1 5 8h14a2.5 2.5 0 0 1 2.5 2.5v4A2.5 2.5 0 0 1 \#
    19 17h-2M7 14h10v7H7z"/>
    """#,
    "cart": #"""
    <path d="M2 3.5h1.7a1.5 1.5 0 0 1 1.5 1.2L7.3 15a1.5 1.5 0 0 0 1.5 1.2h9.3a1.5 1.5 0 0 0 1.5-1.2L21 7.5H5.8"/>\#
    <circle fill="currentColor" stroke="none" cx="9.3" cy="20" r="1.6"/>\#
    <circle fill="currentColor" stroke="none" cx="17.3" cy="20" r="1.6"/>
    """#,
    "creditcard": #"<rect x="2.5" y="5" width="19" height="14" rx="2.5"/><path d="M2.5 9.8h19M6.5 15h3"/>"#,
    "gift": #"""
    <rect x="2.5" y="8" width="19" height="4.5" rx="1.2"/><path d="M4.5 12.5V19A2 2 0 0 0 6.5 21h11a2 2 0 0 0 \#
    2-2v-6.5M12 8v13M12 8C10.5 4.7 9 3 7.5 3a2.5 2.5 0 0 0 0 5zM12 8c1.5-3.3 3-5 4.5-5a2.5 2.5 0 0 1 0 5z"/>
    """#,
    "bag": #"<path d="M5.3 7.5h13.4l1.1 11.8a2 2 0 0 1-2 2.2H6.2a2 2 0 0 1-2-2.2zM8.5 10.5V6.5a3.5 3.5 0 0 1 7 0v4"/>"#,
    "lightbulb": #"<path d="M9 17c0-2.8-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.2-3 8zM9.5 20.5h5"/>"#,
    "trophy": #"""
    <path d="M7.5 3.5h9v6.5a4.5 4.5 0 0 1-9 0zM7.5 5.5h-4c0 4 1.5 6 4.3 6M16.5 5.5h4c0 4-1.5 6-4.3 6M12 14.5v6M8 \#
    20.5h8"/>
    """#,
    "rosette": #"<circle cx="12" cy="9" r="6"/><path d="M8.3 13.9L7 21.5l5-2.7 5 2.7-1.3-7.6"/>"#,
    "sparkles": #"""
    <path d="M10.5 4c.8 4.7 2.8 6.7 7.5 7.5-4.7.8-6.7 2.8-7.5 7.5-.8-4.7-2.8-6.7-7.5-7.5 4.7-.8 6.7-2.8 7.5-7.5zM18.5 \#
    16v5M16 18.5h5M18.5 3v3.5M16.7 4.7h3.6"/>
    """#,
    "puzzlepiece": #"""
    <path d="M4 7.5h4.5c-1.3-2.5 0-4.5 2-4.5s3.3 2 2 4.5H17V12c2.5-1.3 4.5 0 4.5 2s-2 3.3-4.5 2v5H4z"/>
    """#,
    "cup.and.saucer": #"""
    <path d="M4.5 6h12v6.5a4.5 4.5 0 0 1-4.5 4.5H9a4.5 4.5 0 0 1-4.5-4.5zM16.5 7.5H18a3 3 0 0 1 0 6h-1.6M3 20.5h15"/>
    """#,
    "fork.knife": #"""
    <path d="M5 3v4.5a2.5 2.5 0 0 0 5 0V3M7.5 3v18M18 21V3c-2.5 1.5-3.5 4.5-3.5 8.5 0 1.5.8 2 2 2H18"/>
    """#,
    "bed.double": #"""
    <path d="M2.5 19.5v-5a2.5 2.5 0 0 1 2.5-2.5h14a2.5 2.5 0 0 1 2.5 2.5v5M2.5 17h19M4.5 12V7A2.5 2.5 0 0 1 7 \#
    4.5h10A2.5 2.5 0 0 1 19.5 7v5M8 12v-1.5A1.5 1.5 0 0 1 9.5 9h5a1.5 1.5 0 0 1 1.5 1.5V12"/>
    """#,
    "binoculars": #"""
    <circle cx="6.5" cy="16" r="4"/><circle cx="17.5" cy="16" r="4"/>\#
    <path d="M2.7 14.7L5.5 6a2 2 0 0 1 2-1.5h0a2 2 0 0 1 2 2V8.5h5V6.5a2 2 0 0 1 2-2h0a2 2 0 0 1 2 1.5l2.8 8.7M10.5 \#
    14.5a3 3 0 0 1 3 0M9.5 8.5v4.5M14.5 8.5v4.5"/>
    """#,
    "safari": #"<circle cx="12" cy="12" r="9.25"/><path d="M15.8 8.2l-2.1 5.5-5.5 2.1 2.1-5.5z"/>"#,
    "ruler": #"<path d="M15.5 2.5l6 6-13 13-6-6zM12.5 5.5l2 2M9.5 8.5l3 3M6.5 11.5l2 2"/>"#,
    "scope": #"<circle cx="12" cy="12" r="7"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6"/>"#,
    "alarm": #"""
    <circle cx="12" cy="13" r="7.5"/><path d="M12 8.8V13l2.7 1.8M5.3 3.2L2.5 6M18.7 3.2L21.5 6M6.6 18.6l-1.8 \#
    2.4M17.4 18.6l1.8 2.4"/>
    """#,
    "timer": #"<circle cx="12" cy="13.5" r="7.75"/><path d="M12 13.5V9M12 5.7V2.5M9.5 2.5h5M18.3 6.5l1.5-1.5"/>"#,
    "stopwatch": #"""
    <circle cx="12" cy="13.5" r="7.75"/><path d="M12 13.5V9M12 5.7V2.5M9.5 2.5h5M18.3 6.5l1.5-1.5"/>
    """#,
    "graduationcap": #"""
    <path d="M1.5 9L12 4.2 22.5 9 12 13.8zM6 11.2v5c1.6 1.7 3.6 2.5 6 2.5s4.4-.8 6-2.5v-5M22.5 9v6.5"/>
    """#,
    "birthday.cake": #"""
    <path d="M4 20.5v-7.3h16v7.3zM4 16.8c1.9 1.5 3.4 1.5 5.3 0 1.9 1.5 3.5 1.5 5.4 0 1.9 1.5 3.4 1.5 5.3 0M8 \#
    13.2V9.5M12 13.2V9.5M16 13.2V9.5M8 6.5v-.8M12 6.5v-.8M16 6.5v-.8"/>
    """#,
    "dumbbell": #"<path d="M7 6v12M4 8.5v7M17 6v12M20 8.5v7M7 12h10M1.8 11v2M22.2 11v2"/>"#,
    "scissors": #"""
    <circle cx="6" cy="6.5" r="2.8"/><circle cx="6" cy="17.5" r="2.8"/><path d="M8.4 8L20.5 17M8.4 16L20.5 7"/>
    """#,
    "medal": #"""
    <circle cx="12" cy="15.5" r="5.5"/><path d="M7.5 2.5l3 7.7M16.5 2.5l-3 7.7M10.5 2.5l1.5 3.8 1.5-3.8M12 13.5v4"/>
    """#,
    "faceid": #"""
    <path d="M3 8V5.5A2.5 2.5 0 0 1 5.5 3H8M16 3h2.5A2.5 2.5 0 0 1 21 5.5V8M21 16v2.5a2.5 2.5 0 0 1-2.5 2.5H16M8 \#
    21H5.5A2.5 2.5 0 0 1 3 18.5V16M8.5 8.5v2M15.5 8.5v2M12.2 8.5v4.3H11M8.5 15.5c2 1.7 5 1.7 7 0"/>
    """#,
    "viewfinder": #"""
    <path d="M3 8V5.5A2.5 2.5 0 0 1 5.5 3H8M16 3h2.5A2.5 2.5 0 0 1 21 5.5V8M21 16v2.5a2.5 2.5 0 0 1-2.5 2.5H16M8 \#
    21H5.5A2.5 2.5 0 0 1 3 18.5V16"/>
    """#,
    "cpu": #"""
    <rect x="5.5" y="5.5" width="13" height="13" rx="2"/><path d="M9.5 9.5h5v5h-5zM9 2.5v3M15 2.5v3M9 18.5v3M15 \#
    18.5v3M2.5 9h3M2.5 15h3M18.5 9h3M18.5 15h3"/>
    """#,
  ]
}
