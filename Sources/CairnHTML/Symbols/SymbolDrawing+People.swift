extension SymbolDrawing {
  /// People, hands and eyes.
  static let people: KeyValuePairs<StaticString, StaticString> = [
    "person": #"<circle cx="12" cy="7.5" r="4"/><path d="M4 20.5c.6-4.3 3.6-6.5 8-6.5s7.4 2.2 8 6.5z"/>"#,
    "person.fill": #"""
    <circle fill="currentColor" cx="12" cy="7.5" r="4"/><path fill="currentColor" d="M4 20.5c.6-4.3 3.6-6.5 8-6.5s7.4 \#
    2.2 8 6.5z"/>
    """#,
    "person.circle": #"""
    <circle cx="12" cy="12" r="9.25"/><circle cx="12" cy="9.7" r="3.1"/>\#
    <path d="M5.8 18.6c1-2.4 3.2-3.6 6.2-3.6s5.2 1.2 6.2 3.6"/>
    """#,
    "person.crop.circle": #"""
    <circle cx="12" cy="12" r="9.25"/><circle cx="12" cy="9.7" r="3.1"/>\#
    <path d="M5.8 18.6c1-2.4 3.2-3.6 6.2-3.6s5.2 1.2 6.2 3.6"/>
    """#,
    "person.2": #"""
    <circle cx="9" cy="8" r="3.5"/><path d="M2.5 19.5c.5-3.7 2.9-5.5 6.5-5.5s6 1.8 6.5 5.5z"/>\#
    <path d="M15.5 4.7a3.5 3.5 0 0 1 0 6.6M17.5 14.3c2.3.7 3.6 2.4 4 5.2h-2"/>
    """#,
    "person.2.fill": #"""
    <circle fill="currentColor" cx="9" cy="8" r="3.5"/><path fill="currentColor" d="M2.5 19.5c.5-3.7 2.9-5.5 \#
    6.5-5.5s6 1.8 6.5 5.5z"/><path d="M15.5 4.7a3.5 3.5 0 0 1 0 6.6M17.5 14.3c2.3.7 3.6 2.4 4 5.2h-2"/>
    """#,
    "person.badge.plus": #"""
    <circle cx="9.5" cy="7.5" r="4"/><path d="M2.5 20.5c.6-4.3 3-6.5 7-6.5 1.7 0 3.1.4 4.2 1.2M18 14.5v7M14.5 18h7"/>
    """#,
    "figure.hiking": #"""
    <circle cx="12.5" cy="4" r="1.9"/><path d="M11.5 8.5L9.5 14l3.8 2.7L14 21.5M10.3 15.5L7.5 21.5M12 8.3l2.2 3.2 3.3 \#
    1M18.5 10v11.5M9.5 8.2L7.2 9.3 6 13.5"/>
    """#,
    "figure.walk": #"""
    <circle cx="12.5" cy="4" r="1.9"/><path d="M12 8.5l-1 6 3 3 1 4M11 14.5l-1 3.5-2.5 3.5M12 8.5L8.5 10.5l-1 3M12.2 \#
    8.5l2.3 3.5 3 1"/>
    """#,
    "hand.thumbsup": #"""
    <path d="M7.5 10.5L11.3 3a2.3 2.3 0 0 1 2.4 2.6L13.3 9h5.3a2 2 0 0 1 2 2.4l-1.5 7.5a2 2 0 0 1-2 1.6H7.5zM7.5 \#
    10.5h-4v10h4"/>
    """#,
    "hand.thumbsdown": #"""
    <path d="M7.5 13.5l3.8 7.5a2.3 2.3 0 0 0 2.4-2.6L13.3 15h5.3a2 2 0 0 0 2-2.4l-1.5-7.5a2 2 0 0 0-2-1.6H7.5zM7.5 \#
    13.5h-4v-10h4"/>
    """#,
    "eye": #"""
    <path d="M2 12c2.3-4.3 5.7-6.5 10-6.5s7.7 2.2 10 6.5c-2.3 4.3-5.7 6.5-10 6.5S4.3 16.3 2 12z"/>\#
    <circle cx="12" cy="12" r="3.2"/>
    """#,
    "eye.slash": #"""
    <path d="M6.3 7.3C4.6 8.4 3.2 10 2 12c2.3 4.3 5.7 6.5 10 6.5 1.8 0 3.4-.4 4.9-1.2M9.3 5.9A11 11 0 0 1 12 5.5c4.3 \#
    0 7.7 2.2 10 6.5a14 14 0 0 1-2.5 3.4M9.7 9.8a3.2 3.2 0 0 0 4.5 4.5M4 3.5l16.5 17"/>
    """#,
  ]
}
