extension SymbolDrawing {
  /// Folders, documents, lists and text.
  static let documents: KeyValuePairs<StaticString, StaticString> = [
    "folder": #"""
    <path d="M2.5 7a2 2 0 0 1 2-2h4.2a2 2 0 0 1 1.5.7L11.5 7.2h8a2 2 0 0 1 2 2V17.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2z"/>
    """#,
    "folder.fill": #"""
    <path fill="currentColor" d="M2.5 7a2 2 0 0 1 2-2h4.2a2 2 0 0 1 1.5.7L11.5 7.2h8a2 2 0 0 1 2 2V17.5a2 2 0 0 1-2 \#
    2h-15a2 2 0 0 1-2-2z"/>
    """#,
    "doc": #"<path d="M7 2.5h6.5L19 8v11.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM13.2 2.8V8.3h5.5"/>"#,
    "doc.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M7 1.6h5.7v6a1.7 1.7 0 0 0 1.7 1.7h5.5v10.2a2.9 \#
    2.9 0 0 1-2.9 2.9H7a2.9 2.9 0 0 1-2.9-2.9v-15A2.9 2.9 0 0 1 7 1.6zM14.4 2.1l5 5.4h-5z"/>
    """#,
    "doc.text": #"""
    <path d="M7 2.5h6.5L19 8v11.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM13.2 2.8V8.3h5.5M8.5 12.5h7M8.5 \#
    16.5h7"/>
    """#,
    "doc.text.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M7 1.6h5.7v6a1.7 1.7 0 0 0 1.7 1.7h5.5v10.2a2.9 \#
    2.9 0 0 1-2.9 2.9H7a2.9 2.9 0 0 1-2.9-2.9v-15A2.9 2.9 0 0 1 7 1.6zM14.4 2.1l5 5.4h-5zM8.5 13.85L15.5 13.85A.85 \#
    .85 0 0 0 15.5 12.15L8.5 12.15A.85 .85 0 0 0 8.5 13.85zM8.5 17.85L15.5 17.85A.85 .85 0 0 0 15.5 16.15L8.5 \#
    16.15A.85 .85 0 0 0 8.5 17.85z"/>
    """#,
    "doc.on.doc": #"""
    <rect x="8" y="8" width="12.5" height="13.5" rx="2.5"/><path d="M16 8V5A2.5 2.5 0 0 0 13.5 2.5H6A2.5 2.5 0 0 0 \#
    3.5 5v8.5A2.5 2.5 0 0 0 6 16h2"/>
    """#,
    "book": #"""
    <path d="M12 6.5C10 5 7 4.5 2.5 4.5v14c4.5 0 7.5.5 9.5 2 2-1.5 5-2 9.5-2v-14C17 4.5 14 5 12 6.5zM12 6.5v14"/>
    """#,
    "book.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M11.1 6.8C9 5.2 6.5 4.6 2.6 4.6a.9.9 0 0 \#
    0-.9.9v12.7a.9.9 0 0 0 .9.9c3.9 0 6.4.5 8.5 2zM12.9 6.8c2.1-1.6 4.6-2.2 8.5-2.2a.9.9 0 0 1 .9.9v12.7a.9.9 0 0 \#
    1-.9.9c-3.9 0-6.4.5-8.5 2z"/>
    """#,
    "book.closed": #"""
    <path d="M6.5 2.5h12a.5.5 0 0 1 .5.5v18.5H6.8A1.8 1.8 0 0 1 5 19.7V4a1.5 1.5 0 0 1 1.5-1.5zM5 19a2 2 0 0 1 2-2h12"/>
    """#,
    "books.vertical": #"""
    <rect x="3.5" y="4" width="4.5" height="17" rx="1"/><rect x="8" y="4" width="4.5" height="17" rx="1"/>\#
    <path d="M14.2 6.3l3.9-1 3.7 14.2-3.9 1zM3.5 8.5h9M3.5 16.5h9"/>
    """#,
    "newspaper": #"""
    <path d="M3.5 4.5h13v13a3 3 0 0 0 3 3h-13a3 3 0 0 1-3-3zM16.5 9h4v8.5a3 3 0 0 1-1 3M7 8.5h6M7 12.5h6M7 16.5h6"/>
    """#,
    "photo": #"""
    <rect x="2.5" y="4.5" width="19" height="15" rx="3"/><circle cx="8" cy="9.5" r="1.7"/>\#
    <path d="M3 17.5l5-4.5 3.5 3 4.5-4.5 5.5 5"/>
    """#,
    "photo.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M5.5 3.6h13a3.9 3.9 0 0 1 3.9 3.9v9a3.9 3.9 0 0 1 \#
    -3.9 3.9h-13a3.9 3.9 0 0 1 -3.9 -3.9v-9a3.9 3.9 0 0 1 3.9 -3.9zM6.1 9.2a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 \#
    0zM4.2 16.5v.8a1 1 0 0 0 1 1h13.6a1 1 0 0 0 1-1v-1.6l-3.6-3.4a.6.6 0 0 0-.8 0l-4.6 4.4-3.2-2.7a.6.6 0 0 0-.8 0z"/>
    """#,
    "photo.on.rectangle": #"""
    <rect x="6.5" y="7.5" width="15" height="12.5" rx="2.5"/><path d="M17.5 7.5V6A2.5 2.5 0 0 0 15 3.5H5A2.5 2.5 0 0 \#
    0 2.5 6v7A2.5 2.5 0 0 0 5 15.5h1.5M7 18l4-3.5 2.5 2 3.5-3.5 4.5 4"/>
    """#,
    "square.and.arrow.up": #"""
    <path d="M8.5 9H7a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V11a2 2 0 0 0-2-2h-1.5M12 15V2.5M8 6.5l4-4 4 4"/>
    """#,
    "square.and.arrow.down": #"""
    <path d="M8.5 9H7a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V11a2 2 0 0 0-2-2h-1.5M12 2.5V15M8 11l4 4 4-4"/>
    """#,
    "square.and.pencil": #"""
    <path d="M12 4.5H6a2.5 2.5 0 0 0-2.5 2.5v11A2.5 2.5 0 0 0 6 20.5h11a2.5 2.5 0 0 0 2.5-2.5v-6M9.5 14.5l.8-3.3 \#
    8-8a1.5 1.5 0 0 1 2.1 0l.4.4a1.5 1.5 0 0 1 0 2.1l-8 8z"/>
    """#,
    "pencil": #"<path d="M3.5 20.5l1.2-5L16.2 4a2 2 0 0 1 2.8 0l1 1a2 2 0 0 1 0 2.8L8.5 19.3zM14 6.2l3.8 3.8"/>"#,
    "trash": #"""
    <path d="M4 6.5h16M9 6.5V4.5A1.5 1.5 0 0 1 10.5 3h3A1.5 1.5 0 0 1 15 4.5v2M6 6.5l.8 12.7a2 2 0 0 0 2 1.8h6.4a2 2 \#
    0 0 0 2-1.8L18 6.5M10 10.5v6.5M14 10.5v6.5"/>
    """#,
    "trash.fill": #"""
    <path d="M4 6h16M9 6V4.5A1.5 1.5 0 0 1 10.5 3h3A1.5 1.5 0 0 1 15 4.5V6"/>\#
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M5.1 8.2h13.8l-.8 11a2.9 2.9 0 0 1-2.9 2.7H8.8a2.9 \#
    2.9 0 0 1-2.9-2.7zM9.2 11.5L9.2 18A.8 .8 0 0 0 10.8 18L10.8 11.5A.8 .8 0 0 0 9.2 11.5zM13.2 11.5L13.2 18A.8 .8 0 \#
    0 0 14.8 18L14.8 11.5A.8 .8 0 0 0 13.2 11.5z"/>
    """#,
    "archivebox": #"""
    <rect x="2.5" y="4" width="19" height="5" rx="1.5"/><path d="M4 9v9a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 \#
    18V9M9.5 13h5"/>
    """#,
    "tray": #"""
    <path d="M2.5 14l3-8.5A1.5 1.5 0 0 1 6.9 4.5h10.2a1.5 1.5 0 0 1 1.4 1l3 8.5v4a2 2 0 0 1-2 2h-15a2 2 0 0 \#
    1-2-2zM2.5 14h5.5a4 4 0 0 0 8 0h5.5"/>
    """#,
    "tray.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M4.7 5.2A2.4 2.4 0 0 1 6.9 3.6h10.2a2.4 2.4 0 0 1 \#
    2.2 1.6L22.2 13h-6.3a.9.9 0 0 0-.9.9 3 3 0 0 1-6 0 .9.9 0 0 0-.9-.9H1.8zM1.6 14.7h5.7a4.8 4.8 0 0 0 9.4 \#
    0h5.7V18a2.9 2.9 0 0 1-2.9 2.9h-15A2.9 2.9 0 0 1 1.6 18z"/>
    """#,
    "paperclip": #"""
    <path d="M20 11.5l-8 8a5 5 0 0 1-7-7l8.5-8.5a3.4 3.4 0 0 1 4.8 4.8l-8.4 8.3a1.7 1.7 0 0 1-2.4-2.4l7.5-7.5"/>
    """#,
    "link": #"""
    <path d="M10 14a4 4 0 0 0 5.9.3l3.4-3.4a4 4 0 0 0-5.7-5.7l-1.7 1.7M14 10a4 4 0 0 0-5.9-.3l-3.4 3.4a4 4 0 0 0 5.7 \#
    5.7l1.7-1.7"/>
    """#,
    "textformat": #"""
    <path d="M2.5 18.5l5-13 5 13M4.2 14h6.6"/><circle cx="17.5" cy="15" r="3.5"/><path d="M21 11v7.5"/>
    """#,
    "list.bullet": #"""
    <path d="M9 6h12M9 12h12M9 18h12"/><circle fill="currentColor" stroke="none" cx="4" cy="6" r="1.5"/>\#
    <circle fill="currentColor" stroke="none" cx="4" cy="12" r="1.5"/>\#
    <circle fill="currentColor" stroke="none" cx="4" cy="18" r="1.5"/>
    """#,
    "list.number": #"""
    <path d="M9.5 6h11.5M9.5 12h11.5M9.5 18h11.5M3 4.5L4.5 4v4M3 11a1.2 1.2 0 1 1 2.2.7L3 14h2.5M3 16.5h2.3l-1.3 \#
    1.5a1.2 1.2 0 1 1-1.2 1.8"/>
    """#,
    "list.dash": #"<path d="M9 6h12M9 12h12M9 18h12M3 6h2M3 12h2M3 18h2"/>"#,
    "text.alignleft": #"<path d="M3.5 5.5h17M3.5 10h11M3.5 14.5h17M3.5 19h11"/>"#,
    "text.quote": #"<path d="M4 5v14M8.5 6.5h12M8.5 12h12M8.5 17.5h7"/>"#,
    "briefcase": #"""
    <rect x="2.5" y="7.5" width="19" height="12.5" rx="2"/><path d="M8.5 7.5V5.3c0-1 .8-1.8 1.8-1.8h3.4c1 0 1.8.8 \#
    1.8 1.8v2.2M2.5 12.5c6 2.3 13 2.3 19 0M12 13v2.2"/>
    """#,
    "qrcode": #"""
    <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM7 7h.01M17 7h.01M7 17h.01M14 14h2.5v2.5H14zM20 14v2.5M17.5 \#
    20H20v-1M14 20h.5"/>
    """#,
    "creditcard.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M4.5 4.6h15a3 3 0 0 1 3 3v.9h-21v-.9a3 3 0 0 1 \#
    3-3zM1.5 11h21v5.4a3 3 0 0 1-3 3h-15a3 3 0 0 1-3-3zM5 14.5v1.7h4.5v-1.7z"/>
    """#,
    "banknote": #"""
    <rect x="2" y="6" width="20" height="12" rx="2"/><circle cx="12" cy="12" r="2.8"/>\#
    <path d="M5.5 12h.01M18.5 12h.01"/>
    """#,
    "shippingbox": #"""
    <path d="M12 2.5l8.5 4.7v9.6L12 21.5l-8.5-4.7V7.2zM3.5 7.2L12 12l8.5-4.8M12 12v9.5M7.7 4.9l8.5 4.7v3"/>
    """#,
    "cube": #"<path d="M12 2.5l8.5 4.7v9.6L12 21.5l-8.5-4.7V7.2zM3.5 7.2L12 12l8.5-4.8M12 12v9.5"/>"#,
    "chart.pie": #"<path d="M10.5 4.5a8.5 8.5 0 1 0 9 9h-9zM14 2.5a8 8 0 0 1 7.5 7.5H14z"/>"#,
    "text.aligncenter": #"<path d="M4 5h16M7 9.7h10M4 14.3h16M7 19h10"/>"#,
    "square.stack": #"<rect x="4.5" y="9.5" width="15" height="11" rx="2"/><path d="M6.5 6.5h11M8.5 3.5h7"/>"#,
  ]
}
