extension SymbolDrawing {
  /// Mail, speech and signals.
  static let communication: [SymbolDrawing] = [
    SymbolDrawing(
      "envelope",
      #"""
      <rect x="2.5" y="5" width="19" height="14" rx="2.5"/><path d="M2.8 7l8 6.2a2 2 0 0 0 2.4 0l8-6.2"/>
      """#
    ),
    SymbolDrawing(
      "envelope.fill",
      #"""
      <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M1.7 8.4l8.4 6.2a3.2 3.2 0 0 0 3.8 \#
      0l8.4-6.2v8.1a3.4 3.4 0 0 1-3.4 3.4H5a3.4 3.4 0 0 1-3.4-3.4zM2 6.4A3.4 3.4 0 0 1 5 4.1h14a3.4 3.4 0 0 1 3 \#
      2.3l-9.2 6.8a1.3 1.3 0 0 1-1.6 0z"/>
      """#
    ),
    SymbolDrawing(
      "phone",
      #"""
      <path d="M5.5 3.5h2.7a1.5 1.5 0 0 1 1.4 1.1l.9 3.2a1.5 1.5 0 0 1-.5 1.5L8.5 10.6a12 12 0 0 0 4.9 \#
      4.9l1.3-1.5a1.5 1.5 0 0 1 1.5-.5l3.2.9a1.5 1.5 0 0 1 1.1 1.4v2.7a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 3.5 5.7a2 \#
      2 0 0 1 2-2.2z"/>
      """#
    ),
    SymbolDrawing(
      "phone.fill",
      #"""
      <path fill="currentColor" d="M5.5 3.5h2.7a1.5 1.5 0 0 1 1.4 1.1l.9 3.2a1.5 1.5 0 0 1-.5 1.5L8.5 10.6a12 12 \#
      0 0 0 4.9 4.9l1.3-1.5a1.5 1.5 0 0 1 1.5-.5l3.2.9a1.5 1.5 0 0 1 1.1 1.4v2.7a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 \#
      3.5 5.7a2 2 0 0 1 2-2.2z"/>
      """#
    ),
    SymbolDrawing(
      "bubble.left",
      #"""
      <path d="M12 4c5.3 0 9.5 3.3 9.5 7.5S17.3 19 12 19c-1.2 0-2.3-.2-3.4-.5C7.3 19.8 5.5 20.5 3.5 20.5c1-1 \#
      1.6-2.3 1.7-3.7-1.7-1.3-2.7-3.2-2.7-5.3C2.5 7.3 6.7 4 12 4z"/>
      """#
    ),
    SymbolDrawing(
      "bubble.left.fill",
      #"""
      <path fill="currentColor" d="M12 4c5.3 0 9.5 3.3 9.5 7.5S17.3 19 12 19c-1.2 0-2.3-.2-3.4-.5C7.3 19.8 5.5 \#
      20.5 3.5 20.5c1-1 1.6-2.3 1.7-3.7-1.7-1.3-2.7-3.2-2.7-5.3C2.5 7.3 6.7 4 12 4z"/>
      """#
    ),
    SymbolDrawing(
      "quote.bubble",
      #"""
      <path d="M12 4c5.3 0 9.5 3.3 9.5 7.5S17.3 19 12 19c-1.2 0-2.3-.2-3.4-.5C7.3 19.8 5.5 20.5 3.5 20.5c1-1 \#
      1.6-2.3 1.7-3.7-1.7-1.3-2.7-3.2-2.7-5.3C2.5 7.3 6.7 4 12 4z"/><g fill="currentColor" stroke="none">\#
      <path d="M10.7 9.3a1.5 1.5 0 1 0-1.6 2.2c0 1-.3 1.7-.9 2.3l.8.7c1.3-1.1 2-2.6 1.9-4.4a1.5 1.5 0 0 \#
      0-.2-.8zM15.7 9.3a1.5 1.5 0 1 0-1.6 2.2c0 1-.3 1.7-.9 2.3l.8.7c1.3-1.1 2-2.6 1.9-4.4a1.5 1.5 0 0 0-.2-.8z"/>\#
      </g>
      """#
    ),
    SymbolDrawing(
      "text.bubble",
      #"""
      <path d="M12 4c5.3 0 9.5 3.3 9.5 7.5S17.3 19 12 19c-1.2 0-2.3-.2-3.4-.5C7.3 19.8 5.5 20.5 3.5 20.5c1-1 \#
      1.6-2.3 1.7-3.7-1.7-1.3-2.7-3.2-2.7-5.3C2.5 7.3 6.7 4 12 4z"/><path d="M8 10h8M8 13.5h5"/>
      """#
    ),
    SymbolDrawing("paperplane", #"<path d="M21 3L3 10l7 4 4 7zM21 3L10 14"/>"#),
    SymbolDrawing(
      "paperplane.fill",
      #"""
      <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M20.7 2.1L2.7 9.1a1 1 0 0 0-.1 1.8l6.7 3.8 \#
      3.8 6.7a1 1 0 0 0 1.8-.1l7-18a1 1 0 0 0-1.3-1.2zM11.16 13.76L17.66 7.26A.65 .65 0 0 0 16.74 6.34L10.24 \#
      12.84A.65 .65 0 0 0 11.16 13.76z"/>
      """#
    ),
    SymbolDrawing(
      "wifi",
      #"""
      <path d="M2.5 9.5a13.5 13.5 0 0 1 19 0M5.7 13a9 9 0 0 1 12.6 0M8.9 16.3a4.5 4.5 0 0 1 6.2 0"/>\#
      <circle fill="currentColor" stroke="none" cx="12" cy="19.5" r="1.5"/>
      """#
    ),
    SymbolDrawing(
      "antenna.radiowaves.left.and.right",
      #"""
      <circle cx="12" cy="10" r="1.7"/><path d="M12 11.7V21M8 14a5.7 5.7 0 0 1 0-8M16 6a5.7 5.7 0 0 1 0 8M5 17a10 \#
      10 0 0 1 0-14M19 3a10 10 0 0 1 0 14"/>
      """#
    ),
    SymbolDrawing(
      "dot.radiowaves.left.and.right",
      #"""
      <circle fill="currentColor" stroke="none" cx="12" cy="12" r="1.9"/>\#
      <path d="M8 16a5.7 5.7 0 0 1 0-8M16 8a5.7 5.7 0 0 1 0 8M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14"/>
      """#
    ),
  ]
}
