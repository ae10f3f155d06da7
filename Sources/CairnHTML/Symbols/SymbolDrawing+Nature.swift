extension SymbolDrawing {
  /// Weather, water, plants and animals.
  static let nature: [SymbolDrawing] = [
    SymbolDrawing(
      "sun.max",
      #"""
      <circle cx="12" cy="12" r="4.2"/><path d="M12 4.4L12 2.2M17.37 6.63L18.93 5.07M19.6 12L21.8 12M17.37 \#
      17.37L18.93 18.93M12 19.6L12 21.8M6.63 17.37L5.07 18.93M4.4 12L2.2 12M6.63 6.63L5.07 5.07"/>
      """#
    ),
    SymbolDrawing(
      "sun.max.fill",
      #"""
      <circle fill="currentColor" cx="12" cy="12" r="4.2"/><path d="M12 4.4L12 2.2M17.37 6.63L18.93 5.07M19.6 \#
      12L21.8 12M17.37 17.37L18.93 18.93M12 19.6L12 21.8M6.63 17.37L5.07 18.93M4.4 12L2.2 12M6.63 6.63L5.07 \#
      5.07"/>
      """#
    ),
    SymbolDrawing(
      "sunrise",
      #"""
      <path d="M2.5 18h19M6.5 18a5.5 5.5 0 0 1 11 0M12 9V3M9.5 5.5L12 3l2.5 2.5M4.5 11.5l1.2 1.2M19.5 11.5l-1.2 \#
      1.2M7 21.5h10"/>
      """#
    ),
    SymbolDrawing("moon", #"<path d="M20.5 14.2A8.75 8.75 0 1 1 9.8 3.5a7 7 0 0 0 10.7 10.7z"/>"#),
    SymbolDrawing(
      "moon.fill",
      #"""
      <path fill="currentColor" d="M20.5 14.2A8.75 8.75 0 1 1 9.8 3.5a7 7 0 0 0 10.7 10.7z"/>
      """#
    ),
    SymbolDrawing("cloud", #"<path d="M7 19.5a4.5 4.5 0 0 1-.6-8.96 6 6 0 0 1 11.7 1.06A4 4 0 0 1 18 19.5z"/>"#),
    SymbolDrawing(
      "cloud.fill",
      #"""
      <path fill="currentColor" d="M7 19.5a4.5 4.5 0 0 1-.6-8.96 6 6 0 0 1 11.7 1.06A4 4 0 0 1 18 19.5z"/>
      """#
    ),
    SymbolDrawing(
      "cloud.rain",
      #"""
      <path d="M7 14.5a4 4 0 0 1-.5-7.96 5.5 5.5 0 0 1 10.7 1A3.5 3.5 0 0 1 17.5 14.5z"/>\#
      <path d="M8 17.5l-1.2 3M12.5 17.5l-1.2 3M17 17.5l-1.2 3"/>
      """#
    ),
    SymbolDrawing(
      "cloud.snow",
      #"""
      <path d="M7 14.5a4 4 0 0 1-.5-7.96 5.5 5.5 0 0 1 10.7 1A3.5 3.5 0 0 1 17.5 14.5z"/>\#
      <circle fill="currentColor" stroke="none" cx="8" cy="18" r="1.2"/>\#
      <circle fill="currentColor" stroke="none" cx="12" cy="20.5" r="1.2"/>\#
      <circle fill="currentColor" stroke="none" cx="16" cy="18" r="1.2"/>
      """#
    ),
    SymbolDrawing(
      "cloud.bolt",
      #"""
      <path d="M7 14.5a4 4 0 0 1-.5-7.96 5.5 5.5 0 0 1 10.7 1A3.5 3.5 0 0 1 17.5 14.5z"/>\#
      <path d="M12.8 12L10 16.8h4L11.5 21.5"/>
      """#
    ),
    SymbolDrawing(
      "snowflake",
      #"""
      <path d="M12 12L12 2.5M14.3 3.8L12 6 9.7 3.8M12 12L20.23 7.25M20.25 9.89L17.2 9 17.95 5.91M12 12L20.23 \#
      16.75M17.95 18.09L17.2 15 20.25 14.11M12 12L12 21.5M9.7 20.2L12 18 14.3 20.2M12 12L3.77 16.75M3.75 \#
      14.11L6.8 15 6.05 18.09M12 12L3.77 7.25M6.05 5.91L6.8 9 3.75 9.89"/>
      """#
    ),
    SymbolDrawing(
      "wind",
      #"""
      <path d="M3 9h10.5a2.75 2.75 0 1 0-2.6-3.6M3 12.5h15.5a2.75 2.75 0 1 1-2.6 3.6M3 16h7.5a2.5 2.5 0 1 1-2.3 \#
      3.4"/>
      """#
    ),
    SymbolDrawing("drop", #"<path d="M12 3c3.3 4 6 7.3 6 11a6 6 0 0 1-12 0c0-3.7 2.7-7 6-11z"/>"#),
    SymbolDrawing(
      "drop.fill",
      #"""
      <path fill="currentColor" d="M12 3c3.3 4 6 7.3 6 11a6 6 0 0 1-12 0c0-3.7 2.7-7 6-11z"/>
      """#
    ),
    SymbolDrawing(
      "flame",
      #"""
      <path d="M12.5 2.5c.6 3.5 6 6 6 11.5a6.5 6.5 0 0 1-13 0c0-2.7 1.4-4.6 2.8-6 .2 1.6.7 2.7 1.7 \#
      3.5.4-3.5.6-6.5 2.5-9z"/>
      """#
    ),
    SymbolDrawing(
      "flame.fill",
      #"""
      <path fill="currentColor" d="M12.5 2.5c.6 3.5 6 6 6 11.5a6.5 6.5 0 0 1-13 0c0-2.7 1.4-4.6 2.8-6 .2 1.6.7 \#
      2.7 1.7 3.5.4-3.5.6-6.5 2.5-9z"/>
      """#
    ),
    SymbolDrawing("bolt", #"<path d="M13.5 2.5L4.5 13.5H11l-1.5 8 9-11H13z"/>"#),
    SymbolDrawing("bolt.fill", #"<path fill="currentColor" d="M13.5 2.5L4.5 13.5H11l-1.5 8 9-11H13z"/>"#),
    SymbolDrawing(
      "leaf",
      #"""
      <path d="M20 4c.8 8-1.5 15-8.5 15.2C7.3 19.3 5 16.5 5 13.2 5 7.5 11 6.5 20 4zM3.5 21c2-4.5 5-8 10.5-10.5"/>
      """#
    ),
    SymbolDrawing(
      "leaf.fill",
      #"""
      <path fill="currentColor" fill-rule="evenodd" stroke="none" d="M20.1 3.1a.9.9 0 0 1 .8.8c.8 8.4-1.6 16-9.4 \#
      16.2a7.7 7.7 0 0 1-4.8-1.5 25 25 0 0 1 7.7-6.9.9.9 0 0 0-.8-1.6 27 27 0 0 0-8.2 7.1A7.1 7.1 0 0 1 4.1 \#
      13.2c0-4 2.7-6 6.3-7.3 2.6-.9 5.9-1.6 9.4-2.8z"/><path d="M6 17.3A16 16 0 0 0 3.5 21"/>
      """#
    ),
    SymbolDrawing("tree", #"<path d="M12 21.5v-4M12 2.5l5 6.5h-2.5L19 14h-2l3 3.5H4L7 14H5l4.5-5H7z"/>"#),
    SymbolDrawing(
      "water.waves",
      #"""
      <path d="M2.5 8c1.6 0 2.4 1.5 4 1.5S9 8 10.5 8s2.5 1.5 4 1.5 2.5-1.5 4-1.5 1.9.7 3 1.2M2.5 13c1.6 0 2.4 1.5 \#
      4 1.5S9 13 10.5 13s2.5 1.5 4 1.5 2.5-1.5 4-1.5 1.9.7 3 1.2M2.5 18c1.6 0 2.4 1.5 4 1.5S9 18 10.5 18s2.5 1.5 \#
      4 1.5 2.5-1.5 4-1.5 1.9.7 3 1.2"/>
      """#
    ),
    SymbolDrawing(
      "thermometer.medium",
      #"""
      <path d="M9.5 13.6V5a2.5 2.5 0 0 1 5 0v8.6a4.5 4.5 0 1 1-5 0z"/><path d="M12 8.5v8"/>\#
      <circle fill="currentColor" stroke="none" cx="12" cy="17.4" r="1.9"/>
      """#
    ),
    SymbolDrawing(
      "pawprint.fill",
      #"""
      <path fill="currentColor" d="M12 12.5c-2.6 0-5 2.6-5 5 0 1.6 1.2 2.5 2.6 2.5 1 0 1.5-.5 2.4-.5s1.4.5 \#
      2.4.5c1.4 0 2.6-.9 2.6-2.5 0-2.4-2.4-5-5-5z"/><g fill="currentColor" stroke="none">\#
      <circle cx="4.8" cy="11.2" r="2.1"/><circle cx="9" cy="6.2" r="2.3"/><circle cx="15" cy="6.2" r="2.3"/>\#
      <circle cx="19.2" cy="11.2" r="2.1"/></g>
      """#
    ),
  ]
}
