import Cairn

extension HTMLPage {
  /// The absolute address under which the page wants to be known.
  private var knownAddress: String? { head.canonical ?? canonical }

  /// The direction of the page's lines: that of its language, unless the options have the other way.
  var layoutDirection: LayoutDirection {
    language.layoutDirection == .rightToLeft ? .rightToLeft : options.environment.layoutDirection
  }

  /// What the page says of itself to those who link to it.
  private var sharedDescription: OpenGraph? {
    guard let graph = head.openGraph else { return openGraph }
    return openGraph?.merging(graph) ?? graph
  }

  var headDiagnostics: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if !language.isWellFormed { diagnostics.append(.malformed(language)) }
    if checksTheme { diagnostics += theme.diagnostics }
    var sheet: String?
    if case .linked(let address) = styles { sheet = address }
    let addresses: [(String, String?)] = [
      ("The page's canonical address", knownAddress), ("The page's icon", icon), ("The page's style sheet", sheet),
      ("The page's picture to share", sharedDescription?.image),
      ("The page's address to share", sharedDescription?.url),
    ]
    let writer = HeadWriter(writer: ByteWriter(), root: options.root)
    for (role, address) in addresses + head.addresses {
      guard let address, writer.resource(at: address) == nil else { continue }
      diagnostics.append(.blocked(address, of: role))
    }
    return diagnostics + head.checked(beside: surroundings).diagnostics
  }

  /// What the head says besides its additions.
  private var surroundings: PageHead.Surroundings {
    var surroundings = PageHead.Surroundings()
    if description != nil { surroundings.names.insert("description") }
    if !head.isIndexed { surroundings.names.insert("robots") }
    if case .linked(let address) = styles { surroundings.sheets = [address, ownSheet].compactMap { $0 } }
    surroundings.hasIcon = icon != nil
    guard let graph = sharedDescription else { return surroundings }
    let properties: [(String, Bool)] = [
      ("title", true), ("type", true), ("description", (graph.description ?? description) != nil),
      ("url", (graph.url ?? knownAddress) != nil), ("site_name", graph.siteName != nil),
    ]
    surroundings.properties = Set(properties.filter(\.1).map { "og:" + $0.0 })
    return surroundings
  }

  /// Writes everything up to the body, and returns the number of bytes up to the end of the link to the sheet.
  @discardableResult
  func writeHead(to writer: ByteWriter, styleSheet: StyleSheet, _ themeClass: String?) -> Int {
    let head = HeadWriter(writer: writer, root: options.root)
    writer.write("<!DOCTYPE html>\n<html")
    if language.isWellFormed { head.write(" lang=", language.rawValue) }
    if layoutDirection == .rightToLeft { writer.write(" dir=\"rtl\"") }
    if let themeClass { head.write(" class=", themeClass) }
    writer.write("><head><meta charset=\"utf-8\"><title>")
    writer.write(text: title)
    writer.write("</title><meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">")
    writer.write("<meta name=\"color-scheme\" content=\"light dark\">")
    head.writeMeta("name", "description", description)
    if !self.head.isIndexed { head.writeMeta("name", "robots", "noindex") }
    head.writeLink("canonical", knownAddress)
    writeOpenGraph(to: head)
    writeAdditions(to: head)
    head.writeLink("icon", icon)
    for face in theme.fonts.urgentFaces {
      head.writeLink(
        "preload",
        face.address,
        [(" as=", "font"), (" type=", FontFormat(address: face.address)?.mediaType), (" crossorigin=", "anonymous")]
      )
    }
    var sheetLinkEnd = 0
    switch styles {
    case .linked(let address):
      head.writeLink("stylesheet", address)
      sheetLinkEnd = writer.position
      head.writeLink("stylesheet", ownSheet)
    case .embedded:
      writer.write("<style>\n")
      writer.write(trusted: styleSheet.styles)
      writer.write("</style>")
    }
    writer.write("</head>\n")
    return sheetLinkEnd
  }

  private func writeOpenGraph(to writer: HeadWriter) {
    guard let graph = sharedDescription else { return }
    writer.writeMeta("property", "og:title", graph.title ?? title)
    writer.writeMeta("property", "og:type", graph.type ?? "website")
    writer.writeMeta("property", "og:description", graph.description ?? description)
    writer.writeMeta("property", "og:url", writer.resource(at: graph.url ?? knownAddress)?.text)
    writer.writeMeta("property", "og:image", writer.resource(at: graph.image)?.text)
    writer.writeMeta("property", "og:image:alt", graph.imageDescription)
    writer.writeMeta("property", "og:site_name", graph.siteName)
  }

  private func writeAdditions(to writer: HeadWriter) {
    let head = head.checked(beside: surroundings).head
    for item in head.metadata { writer.writeMeta(item.kind == .name ? "name" : "property", item.key, item.value) }
    for link in head.links {
      let attributes: [(StaticString, String?)] = [
        (" type=", link.type), (" title=", link.title), (" hreflang=", link.language),
      ]
      writer.writeLink(link.relation, link.address, attributes)
    }
    for feed in head.feeds {
      writer.writeLink("alternate", feed.address, [(" type=", feed.kind.rawValue), (" title=", feed.title)])
    }
    for data in head.structuredData { writer.write(data) }
  }
}
