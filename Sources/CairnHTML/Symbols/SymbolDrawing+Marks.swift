extension SymbolDrawing {
  /// Checkmarks, crosses, notices and signs.
  static let marks: KeyValuePairs<StaticString, StaticString> = [
    "checkmark": #"<path d="M4.5 12.5l5 5.5L19.5 6.5"/>"#,
    "checkmark.circle": #"<circle cx="12" cy="12" r="9.25"/><path d="M7.8 12.3l3 3 5.4-6.3"/>"#,
    "checkmark.circle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 \#
    -20.2 0zM7.13 12.97L10.85 16.7L16.92 9.62A.95 .95 0 0 0 15.48 8.38L10.75 13.9L8.47 11.63A.95 .95 0 0 0 7.13 \#
    12.97z"/>
    """#,
    "checkmark.seal": #"""
    <path d="M15.21 4.24A3.99 3.99 0 0 1 19.76 8.79A3.99 3.99 0 0 1 19.76 15.21A3.99 3.99 0 0 1 15.21 19.76A3.99 3.99 \#
    0 0 1 8.79 19.76A3.99 3.99 0 0 1 4.24 15.21A3.99 3.99 0 0 1 4.24 8.79A3.99 3.99 0 0 1 8.79 4.24A3.99 3.99 0 0 1 \#
    15.21 4.24z"/><path d="M8 12.3l2.8 2.9 5.2-6"/>
    """#,
    "checkmark.seal.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M15.52 3.5A4.37 4.37 0 0 1 20.5 8.48A4.37 4.37 0 0 \#
    1 20.5 15.52A4.37 4.37 0 0 1 15.52 20.5A4.37 4.37 0 0 1 8.48 20.5A4.37 4.37 0 0 1 3.5 15.52A4.37 4.37 0 0 1 3.5 \#
    8.48A4.37 4.37 0 0 1 8.48 3.5A4.37 4.37 0 0 1 15.52 3.5zM7.13 12.97L10.85 16.7L16.92 9.62A.95 .95 0 0 0 15.48 \#
    8.38L10.75 13.9L8.47 11.63A.95 .95 0 0 0 7.13 12.97z"/>
    """#,
    "checkmark.square": #"<rect x="3.5" y="3.5" width="17" height="17" rx="3.5"/><path d="M7.8 12.3l3 3 5.4-6.3"/>"#,
    "xmark": #"<path d="M5.5 5.5l13 13M18.5 5.5l-13 13"/>"#,
    "xmark.circle": #"<circle cx="12" cy="12" r="9.25"/><path d="M8.5 8.5l7 7M15.5 8.5l-7 7"/>"#,
    "xmark.circle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 \#
    -20.2 0zM13.34 12L16.17 14.83A.95 .95 0 0 1 14.83 16.17L12 13.34L12 13.34L9.17 16.17A.95 .95 0 0 1 7.83 \#
    14.83L10.66 12L10.66 12L7.83 9.17A.95 .95 0 0 1 9.17 7.83L12 10.66L12 10.66L14.83 7.83A.95 .95 0 0 1 16.17 \#
    9.17L13.34 12z"/>
    """#,
    "plus": #"<path d="M12 4v16M4 12h16"/>"#,
    "plus.circle": #"<circle cx="12" cy="12" r="9.25"/><path d="M12 7.2v9.6M7.2 12h9.6"/>"#,
    "plus.circle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 \#
    -20.2 0zM12.95 11.05L16.8 11.05A.95 .95 0 0 1 16.8 12.95L12.95 12.95L12.95 12.95L12.95 16.8A.95 .95 0 0 1 11.05 \#
    16.8L11.05 12.95L11.05 12.95L7.2 12.95A.95 .95 0 0 1 7.2 11.05L11.05 11.05L11.05 11.05L11.05 7.2A.95 .95 0 0 1 \#
    12.95 7.2L12.95 11.05z"/>
    """#,
    "minus": #"<path d="M4 12h16"/>"#,
    "minus.circle": #"<circle cx="12" cy="12" r="9.25"/><path d="M7.2 12h9.6"/>"#,
    "minus.circle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 \#
    -20.2 0zM7.2 12.95L16.8 12.95A.95 .95 0 0 0 16.8 11.05L7.2 11.05A.95 .95 0 0 0 7.2 12.95z"/>
    """#,
    "info.circle": #"""
    <circle cx="12" cy="12" r="9.25"/><path d="M12 11.2v5.6"/><circle fill="currentColor" stroke="none" cx="12" \#
    cy="7.6" r="1.2"/>
    """#,
    "info.circle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 \#
    -20.2 0zM11.05 11.2L11.05 16.8A.95 .95 0 0 0 12.95 16.8L12.95 11.2A.95 .95 0 0 0 11.05 11.2zM10.75 7.5a1.25 1.25 \#
    0 1 1 2.5 0a1.25 1.25 0 1 1 -2.5 0z"/>
    """#,
    "questionmark": #"""
    <path d="M7.5 8.5a4.5 4.5 0 1 1 6.6 4c-1.4.8-2.1 1.7-2.1 3.2"/>\#
    <circle fill="currentColor" stroke="none" cx="12" cy="20" r="1.3"/>
    """#,
    "questionmark.circle": #"""
    <circle cx="12" cy="12" r="9.25"/><path d="M9.2 9.4a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1.1-1.5 2.1"/>\#
    <circle fill="currentColor" stroke="none" cx="12" cy="16.9" r="1.2"/>
    """#,
    "exclamationmark.triangle": #"""
    <path d="M12 4L2.9 19.5h18.2z"/><path d="M12 10v4.2"/><circle fill="currentColor" stroke="none" cx="12" cy="16.9" \#
    r="1.1"/>
    """#,
    "exclamationmark.triangle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M10.7 3.2L2.1 18.3A1.5 1.5 0 0 0 3.4 20.5h17.2a1.5 \#
    1.5 0 0 0 1.3-2.2L13.3 3.2a1.5 1.5 0 0 0-2.6 0zM11.05 9.6L11.05 13.8A.95 .95 0 0 0 12.95 13.8L12.95 9.6A.95 .95 0 \#
    0 0 11.05 9.6zM10.8 17a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1 -2.4 0z"/>
    """#,
    "exclamationmark.circle": #"""
    <circle cx="12" cy="12" r="9.25"/><path d="M12 7v6"/><circle fill="currentColor" stroke="none" cx="12" cy="16.6" \#
    r="1.2"/>
    """#,
    "exclamationmark.circle.fill": #"""
    <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.9 12a10.1 10.1 0 1 1 20.2 0a10.1 10.1 0 1 1 \#
    -20.2 0zM11.05 7L11.05 13A.95 .95 0 0 0 12.95 13L12.95 7A.95 .95 0 0 0 11.05 7zM10.75 16.6a1.25 1.25 0 1 1 2.5 \#
    0a1.25 1.25 0 1 1 -2.5 0z"/>
    """#,
    "ellipsis": #"""
    <circle fill="currentColor" stroke="none" cx="5" cy="12" r="1.6"/>\#
    <circle fill="currentColor" stroke="none" cx="12" cy="12" r="1.6"/>\#
    <circle fill="currentColor" stroke="none" cx="19" cy="12" r="1.6"/>
    """#,
    "ellipsis.circle": #"""
    <circle cx="12" cy="12" r="9.25"/><circle fill="currentColor" stroke="none" cx="7.7" cy="12" r="1.2"/>\#
    <circle fill="currentColor" stroke="none" cx="12" cy="12" r="1.2"/>\#
    <circle fill="currentColor" stroke="none" cx="16.3" cy="12" r="1.2"/>
    """#,
    "number": #"<path d="M9.5 4L7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16"/>"#,
    "at": #"<circle cx="12" cy="12" r="3.7"/><path d="M15.7 8.3v5a2.65 2.65 0 0 0 5.3 0V12a9 9 0 1 0-3.6 7.2"/>"#,
    "percent": #"<path d="M18.5 5.5l-13 13"/><circle cx="7" cy="7" r="2.5"/><circle cx="17" cy="17" r="2.5"/>"#,
    "infinity": #"""
    <path d="M12 12C10 9 8.5 7.8 6.7 7.8a4.2 4.2 0 0 0 0 8.4C8.5 16.2 10 15 12 12s3.5-4.2 5.3-4.2a4.2 4.2 0 0 1 0 \#
    8.4C15.5 16.2 14 15 12 12z"/>
    """#,
    "exclamationmark": #"""
    <path d="M12 3.5v11"/><circle fill="currentColor" stroke="none" cx="12" cy="19.5" r="1.5"/>
    """#,
    "nosign": #"<circle cx="12" cy="12" r="9.25"/><path d="M5.5 5.5l13 13"/>"#,
    "dollarsign": #"""
    <path d="M16.5 8c-.7-1.9-2.2-2.8-4.5-2.8-2.7 0-4.5 1.2-4.5 3.3 0 4.8 9.3 2.4 9.3 7.3 0 2.2-1.9 3.4-4.8 3.4-2.6 \#
    0-4.2-1-4.8-3M12 2.5v19"/>
    """#,
    "dollarsign.circle": #"""
    <circle cx="12" cy="12" r="9.25"/><path d="M14.9 9.2c-.5-1.2-1.4-1.8-2.9-1.8-1.8 0-2.9.8-2.9 2.1 0 3.1 6 1.6 6 \#
    4.8 0 1.4-1.2 2.3-3.1 2.3-1.7 0-2.7-.7-3.1-2M12 5.8v12.4"/>
    """#,
  ]
}
