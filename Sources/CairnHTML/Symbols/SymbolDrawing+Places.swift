extension SymbolDrawing {
  /// Maps, mountains, buildings and ways to travel.
  static let places: KeyValuePairs<StaticString, StaticString> = [
    "mappin": #"<circle cx="12" cy="7" r="4"/><path d="M12 11v10.5"/>"#,
    "mappin.circle": #"<circle cx="12" cy="12" r="9.25"/><circle cx="12" cy="9.2" r="2.6"/><path d="M12 11.8v5.7"/>"#,
    "mappin.and.ellipse": #"""
    <path d="M12 17.5c-3-3.6-5-6.2-5-9a5 5 0 0 1 10 0c0 2.8-2 5.4-5 9z"/>\#
    <circle fill="currentColor" stroke="none" cx="12" cy="8.5" r="1.6"/>\#
    <path d="M7.5 16.2C5 16.7 3.5 17.6 3.5 18.6c0 1.6 3.8 2.9 8.5 2.9s8.5-1.3 8.5-2.9c0-1-1.5-1.9-4-2.4"/>
    """#,
    "map": #"<path d="M3 6.5l6-2.5 6 2.5L21 4v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20"/>"#,
    "map.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M2.1 6.4a1 1 0 0 1 .6-.9l5.4-2.3v13.8l-4.7 \#
    2a.95.95 0 0 1-1.3-.9zM9.9 3.3l4.2 1.75v15.6l-4.2-1.75zM15.9 7l4.7-2a.95.95 0 0 1 1.3.9v11.7a1 1 0 0 1-.6.9l-5.4 \#
    2.3z"/>
    """#,
    "location": #"<path d="M20.5 3.5l-17 7.5 7.5 2 2 7.5z"/>"#,
    "location.fill": #"<path fill="currentColor" d="M20.5 3.5l-17 7.5 7.5 2 2 7.5z"/>"#,
    "mountain.2": #"""
    <path d="M1.9 19.5L9.2 5.2l7.3 14.3zM5.7 12.1l2.2 1.4 1.3-1.6 1.3 1.6 2.2-1.4M14 14.1l2.6-4.6 5.5 10h-5.6"/>
    """#,
    "mountain.2.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M8.45 5.07Q9.2 3.6 9.95 5.07L12.1 9.3l-1.6 \#
    1.4-1.3-1.6-1.3 1.6-1.6-1.4zM5.3 11.3l2.6 1.7 1.3-1.6 1.3 1.6 2.6-1.7 4 7.8a.9.9 0 0 1-.8 1.3H2.1a.9.9 0 0 \#
    1-.8-1.3zM14.82 11.78l1.03-1.84q.75-1.34 1.5 0l5.15 9.16a.9.9 0 0 1-.8 1.3h-2a.9.9 0 0 1-.8-.5z"/>
    """#,
    "globe": #"""
    <circle cx="12" cy="12" r="9.25"/><ellipse cx="12" cy="12" rx="4.2" ry="9.25"/><path d="M3.5 8.7h17M3.5 15.3h17"/>
    """#,
    "house": #"""
    <path d="M3 11.5L12 3.5l9 8M5.5 9.5V19a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5V9.5M9.7 20.5v-6h4.6v6"/>
    """#,
    "house.fill": #"""
    <path d="M3 11.5L12 3.5l9 8"/><path fill="currentColor" fill-rule="evenodd" stroke="none" d="M12 5.6l7.4 \#
    6.5V19a2.4 2.4 0 0 1-2.4 2.4h-2.2v-6.2a.7.7 0 0 0-.7-.7H9.9a.7.7 0 0 0-.7.7v6.2H7A2.4 2.4 0 0 1 4.6 19v-6.9z"/>
    """#,
    "building.2": #"""
    <path d="M3.5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 13.5 5v15.5M13.5 10H19a1.5 1.5 0 0 1 1.5 1.5v9M2.5 \#
    20.5h19M7 8h3M7 12h3M7 16h3M17 14v.01M17 17v.01"/>
    """#,
    "tent": #"<path d="M3 20L12 5l9 15zM10.7 3l1.3 2 1.3-2M12 12.5L8.5 20M12 12.5l3.5 7.5"/>"#,
    "airplane": #"""
    <path d="M12 2.5c-1.2 0-1.7 1.6-1.7 3v4L3 14v2.2l7.3-2.2v4L8 19.7v1.8l4-1 4 1v-1.8L13.7 18v-4l7.3 \#
    2.2V14l-7.3-4.5v-4c0-1.4-.5-3-1.7-3z"/>
    """#,
    "car": #"""
    <path d="M3.5 16.5v-3.3a2 2 0 0 1 1.1-1.8L6 10.5l1.5-4A2 2 0 0 1 9.4 5.2h5.2a2 2 0 0 1 1.9 1.3l1.5 4 1.4.9a2 2 0 \#
    0 1 1.1 1.8v3.3a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1zM6 10.5h12M5.5 17.5v2M18.5 17.5v2"/>\#
    <circle fill="currentColor" stroke="none" cx="7.4" cy="14" r="1.25"/>\#
    <circle fill="currentColor" stroke="none" cx="16.6" cy="14" r="1.25"/>
    """#,
    "tram": #"""
    <rect x="5.5" y="5" width="13" height="12.5" rx="3"/><path d="M9 2.5h6M12 2.5V5M5.5 11.5h13M8 17.5l-2 3.5M16 \#
    17.5l2 3.5"/><circle fill="currentColor" stroke="none" cx="9" cy="14.5" r="1.2"/>\#
    <circle fill="currentColor" stroke="none" cx="15" cy="14.5" r="1.2"/>
    """#,
    "bicycle": #"""
    <circle cx="5.7" cy="15.5" r="3.7"/><circle cx="18.3" cy="15.5" r="3.7"/>\#
    <path d="M5.7 15.5L9 8.5l3.5 7 4-6.5H9.5M18.3 15.5L15 6.5h2.5M7.5 6.5h3M9 8.5l-.8-2"/>
    """#,
    "building.columns": #"""
    <path d="M3 8.5L12 3l9 5.5zM5.5 8.5V18M9.8 8.5V18M14.2 8.5V18M18.5 8.5V18M4 18h16M3 21h18"/>
    """#,
    "fuelpump": #"""
    <path d="M4.5 21V5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v16M3 21h12M7 6.5h4v4H7zM13.5 12h1.5a1.5 1.5 0 0 1 1.5 \#
    1.5V17a1.7 1.7 0 0 0 3.4 0V9L17 6"/>
    """#,
  ]
}
