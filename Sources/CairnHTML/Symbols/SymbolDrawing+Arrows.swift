extension SymbolDrawing {
  static let arrows: KeyValuePairs<StaticString, StaticString> = [
    "chevron.right": #"<path d="M9 5l7 7-7 7"/>"#,
    "chevron.left": #"<path d="M15 5l-7 7 7 7"/>"#,
    "chevron.forward": #"<path d="M9 5l7 7-7 7"/>"#,
    "chevron.backward": #"<path d="M15 5l-7 7 7 7"/>"#,
    "chevron.up": #"<path d="M5 15.5l7-7 7 7"/>"#,
    "chevron.down": #"<path d="M5 8.5l7 7 7-7"/>"#,
    "chevron.up.chevron.down": #"<path d="M7 9.5l5-5 5 5M7 14.5l5 5 5-5"/>"#,
    "arrow.right": #"<path d="M4 12h16M13.5 5.5L20 12l-6.5 6.5"/>"#,
    "arrow.left": #"<path d="M20 12H4M10.5 5.5L4 12l6.5 6.5"/>"#,
    "arrow.forward": #"<path d="M4 12h16M13.5 5.5L20 12l-6.5 6.5"/>"#,
    "arrow.backward": #"<path d="M20 12H4M10.5 5.5L4 12l6.5 6.5"/>"#,
    "arrow.up": #"<path d="M12 20V4M5.5 10.5L12 4l6.5 6.5"/>"#,
    "arrow.down": #"<path d="M12 4v16M5.5 13.5L12 20l6.5-6.5"/>"#,
    "arrow.up.right": #"<path d="M6 18L18 6M8.5 6H18v9.5"/>"#,
    "arrow.up.left": #"<path d="M18 18L6 6M15.5 6H6v9.5"/>"#,
    "arrow.down.right": #"<path d="M6 6l12 12M8.5 18H18V8.5"/>"#,
    "arrow.down.left": #"<path d="M18 6L6 18M15.5 18H6V8.5"/>"#,
    "arrow.left.arrow.right": #"<path d="M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4"/>"#,
    "arrow.up.arrow.down": #"<path d="M8.5 20V5M4.5 9l4-4 4 4M15.5 4v15M11.5 15l4 4 4-4"/>"#,
    "arrow.clockwise": #"<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4v5.2h-5.2"/>"#,
    "arrow.counterclockwise": #"<path d="M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9.2M4 4v5.2h5.2"/>"#,
    "arrow.triangle.2.circlepath": #"""
    <path d="M4 11a8 8 0 0 1 14-4.3l2 2.3M20 4v5h-5M20 13a8 8 0 0 1-14 4.3L4 15M4 20v-5h5"/>
    """#,
    "arrow.uturn.backward": #"<path d="M8.5 14.5L4 10l4.5-4.5M4 10h11a5 5 0 0 1 0 10h-4"/>"#,
    "arrow.uturn.forward": #"<path d="M15.5 14.5L20 10l-4.5-4.5M20 10H9a5 5 0 0 0 0 10h4"/>"#,
    "arrow.up.right.square": #"""
    <rect x="3.5" y="3.5" width="17" height="17" rx="3.5"/><path d="M8.5 15.5l7-7M9.5 8.5h6v6"/>
    """#,
    "arrow.right.circle": #"<circle cx="12" cy="12" r="9.25"/><path d="M7.5 12h9M12.8 8.2l3.7 3.8-3.7 3.8"/>"#,
    "arrow.up.circle": #"<circle cx="12" cy="12" r="9.25"/><path d="M12 16.5v-9M8.2 11.2L12 7.5l3.8 3.7"/>"#,
    "arrow.up.circle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 -20.2 0zM12 6.4L16.7 11.1L15.4 12.4L12.95 9.95V17H11.05V9.95L8.6 12.4L7.3 11.1z"/>
    """#,
    "arrow.down.circle": #"<circle cx="12" cy="12" r="9.25"/><path d="M12 7.5v9M8.2 12.8l3.8 3.7 3.8-3.7"/>"#,
    "arrow.down.circle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 -20.2 0zM12 17.6L7.3 12.9L8.6 11.6L11.05 14.05V7H12.95V14.05L15.4 11.6L16.7 12.9z"/>
    """#,
    "arrow.right.circle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 -20.2 0zM17.6 12L12.9 16.7L11.6 15.4L14.05 12.95H7V11.05H14.05L11.6 8.6L12.9 7.3z"/>
    """#,
    "arrow.up.left.and.arrow.down.right": #"<path d="M14 10l6-6M14.5 4H20v5.5M10 14l-6 6M9.5 20H4v-5.5"/>"#,
    "arrow.uturn.left": #"<path d="M8.5 14.5L4 10l4.5-4.5M4 10h11a5 5 0 0 1 0 10h-4"/>"#,
    "shuffle": #"""
    <path d="M3 7h3c2 0 3.4 1 4.4 2.7l3 4.6c1 1.7 2.4 2.7 4.4 2.7H21M3 17h3c2 0 3.4-1 4.4-2.7M13.4 9.7c1-1.7 \#
    2.4-2.7 4.4-2.7H21M18.5 4.5L21 7l-2.5 2.5M18.5 14.5L21 17l-2.5 2.5"/>
    """#,
    "rectangle.portrait.and.arrow.right": #"<path d="M14 7.5v-4H4v17h10v-4M9.5 12H21M17.5 8.5L21 12l-3.5 3.5"/>"#,
  ]
}
