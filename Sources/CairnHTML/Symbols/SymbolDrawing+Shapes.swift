extension SymbolDrawing {
  /// Shapes, stars, hearts and badges.
  static let shapes: KeyValuePairs<StaticString, StaticString> = [
    "circle": #"<circle cx="12" cy="12" r="9.25"/>"#,
    "circle.fill": #"<circle fill="currentColor" cx="12" cy="12" r="9.25"/>"#,
    "circle.dashed": #"<circle cx="12" cy="12" r="9.25" stroke-dasharray="3.65 3.614"/>"#,
    "largecircle.fill.circle": #"""
    <circle cx="12" cy="12" r="9.25"/><circle fill="currentColor" stroke="none" cx="12" cy="12" r="6"/>
    """#,
    "smallcircle.filled.circle": #"""
    <circle cx="12" cy="12" r="9.25"/><circle fill="currentColor" stroke="none" cx="12" cy="12" r="4"/>
    """#,
    "square": #"<rect x="3.5" y="3.5" width="17" height="17" rx="3"/>"#,
    "square.fill": #"<rect fill="currentColor" x="3.5" y="3.5" width="17" height="17" rx="3"/>"#,
    "rectangle": #"<rect x="2.5" y="5.5" width="19" height="13" rx="3"/>"#,
    "rectangle.fill": #"<rect fill="currentColor" x="2.5" y="5.5" width="19" height="13" rx="3"/>"#,
    "capsule": #"<rect x="2.5" y="7" width="19" height="10" rx="5"/>"#,
    "diamond": #"<path d="M12 3l9 9-9 9-9-9z"/>"#,
    "diamond.fill": #"<path fill="currentColor" d="M12 3l9 9-9 9-9-9z"/>"#,
    "triangle": #"<path d="M12 4L2.9 19.5h18.2z"/>"#,
    "triangle.fill": #"<path fill="currentColor" d="M12 4L2.9 19.5h18.2z"/>"#,
    "hexagon": #"<path d="M12 2.9l8 4.55v9.1l-8 4.55-8-4.55V7.45z"/>"#,
    "star": #"""
    <path d="M12 3L14.41 9.28L21.13 9.63L15.9 13.87L17.64 20.37L12 16.7L6.36 20.37L8.1 13.87L2.87 9.63L9.59 9.28z"/>
    """#,
    "star.fill": #"""
    <path fill="currentColor" d="M12 3L14.41 9.28L21.13 9.63L15.9 13.87L17.64 20.37L12 16.7L6.36 20.37L8.1 13.87L2.87 \#
    9.63L9.59 9.28z"/>
    """#,
    "crown": #"<path d="M4.5 18.5L3 8.5l5 3.5 4-7 4 7 5-3.5-1.5 10z"/>"#,
    "crown.fill": #"<path fill="currentColor" d="M4.5 18.5L3 8.5l5 3.5 4-7 4 7 5-3.5-1.5 10z"/>"#,
    "star.leadinghalf.filled": #"""
    <path d="M12 3L14.41 9.28L21.13 9.63L15.9 13.87L17.64 20.37L12 16.7L6.36 20.37L8.1 13.87L2.87 9.63L9.59 9.28z"/>\#
    <path fill="currentColor" stroke="none" d="M12 3L9.59 9.28 2.87 9.63 8.1 13.87 6.36 20.37 12 16.7z"/>
    """#,
    "heart": #"""
    <path d="M12 20.3C6.5 16.3 3 12.9 3 8.9A4.8 4.8 0 0 1 7.8 4c1.8 0 3.3.9 4.2 2.4C12.9 4.9 14.4 4 16.2 4A4.8 4.8 0 \#
    0 1 21 8.9c0 4-3.5 7.4-9 11.4z"/>
    """#,
    "heart.fill": #"""
    <path fill="currentColor" d="M12 20.3C6.5 16.3 3 12.9 3 8.9A4.8 4.8 0 0 1 7.8 4c1.8 0 3.3.9 4.2 2.4C12.9 4.9 14.4 \#
    4 16.2 4A4.8 4.8 0 0 1 21 8.9c0 4-3.5 7.4-9 11.4z"/>
    """#,
    "bookmark": #"<path d="M6.5 3.5h11a1 1 0 0 1 1 1v16L12 15.5l-6.5 5v-16a1 1 0 0 1 1-1z"/>"#,
    "bookmark.fill": #"<path fill="currentColor" d="M6.5 3.5h11a1 1 0 0 1 1 1v16L12 15.5l-6.5 5v-16a1 1 0 0 1 1-1z"/>"#,
    "flag": #"<path d="M5.5 21V4.5c4-2 7.5 2 13.5 0v9.5c-6 2-9.5-2-13.5 0"/>"#,
    "flag.fill": #"""
    <path d="M5.5 21V14"/><path fill="currentColor" d="M5.5 4.5c4-2 7.5 2 13.5 0v9.5c-6 2-9.5-2-13.5 0z"/>
    """#,
    "tag": #"""
    <path d="M3.5 4.5v7.2a2 2 0 0 0 .6 1.4l7.3 7.3a2 2 0 0 0 2.8 0l6.2-6.2a2 2 0 0 0 0-2.8L13.1 4.1a2 2 0 0 \#
    0-1.4-.6H4.5a1 1 0 0 0-1 1z"/><circle fill="currentColor" stroke="none" cx="8.2" cy="8.2" r="1.5"/>
    """#,
    "tag.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M2.6 4.5v7.3a2.9 2.9 0 0 0 .9 2l7.3 7.3a2.9 2.9 0 \#
    0 0 4 0l6.3-6.3a2.9 2.9 0 0 0 0-4L13.8 3.5a2.9 2.9 0 0 0-2-.9H4.5a1.9 1.9 0 0 0-1.9 1.9zM6.6 8.2a1.6 1.6 0 1 1 \#
    3.2 0a1.6 1.6 0 1 1 -3.2 0z"/>
    """#,
    "bell": #"""
    <path d="M12 3a6 6 0 0 1 6 6c0 4.5 1.5 6 2.5 7.5h-17C4.5 15 6 13.5 6 9a6 6 0 0 1 6-6zM9.5 19.8a2.6 2.6 0 0 0 5 0"/>
    """#,
    "bell.fill": #"""
    <path fill="currentColor" d="M12 3a6 6 0 0 1 6 6c0 4.5 1.5 6 2.5 7.5h-17C4.5 15 6 13.5 6 9a6 6 0 0 1 6-6z"/>\#
    <path d="M9.5 20a2.6 2.6 0 0 0 5 0"/>
    """#,
    "pin": #"<path d="M8.5 3.5h7M9.5 3.5l-.5 7c-2 .8-3.5 2.2-3.5 4.5h13c0-2.3-1.5-3.7-3.5-4.5l-.5-7M12 15v6"/>"#,
    "pin.fill": #"""
    <path fill="currentColor" d="M8.5 3.5h7M9.5 3.5l-.5 7c-2 .8-3.5 2.2-3.5 4.5h13c0-2.3-1.5-3.7-3.5-4.5l-.5-7"/>\#
    <path d="M12 15v6"/>
    """#,
  ]
}
