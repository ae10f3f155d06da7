import Cairn
import CairnHTML

/// Pages with one string in every place where a string can go.
enum HostilePages {
  /// The strings of one page: one for each way in which a place changes what it is given.
  struct Words {
    var text: String
    var identifier: String
    var language: String
    var prefix: String

    init(all string: String) {
      (text, identifier, language, prefix) = (string, string, string, string)
    }

    /// Words that nothing changes and that stand nowhere else, to be found in a page and replaced.
    static let harmless = {
      var words = Words(all: "zzwordszz")
      (words.identifier, words.language, words.prefix) = ("zzidentifierzz", "zzlangzz", "zzprefixzz")
      return words
    }()
  }

  /// A page that holds words wherever they can stand.
  static func words(_ words: Words) -> String {
    let text = words.text
    var options = HTMLOptions(assets: [
      text: AssetCatalog.Asset(source: "a.svg"), "Eiger": AssetCatalog.Asset(source: "b.svg"),
    ])
    options.idPrefix = words.prefix
    options.scrollableContentLabel = text
    options.listLabels.delete = text
    options.listLabels.details = "\(text) {item}"
    options.listLabels.loading = text
    var page = HTMLPage(title: text, description: text) {
      texts(text).navigationTitle(text)
      controls(text)
      structure(text)
      accessibility(text)
      lists(text)
      tables(text)
      prose(text)
      Text("a").id(words.identifier)
      UnsafeHTML(unescaped: "<i>i</i>", alternative: text)
    }
    page.language = LocaleIdentifier(words.language)
    page.canonical = "https://example.org/"
    page.openGraph = .init(type: text, image: "https://example.org/a.png", imageDescription: text, siteName: text)
    page.styles = .linked("style.css")
    page.options = options
    return page.html()
  }

  @ViewBuilder
  private static func texts(_ text: String) -> some View {
    Text(verbatim: text)
    Text(text)
    Text("before \(text) after")
    Text("**bold \(text)** and *\(text)* and `\(text)`")
    Text("[link \(text)](a.html)")
    Text(verbatim: text).bold() + Text(verbatim: text).italic() + Text(verbatim: text).foregroundColor(.red)
    Text(verbatim: text).font(.title).padding().lineLimit(1)
    HStack {
      Text(verbatim: text)
      Text(verbatim: text)
    }
  }

  @ViewBuilder
  private static func controls(_ text: String) -> some View {
    Link(text, destination: "a.html")
    Link(destination: "a.html") { VStack { Text(verbatim: text) } }
    Button(text)
    Button(text, role: .destructive, destination: "a.html")
    Label(text, systemImage: "star")
    Label(text, image: "Eiger")
    ProgressView(text, value: 0.5)
    ProgressView(text)
    DisclosureGroup(text) { Text(verbatim: text) }
    ContentUnavailableView(text, systemImage: "star", description: Text(verbatim: text))
    ContentUnavailableView<Label<Text, Image>, Text?, EmptyView>.search(text: text)
    Image(text)
    Image("Eiger", label: Text(verbatim: text))
    Image(decorative: text)
    Image(systemName: text)
  }

  @ViewBuilder
  private static func structure(_ text: String) -> some View {
    Section(text) { Text(verbatim: text) }
    Section([1], id: \.self) { _ in
      Text(verbatim: text).badge(text)
    } header: {
      Text(verbatim: text)
    } footer: {
      Text(verbatim: text)
    }
    ScrollView(.horizontal) { Text(verbatim: text) }
    OutlineGroup([Peak(name: text, height: 1, below: [Peak(name: text, height: 2)])], children: \.below) {
      Text($0.name)
    }
    CollectionView {
      PeaksSection(title: text, peaks: [Peak(name: text, height: 1)])
    } controllers: {
      PeaksController()
    }
    Text("a").overlay { Text(verbatim: text) }
    Text(verbatim: text).background { Text(verbatim: text) }
    Grid {
      GridRow {
        Text(verbatim: text); Text(verbatim: text)
      }
    }
  }

  @ViewBuilder
  private static func lists(_ text: String) -> some View {
    EditButton(text, done: text)
    Form {
      Button(text, action: FormAction(name: text, value: text))
      Section([text], id: \.self) { _ in
        ListCell(text, secondaryText: text, image: Image(systemName: "star")).accessories {
          Accessory.delete(displayed: .always, action: text)
          Accessory.insert(displayed: .always, action: text)
          Accessory.reorder(displayed: .always, name: text)
          Accessory.detail(destination: "a.html")
          Accessory.multiselect(displayed: .always)
          Accessory.label(text: text)
          Accessory.custom { Text(verbatim: text) }
        }
        .swipeActions { SwipeAction(text, action: text, image: Image(systemName: "star")) }
        .swipeActions(edge: .leading, presentation: .menu) { SwipeAction(text, destination: "a.html") }
      } header: {
        ListCell(text)
      }
      .layout(.list(.insetGrouped))
      Section { ListCell(Text(verbatim: text).bold(), secondaryText: Text(text)).destination("a.html").tag(text) }
      Section { Text(verbatim: text).tag(text).swipeActions { SwipeAction(text, action: text) } }
    }
    .selection(.single, name: text, selected: [text])
    Section {
      ListCell(text); ListCell(text).redacted(reason: .placeholder)
    }
    .layout(.list(.sidebar, header: .firstItemInSection))
    OutlineGroup([Peak(name: text, height: 1, below: [Peak(name: text, height: 2)])], children: \.below) {
      ListCell($0.name).destination("a.html")
    }
    .disclosureGroupExclusive("a\(text)")
    ListCell("a").destination("a.html").accessibilityLabel(text)
    ListCell("a").onConfigurationUpdate { cell, state in
      if state.isEditing { cell.contentConfiguration.text = text }
    }
  }

  @ViewBuilder
  private static func tables(_ text: String) -> some View {
    ForEach([TableOverflow.scrolls, .stacks], id: \.self) { overflow in
      Table(of: Peak.self) {
        TableColumn(text, value: \.name).rowHeader().footer(text)
        TableColumn(Text(verbatim: text), value: \.height).sorted().footer { Text(verbatim: text) }
        TableColumn(text) { peak in Link(peak.name, destination: "a.html") }
      } rows: {
        TableRow(Peak(name: text, height: 1))
        Section(text) { ForEach([Peak(name: text, height: 2)], id: \.name) { TableRow($0) } }
        Section {
          TableRow(Peak(name: text, height: 3))
        } header: {
          Text(verbatim: text).bold()
        }
      }
      .caption(Text(verbatim: text))
      .tableOverflow(overflow)
    }
  }

  @ViewBuilder
  private static func prose(_ text: String) -> some View {
    Heading(text + ".").id("heading")
    BulletList { Text(verbatim: text) }
    NumberedList { Text(verbatim: text) }
    Quote(text, cite: text)
    // The line feed at the end of code is left out, so that something has to stand behind the words.
    CodeBlock("A line that is longer than a narrow page, then " + text + ".")
    Figure(text) { Text(verbatim: text) }
    Aside(.note, text + ".") { Text(verbatim: text) }
    DescriptionList {
      Description(text, text)
      Description(text) { Text(verbatim: text) }
    }
    Article { Text(verbatim: text) }
    Navigation(label: text) { Link("a", destination: "a.html") }
    Time("2026-03-01", text)
  }

  @ViewBuilder
  private static func accessibility(_ text: String) -> some View {
    Text("a").accessibilityLabel(text)
    Text(verbatim: text).accessibilityAddTraits(.isHeader)
    VStack { Text("a") }.accessibilityLabel(text).accessibilityHint(text)
    Link("a", destination: "a.html").accessibilityLabel(text).accessibilityHint(text)
    Button("a").accessibilityLabel(text)
    Image("Eiger").accessibilityLabel(text)
    Image(systemName: "star").accessibilityLabel(text)
    Circle().accessibilityLabel(text)
    ProgressView("a", value: 0.5).accessibilityLabel(text)
    ScrollView(.horizontal) { Text("a") }.accessibilityLabel(text)
    Section("a") { Text("a") }.accessibilityLabel(text)
    DisclosureGroup("a") { Text("a") }.accessibilityLabel(text)
  }

  /// A page that holds an address wherever one can stand.
  static func addresses(_ address: String, rootPath: String? = nil) -> String {
    let assets: AssetCatalog = [
      "light": AssetCatalog.Asset(source: address),
      "dark": AssetCatalog.Asset(source: "a.svg", darkSource: address),
    ]
    var page = HTMLPage(title: "Addresses") {
      Link("a", destination: address)
      Link(destination: address) { VStack { Text("a") } }
      Button("a", destination: address)
      Text("[a](\(address))") + Text(", ") + Text(runs: [TextRun(string: "run", destination: address)])
      Image("light")
      Image("dark").resizable()
      Label("a", image: "light")
      ListCell("a").destination(address)
      ListCell("a").accessories { Accessory.detail(destination: address) }
      Section { ListCell("a").swipeActions { SwipeAction("a", destination: address) } }
      Section { ListCell("a").swipeActions(destination: address) }
      Form(action: address) { Text("a") }
    }
    page.canonical = address
    page.openGraph = .init(image: address)
    page.icon = address
    page.styles = .linked(address)
    page.options.assets = assets
    page.options.rootPath = rootPath
    return page.html()
  }

  /// A document whose style sheet names a font.
  static func font(_ name: String) -> String {
    let output = Text("a").font(.custom(name, size: 12)).renderHTML()
    let head = "<head><meta charset=\"utf-8\"><title>Font</title><style>\(output.styleSheet.css)</style></head>"
    return "<!DOCTYPE html>\n<html lang=\"en\">\(head)<body>\(output.body)</body></html>\n"
  }
}
