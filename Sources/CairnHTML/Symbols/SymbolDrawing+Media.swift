extension SymbolDrawing {
  /// Pictures, sound and playback.
  static let media: KeyValuePairs<StaticString, StaticString> = [
    "camera": #"""
    <path d="M4.5 7h2.7l1.3-2.3A1.5 1.5 0 0 1 9.8 4h4.4a1.5 1.5 0 0 1 1.3.7L16.8 7h2.7a2 2 0 0 1 2 2v9a2 2 0 0 1-2 \#
    2h-15a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z"/><circle cx="12" cy="13.2" r="3.6"/>
    """#,
    "camera.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M4.5 6.1h2.2l1.1-1.9A2.3 2.3 0 0 1 9.8 3.1h4.4a2.3 \#
    2.3 0 0 1 2 1.1l1.1 1.9h2.2A2.9 2.9 0 0 1 22.4 9v9a2.9 2.9 0 0 1-2.9 2.9h-15A2.9 2.9 0 0 1 1.6 18V9a2.9 2.9 0 0 1 \#
    2.9-2.9zM7.8 13.2a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1 -8.4 0zM9.4 13.2a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0z"/>
    """#,
    "film": #"""
    <rect x="2.5" y="4.5" width="19" height="15" rx="2.5"/><path d="M7 4.5v15M17 4.5v15M7 12h10M2.5 9.5H7M2.5 \#
    14.5H7M17 9.5h4.5M17 14.5h4.5"/>
    """#,
    "video": #"""
    <rect x="2" y="6" width="13.5" height="12" rx="2.5"/><path d="M15.5 11l5-3a.8.8 0 0 1 1.2.7v6.6a.8.8 0 0 \#
    1-1.2.7l-5-3"/>
    """#,
    "music.note": #"""
    <ellipse fill="currentColor" cx="7.7" cy="18" rx="3" ry="2.4"/><path d="M10.7 18V4.5c2.5 2.5 6 2 6.8 6.5"/>
    """#,
    "headphones": #"""
    <path d="M3.5 15.5V13a8.5 8.5 0 0 1 17 0v2.5"/><rect x="3.5" y="14" width="4" height="6.5" rx="1.7"/>\#
    <rect x="16.5" y="14" width="4" height="6.5" rx="1.7"/>
    """#,
    "play": #"<path d="M7 4.6v14.8a1 1 0 0 0 1.5.9l12-7.4a1 1 0 0 0 0-1.8l-12-7.4A1 1 0 0 0 7 4.6z"/>"#,
    "play.fill": #"""
    <path fill="currentColor" d="M7 4.6v14.8a1 1 0 0 0 1.5.9l12-7.4a1 1 0 0 0 0-1.8l-12-7.4A1 1 0 0 0 7 4.6z"/>
    """#,
    "play.circle": #"<circle cx="12" cy="12" r="9.25"/><path d="M10 8.4v7.2l6-3.6z"/>"#,
    "play.circle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 \#
    -20.2 0zM9.4 7.9v8.2a.6 .6 0 0 0 .9 .5l6.9-4.1a.6 .6 0 0 0 0-1l-6.9-4.1a.6 .6 0 0 0-.9 .5z"/>
    """#,
    "pause": #"""
    <rect x="5.5" y="4.5" width="4" height="15" rx="1"/><rect x="14.5" y="4.5" width="4" height="15" rx="1"/>
    """#,
    "pause.fill": #"""
    <rect fill="currentColor" x="5.5" y="4.5" width="4" height="15" rx="1"/>\#
    <rect fill="currentColor" x="14.5" y="4.5" width="4" height="15" rx="1"/>
    """#,
    "pause.circle": #"<circle cx="12" cy="12" r="9.25"/><path d="M9.7 8.5v7M14.3 8.5v7"/>"#,
    "pause.circle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 \#
    -20.2 0zM8.7 8v8a1 1 0 0 0 2 0V8a1 1 0 0 0-2 0zM13.3 8v8a1 1 0 0 0 2 0V8a1 1 0 0 0-2 0z"/>
    """#,
    "repeat": #"""
    <path d="M4 11.5V10a3 3 0 0 1 3-3h11M15 3.5L18.5 7 15 10.5M20 12.5V14a3 3 0 0 1-3 3H6M9 13.5L5.5 17 9 20.5"/>
    """#,
    "stop": #"<rect x="5" y="5" width="14" height="14" rx="2"/>"#,
    "stop.fill": #"<rect fill="currentColor" x="5" y="5" width="14" height="14" rx="2"/>"#,
    "backward.fill": #"<path fill="currentColor" d="M11.5 6.5v11L3 12zM21 6.5v11L12.5 12z"/>"#,
    "forward.fill": #"<path fill="currentColor" d="M12.5 6.5v11L21 12zM3 6.5v11l8.5-5.5z"/>"#,
    "record.circle": #"""
    <circle cx="12" cy="12" r="9.25"/><circle fill="currentColor" stroke="none" cx="12" cy="12" r="5"/>
    """#,
    "speaker.wave.2": #"""
    <path d="M3.5 9.5h3.3L11 5.6a.6.6 0 0 1 1 .4v12a.6.6 0 0 1-1 .4l-4.2-3.9H3.5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z"/>\#
    <path d="M15 9a4.3 4.3 0 0 1 0 6M17.8 6.3a8 8 0 0 1 0 11.4"/>
    """#,
    "speaker.slash": #"""
    <path d="M3.5 9.5h3.3L11 5.6a.6.6 0 0 1 1 .4v12a.6.6 0 0 1-1 .4l-4.2-3.9H3.5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z"/>\#
    <path d="M15.5 9.5l5 5M20.5 9.5l-5 5"/>
    """#,
    "mic": #"""
    <rect x="8.5" y="2.5" width="7" height="11.5" rx="3.5"/><path d="M5 11.5a7 7 0 0 0 14 0M12 18.5v3M8.5 21.5h7"/>
    """#,
    "mic.fill": #"""
    <rect fill="currentColor" x="8.5" y="2.5" width="7" height="11.5" rx="3.5"/>\#
    <path d="M5 11.5a7 7 0 0 0 14 0M12 18.5v3M8.5 21.5h7"/>
    """#,
    "paintbrush": #"""
    <path d="M20.5 3.5c-3.5 1.5-8 5.5-10.2 9l2.7 2.7c3.5-2.2 7-7.2 7.5-11.7zM10.3 12.5c-2.6-.3-4.3 1.2-4.3 3.5 0 2-1 \#
    3-2.5 3.5 4 2 9 1 9.5-4.3"/>
    """#,
    "paintpalette": #"""
    <path d="M12 3a9 9 0 1 0 0 18c1.5 0 2-1 1.7-2.2-.5-1.8.5-3.3 2.3-3.3h2a3 3 0 0 0 3-3C21 7 17 3 12 3z"/>\#
    <circle fill="currentColor" stroke="none" cx="7.5" cy="12" r="1.2"/>\#
    <circle fill="currentColor" stroke="none" cx="9.5" cy="7.8" r="1.2"/>\#
    <circle fill="currentColor" stroke="none" cx="14.2" cy="7.3" r="1.2"/>
    """#,
    "speaker": #"""
    <path d="M8 9.5h3.3L15.5 5.6a.6.6 0 0 1 1 .4v12a.6.6 0 0 1-1 .4l-4.2-3.9H8a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z"/>
    """#,
    "speaker.fill": #"""
    <path fill="currentColor" d="M8 9.5h3.3L15.5 5.6a.6.6 0 0 1 1 .4v12a.6.6 0 0 1-1 .4l-4.2-3.9H8a1 1 0 0 \#
    1-1-1v-3a1 1 0 0 1 1-1z"/>
    """#,
    "speaker.wave.1": #"""
    <path d="M5 9.5h3.3L12.5 5.6a.6.6 0 0 1 1 .4v12a.6.6 0 0 1-1 .4l-4.2-3.9H5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z"/>\#
    <path d="M16.5 9a4.3 4.3 0 0 1 0 6"/>
    """#,
    "speaker.wave.3": #"""
    <path d="M2 9.5h3.3L9.5 5.6a.6.6 0 0 1 1 .4v12a.6.6 0 0 1-1 .4l-4.2-3.9H2a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z"/>\#
    <path d="M13.2 9a4.3 4.3 0 0 1 0 6M16 6.3a8 8 0 0 1 0 11.4M18.8 3.6a11.8 11.8 0 0 1 0 16.8"/>
    """#,
    "mic.slash": #"""
    <path d="M8.5 8.5V10.5a3.5 3.5 0 0 0 5.5 2.9M15.5 10.5V6a3.5 3.5 0 0 0-6.5-1.8M5 11.5a7 7 0 0 0 11.3 5.5M19 \#
    11.5c0 1-.2 2-.6 2.9M12 18.5v3M8.5 21.5h7M4 3.5l16.5 17"/>
    """#,
    "waveform": #"<path d="M3 10v4M6.6 7v10M10.2 3.5v17M13.8 8v8M17.4 5.5v13M21 10v4"/>"#,
    "gamecontroller": #"""
    <path d="M7.3 7h9.4a5 5 0 0 1 4.9 4.2l.7 4.5a2.4 2.4 0 0 1-4.2 2L15.8 15H8.2l-2.3 2.7a2.4 2.4 0 0 \#
    1-4.2-2l.7-4.5A5 5 0 0 1 7.3 7zM8 9.5v3.6M6.2 11.3h3.6M15 12.3h.01M17.3 10.2h.01"/>
    """#,
    "tv": #"<rect x="2.5" y="4.5" width="19" height="12.5" rx="2"/><path d="M8 20.5h8"/>"#,
    "ticket": #"""
    <path d="M3 6.5h18v3.3a2.2 2.2 0 0 0 0 4.4v3.3H3v-3.3a2.2 2.2 0 0 0 0-4.4zM14.5 6.5v2M14.5 11v2M14.5 15.5v2"/>
    """#,
  ]
}
