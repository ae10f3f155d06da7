extension HTMLUpdate {
  /// The update as Turbo Streams; send it as `text/vnd.turbo-stream.html`.
  ///
  /// Turbo cannot move elements or set attributes. It gets such elements anew, and what the reader did in them is lost.
  public var turboStream: String {
    var streams: [String] = []
    func add(_ action: String, _ selector: String, _ html: String? = nil) {
      let content = html.map { "<template>\($0)</template>" } ?? ""
      let target = Self.escaped(selector)
      streams.append("<turbo-stream action=\"\(action)\" targets=\"\(target)\">\(content)</turbo-stream>")
    }
    func insert(_ html: String, _ parent: Target, _ next: Target?) {
      add(next == nil ? "append" : "before", (next ?? parent).selector, html)
    }
    if !styles.isEmpty { add("append", "head", "<style>\n\(styles)</style>") }
    for operation in operations {
      switch operation {
      case .remove(let target): add("remove", target.selector)
      case .insert(let html, let parent, let next): insert(html, parent, next)
      case .move(let target, let parent, let next, let html):
        add("remove", target.selector)
        insert(html, parent, next)
      case .reload(let target, let html), .setAttributes(let target, _, _, let html):
        add("replace", target.selector, html)
      case .setContent(let target, let html): add("update", target.selector, html)
      }
    }
    return streams.map { $0 + "\n" }.joined()
  }

  /// The update as fragments that htmx 2 swaps out of band.
  ///
  /// htmx cannot move elements or set attributes. It gets such elements anew, and what the reader did in them is lost.
  public var htmx: String {
    var fragments: [String] = []
    func add(_ swap: String, _ selector: String, _ html: String, in wrapper: String? = nil) {
      let wrapper = wrapper ?? Self.wrapper(of: html)
      let value = Self.escaped("\(swap):\(selector)")
      fragments.append("<\(wrapper) hx-swap-oob=\"\(value)\">\(html)</\(wrapper)>")
    }
    func insert(_ html: String, _ parent: Target, _ next: Target?) {
      add(next == nil ? "beforeend" : "beforebegin", (next ?? parent).selector, html)
    }
    func replace(_ target: Target, _ html: String) {
      let value = Self.escaped("outerHTML:\(target.selector)")
      let end = html.firstIndex { $0 == ">" || $0 == " " || $0 == "/" } ?? html.endIndex
      fragments.append("\(html[..<end]) hx-swap-oob=\"\(value)\"\(html[end...])")
    }
    if !styles.isEmpty { add("beforeend", "head", "<style>\n\(styles)</style>", in: "div") }
    for operation in operations {
      switch operation {
      case .remove(let target): add("delete", target.selector, "", in: "div")
      case .insert(let html, let parent, let next): insert(html, parent, next)
      case .move(let target, let parent, let next, let html):
        add("delete", target.selector, "", in: "div")
        insert(html, parent, next)
      case .reload(let target, let html), .setAttributes(let target, _, _, let html): replace(target, html)
      case .setContent(let target, let html): add("innerHTML", target.selector, html)
      }
    }
    return fragments.map { $0 + "\n" }.joined()
  }

  /// The update as JSON: an object with the new `styles` and the `operations`.
  ///
  /// Each operation has an `op`: `remove`, `insert`, `move`, `reload`, `attributes` or `content`. Places are CSS selectors:
  /// `target`, or `into` with `before`, which is `null` for the end. The rest is in `html`, or in `set` and `remove`.
  public var json: String {
    let list = operations.map { operation in
      switch operation {
      case .remove(let target): Self.object([("op", "remove"), ("target", target.selector)])
      case .insert(let html, let parent, let next):
        Self.object([("op", "insert"), ("into", parent.selector), ("before", next?.selector), ("html", html)])
      case .move(let target, let parent, let next, _):
        Self.object(
          [("op", "move"), ("target", target.selector), ("into", parent.selector), ("before", next?.selector)]
        )
      case .reload(let target, let html):
        Self.object([("op", "reload"), ("target", target.selector), ("html", html)])
      case .setAttributes(let target, let attributes, let removed, _):
        Self.object(
          [("op", "attributes"), ("target", target.selector)],
          and: "\"set\":\(Self.object(attributes.map { ($0.name, $0.value) })),"
            + "\"remove\":[\(removed.map(Self.quoted).joined(separator: ","))]"
        )
      case .setContent(let target, let html):
        Self.object([("op", "content"), ("target", target.selector), ("html", html)])
      }
    }
    return "{\"styles\":\(Self.quoted(styles)),\"operations\":[\(list.joined(separator: ","))]}"
  }

  // MARK: Words of the formats

  /// Returns an element that may hold some markup, as browsers drop parts of tables elsewhere.
  private static func wrapper(of html: String) -> String {
    switch html.dropFirst().prefix(while: { $0 != " " && $0 != ">" }) {
    case "tr": "tbody"
    case "td", "th": "tr"
    case "tbody", "thead", "tfoot", "caption", "colgroup": "table"
    case "option", "optgroup": "select"
    default: "div"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }

  private static func object(_ members: [(String, String?)], and more: String = "") -> String {
    var parts = members.map { "\(quoted($0.0)):\($0.1.map(quoted) ?? "null")" }
    if !more.isEmpty { parts.append(more) }
    return "{\(parts.joined(separator: ","))}"
  }

  /// Returns a string as JSON that may stand in a script too.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "<", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
