import Cairn
import Foundation
import Testing

// Views as people write them for SwiftUI. That they compile is half of the test, what they say to a reader the rest.

private struct Peak: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let height: Int
  var note: String?
  var isFavourite = false
}

private let peaks = [
  Peak(name: "Eiger", height: 3967, note: "North face"),
  Peak(name: "Mönch", height: 4107, isFavourite: true),
  Peak(name: "Jungfrau", height: 4158),
]

private struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray.opacity(0.1))
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

private struct LazyCard<Header: View, Content: View>: View {
  private let header: Header
  private let content: () -> Content

  init(@ViewBuilder header: () -> Header, @ViewBuilder content: @escaping () -> Content) {
    self.header = header()
    self.content = content
  }

  var body: some View {
    VStack {
      header
      Divider().padding(.horizontal)
      content()
    }
  }
}

private struct PeakRow: View {
  let peak: Peak

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      icon
      VStack(alignment: .leading) {
        title
        if let note = peak.note {
          Text(note).font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
      height
    }
    .padding(.vertical, 4)
    .padding([.horizontal, .top], 8)
  }

  private var icon: some View {
    Image(systemName: peak.isFavourite ? "star.fill" : "star")
      .font(.title)
      .foregroundColor(peak.isFavourite ? .yellow : .gray)
      .accessibilityLabel(peak.isFavourite ? "Favourite" : "Not a favourite")
  }

  private var title: Text {
    Text(peak.name).bold() + Text(" ") + Text("\(peak.height) m").foregroundColor(.secondary)
  }

  @ViewBuilder private var height: some View {
    switch peak.height {
    case ..<4000: Text("Three-thousander")
    case 4000..<5000: Text("Four-thousander").fontWeight(.semibold)
    default: EmptyView()
    }
  }
}

private struct Badge: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  let color: Color

  func body(content: Content) -> some View {
    content
      .font(.system(size: 14, weight: .bold, design: .rounded))
      .padding(.horizontal, 8)
      .background(color, in: Capsule())
      .accessibilityHint(direction == .leftToRight ? "left" : "right")
  }
}

extension View {
  fileprivate func badged(_ color: Color = .red) -> some View {
    modifier(Badge(color: color))
  }

  @ViewBuilder
  fileprivate func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

private enum Season: String, CaseIterable, Identifiable, Sendable {
  case summer, winter
  var id: Self { self }
}

private struct SeasonKey: EnvironmentKey {
  static let defaultValue: Season = .summer
}

extension EnvironmentValues {
  fileprivate var season: Season {
    get { self[SeasonKey.self] }
    set { self[SeasonKey.self] = newValue }
  }
}

private struct SeasonLabel: View {
  @Environment(\.season) var season
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Label(season.rawValue.capitalized, systemImage: season == .summer ? "sun.max" : "snowflake")
      .foregroundStyle(colorScheme == .dark ? .white : .black)
  }
}

private enum LoadState {
  case loading
  case failed(message: String)
  case loaded([Peak])
}

private struct StateView: View {
  let state: LoadState

  var body: some View {
    Group {
      switch state {
      case .loading: ProgressView("Loading…")
      case .failed(let message):
        ContentUnavailableView("No peaks", systemImage: "mountain.2", description: Text(message))
      case .loaded(let peaks) where peaks.isEmpty: Text("Nothing here")
      case let .loaded(peaks):
        ForEach(peaks) { PeakRow(peak: $0) }
      }
    }
    .font(.body)
    .multilineTextAlignment(.leading)
  }
}

private struct Folder: Identifiable {
  let id: String
  var children: [Folder]?
}

@Suite struct SwiftUIHabitsTests {
  @Test func `generic views take builders as properties and arguments`() {
    let view = VStack {
      Card(title: "Alps") {
        Text("Long")
        Text("High")
      }
      LazyCard {
        Text("Header")
      } content: {
        Text("Content")
      }
    }
    #expect(view.words == ["Alps", "Long", "High", "Header", "Content"])
  }

  @Test func `computed properties, if let, switch and text sums make rows`() {
    let view = ForEach(peaks) { peak in PeakRow(peak: peak) }
    let words = view.rendered().lines.filter { $0.contains("text ") }.map { $0.trimmingPrefix { $0 == " " } }
    #expect(words.count == 7)
    #expect(words[0] == "text \"Eiger\" {bold} + \" \" + \"3967 m\" {secondaryLabel}")
    #expect(words[3] == "text \"Mönch\" {bold} + \" \" + \"4107 m\" {secondaryLabel}")
  }

  @Test func `loops run over enumerated pairs, indices, ranges and all cases`() {
    let view = VStack {
      ForEach(Array(peaks.enumerated()), id: \.offset) { index, peak in
        Text("\(index + 1). \(peak.name)")
      }
      ForEach(Array(peaks.enumerated()), id: \.element.id) { pair in Text(pair.element.name) }
      ForEach(peaks.indices, id: \.self) { index in Text(peaks[index].name) }
      ForEach(0..<2) { Text("\($0)") }
      ForEach(0..<peaks.count, id: \.self) { index in Text("#\(index)") }
      ForEach(1...2, id: \.self) { Text("\($0)") }
      ForEach(Season.allCases) { season in Text(season.rawValue) }
      ForEach(["a", "b"], id: \.self, content: Text.init(verbatim:))
      ForEach(peaks.sorted { $0.height > $1.height }.prefix(1)) { Text($0.name) }
      ForEach(peaks.reversed()) { Text($0.name) }
    }
    #expect(view.words.count == 3 + 3 + 3 + 2 + 3 + 2 + 2 + 2 + 1 + 3)
    #expect(view.words.first == "1. Eiger")
    #expect(view.words.last == "Eiger")
  }

  @Test func `terms come from collections, and captions behind other modifiers`() {
    let view = VStack {
      DescriptionList {
        ForEach(peaks) { peak in Description(peak.name, "\(peak.height) m") }
        ForEach(["a"], id: \.self) { Description($0) { Text("b") } }
        ForEach(0..<1) { Description("\($0)", "c") }
      }
      Table(peaks) { TableColumn("Peak", value: \.name) }.tableBorder(.ascii).tableOverflow(.stacks).caption("Peaks")
    }
    #expect(Array(view.words.prefix(2)) == ["Eiger", "3967 m"])
    #expect(view.words.contains("Peaks") && view.words.contains("c"))
  }

  @Test func `stacks overlay pictures with words`() {
    let view = ZStack(alignment: .bottomLeading) {
      Image("eiger")
        .resizable()
        .scaledToFill()
        .frame(width: 155, height: 155)
      LinearGradient(
        gradient: Gradient(colors: [.clear, .black.opacity(0.6)]),
        startPoint: .top,
        endPoint: .bottom
      )
      Text("Eiger")
        .font(.title2)
        .fontWeight(.bold)
        .foregroundColor(.white)
        .shadow(color: .black.opacity(0.5), radius: 4, x: 0, y: 2)
        .padding(8)
    }
    .cornerRadius(8)
    .overlay(RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(Color.gray, lineWidth: 1))
    .overlay(alignment: .topTrailing) {
      Image(systemName: "star").padding(4)
    }
    #expect(view.words == ["Eiger"])
    #expect(view.outline.contains("shape rectangle(cornerRadius: 8.0) stroke 1.0 gray"))
  }

  @Test func `modifiers of one's own read the environment where they stand`() {
    let view = VStack {
      Text("New").badged()
      Text("Old").badged(.gray).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(view.outline.contains("[accessibilityHint(\"left\")]"))
    #expect(view.outline.contains("[accessibilityHint(\"right\")]"))
  }

  @Test func `values pass through the environment by keys of one's own`() {
    let view = VStack {
      SeasonLabel()
      SeasonLabel().environment(\.season, .winter)
      SeasonLabel()
    }
    .preferredColorScheme(.dark)
    .environment(\.locale, .init(identifier: "de_CH"))
    #expect(view.words == ["Summer", "Winter", "Summer"])
    #expect(view.outline.contains("[foreground #FFFFFF]"))
  }

  @Test(arguments: [
    (LoadState.loading, "progress Loading…: …"), (.failed(message: "Offline"), "\"Offline\""),
    (.loaded([]), "text \"Nothing here\""), (.loaded(peaks), "\"Jungfrau\""),
  ])
  fileprivate func `states switch to views`(state: LoadState, expected: String) {
    #expect(StateView(state: state).outline.contains(expected))
  }

  @Test func `buttons, links and labels take words, roles and builders`() {
    let name = "Eiger"
    let view = VStack {
      Button("Delete", role: .destructive)
      Button("Show \(name)", destination: "eiger.html")
      Button(role: .cancel) { Text("Cancel") }
      Button(destination: "#top") { Label("Up", systemImage: "arrow.up") }
      Link("More", destination: "https://example.com")
      Link(name, destination: "eiger.html")
      Link(destination: "eiger.html") {
        HStack {
          Image(decorative: "eiger"); Text(name)
        }
      }
      Label("Peaks", image: "peak")
      Label {
        Text("Title").font(.headline)
      } icon: {
        Circle().fill(.red).frame(width: 10, height: 10)
      }
    }
    .tint(.orange)
    #expect(view.outline.hasPrefix("stack vertical center/center [tint orange]\n  button destructive\n"))
    let expected = ["Delete", "Show Eiger", "Cancel", "Up", "More", "Eiger", "Eiger", "Peaks", "Title"]
    #expect(view.words == expected)
  }

  @Test func `grids take adaptive, flexible and fixed tracks`() {
    let columns = [GridItem(.adaptive(minimum: 80))]
    let view = ScrollView {
      LazyVGrid(columns: columns, spacing: 20) { ForEach(peaks) { Text($0.name) } }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), alignment: .leading) {
        Text("Cell")
      }
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem()], alignment: .top) { Text("Row") }
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Text("A"); Text("B"); Text("C")
        }
        Divider()
        GridRow(alignment: .top) {
          Text("D"); Text("E")
        }
      }
    }
    #expect(view.outline.contains("grid 3 columns leading/firstTextBaseline"))
    #expect(view.outline.contains("tracks vertical 1 list"))
  }

  @Test func `frames and paddings take SwiftUI's arguments`() {
    let isWide = true
    let view = Group {
      Text("1").frame(maxWidth: .infinity, alignment: .leading)
      Text("2").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      Text("3").frame(width: 44, height: 44)
      Text("4").frame(height: isWide ? 100 : 50)
      Text("5").padding()
      Text("6").padding(.vertical)
      Text("7").padding([.horizontal, .top], 8)
      Text("8").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("9").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("10").padding(.leading, isWide ? 16 : 8)
      Text("11").fixedSize(horizontal: false, vertical: true).layoutPriority(1)
      Spacer().frame(height: 8)
      Divider().padding()
      Text("12").offset(x: 2, y: -2).opacity(isWide ? 1 : 0.5)
    }
    let expected = """
      text "1" [frame own…inf × own…own leading/center]
      text "2" [frame 0.0…inf × 0.0…inf center/center]
      text "3" [frame 44.0 × 44.0 center/center]
      text "4" [frame own × 100.0 center/center]
      text "5" [padding 16.0 16.0 16.0 16.0]
      text "6" [padding 16.0 0.0 16.0 0.0]
      text "7" [padding 8.0 8.0 0.0 8.0]
      text "8" [padding 1.0 2.0 3.0 4.0]
      text "9" [padding 1.0 2.0 3.0 4.0]
      text "10" [padding 0.0 16.0 0.0 0.0]
      text "11" [layoutPriority(1.0)] [fixedSize(horizontal: false, vertical: true)]
      spacer [frame own × 8.0 center/center]
      divider [padding 16.0 16.0 16.0 16.0]
      text "12" [opacity(1.0)] [offset(x: 2.0, y: -2.0)]
      """
    #expect(view.outline == expected)
  }

  @Test func `backgrounds take colours, materials, shapes, gradients and views`() {
    let view = Group {
      Text("1").background(Color.red)
      Text("2").background(.blue)
      Text("3").background(.red.opacity(0.2))
      Text("4").background(.ultraThinMaterial)
      Text("5").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
      Text("6").background(.yellow, in: .capsule)
      Text("7").background(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text("8").background(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("9").background { Color.green }
      Text("10").background(alignment: .top) { Circle().stroke(.gray) }
      Text("11").background(RoundedRectangle(cornerRadius: 8).fill(Color.white))
      Text("12").background(Image("texture").resizable())
      Text("13").border(.red)
      Text("14").border(Color.gray, width: 2)
      Text("15").overlay(.black.opacity(0.2))
      Text("16").overlay(Text("over"), alignment: .bottom)
      Text("17").clipShape(.circle)
      Text("18").clipShape(.rect(cornerRadius: 4)).clipped()
      Capsule().strokeBorder(.gray, lineWidth: 2)
    }
    #expect(view.words.filter { $0 != "over" } == (1...18).map(String.init))
    #expect(view.outline.contains("text \"1\" [background red rectangle(cornerRadius: 0.0)]"))
    #expect(view.outline.contains("text \"5\" [background material thin rectangle(cornerRadius: 12.0)]"))
    #expect(view.outline.contains("text \"6\" [background yellow capsule]"))
    #expect(view.outline.contains("shape rectangle(cornerRadius: 0.0) #00000033"))
  }

  @Test func `texts take literals, values, slices and styles`() {
    let count = 3
    let name = "*Eiger*"
    let part: Substring = name.dropFirst().dropLast()
    let optional: String? = nil
    let view = Group {
      Text("\(count) items")
      Text(verbatim: "*as is*")
      Text(name)
      Text(part).font(.caption)
      Text(optional ?? "Nothing").italic()
      Text(count == 1 ? "One" : "Many")
      Text("**Bold** \(name)")
      Text(.init("*Read* at run time"))
      Text(LocalizedStringKey("_key_"))
      Text("Total: \(Text("9").bold()) m")
      Text("Price").font(.system(.body, design: .monospaced)).foregroundStyle(.red).underline().strikethrough()
      Text("Style").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("Limit").lineLimit(2).truncationMode(.middle)
      Text("Digits").monospacedDigit().kerning(1).textCase(.uppercase).lineSpacing(4)
      Text("Tint").foregroundStyle(.tint)
    }
    #expect(view.outline.contains("text \"3 items\"\ntext \"*as is*\"\ntext \"*Eiger*\"\ntext \"Eiger\""))
    #expect(view.outline.contains("text \"Bold\" {bold} + \" *Eiger*\""))
    #expect(view.outline.contains("text \"Total: \" + \"9\" {bold} + \" m\""))
    #expect(view.outline.contains("text \"Read\" {italic} + \" at run time\""))
  }

  @Test func `text modifiers apply to groups and views`() {
    let view = VStack {
      HStack {
        Text("a"); Image(systemName: "star")
      }.bold().italic().underline()
      Label("b", systemImage: "star").font(.callout.weight(.semibold)).foregroundStyle(.secondary)
      Group {
        Text("c")
        Text("d")
      }
      .font(.footnote)
      .foregroundColor(.secondary)
      .lineLimit(1...3)
      Text("e").lineLimit(...2)
    }
    #expect(view.outline.contains("text \"c\" [lines 3] [foreground secondaryLabel] [font footnote]"))
    #expect(view.outline.contains("text \"d\" [lines 3] [foreground secondaryLabel] [font footnote]"))
    #expect(view.outline.contains("text \"e\" [lines 2]"))
  }

  @Test func `symbols scale with fonts`() {
    let view = HStack {
      Image(systemName: "star").font(.title).imageScale(.large)
      Image(systemName: "star.fill").foregroundStyle(.yellow).imageScale(.small)
    }
    #expect(view.rendered().lines.count == 3)
  }

  @Test func `sections take headers and footers in every spelling`() {
    let view = LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
      Section { Text("1") }
      Section("Title") { Text("2") }
      Section(header: Text("Header")) { Text("3") }
      Section(header: Text("Header"), footer: Text("Footer")) { Text("4") }
      Section(footer: Text("Footer")) { Text("5") }
      Section {
        Text("6")
      } header: {
        Text("Header")
      }
      Section {
        Text("7")
      } footer: {
        Text("Footer")
      }
      Section {
        ForEach(peaks) { Text($0.name) }
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section(peaks) { peak in
        Text(peak.name)
      } header: {
        Text("Alps")
      }
      Section(peaks, id: \.name) { Text($0.name) }
    }
    #expect(view.rendered().lines.filter { $0.contains("header:") }.count == 6)
    #expect(view.rendered().lines.filter { $0.contains("footer:") }.count == 4)
  }

  @Test func `pages have stacks, titles and scroll views`() {
    let title = "Eiger"
    let view = NavigationStack {
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        HStack(spacing: 8) { Text("Content") }
      }
      .navigationTitle(title)
    }
    let older = NavigationView { ScrollView(.horizontal) { LazyHStack { Text("x") } }.navigationTitle("Title") }
    let titled = Text("y").navigationTitle(Text("Sum") + Text("!"))
    #expect(view.words == ["Eiger", "Content"])
    #expect(older.words == ["Title", "x"])
    #expect(titled.outline.contains("text \"Sum\" + \"!\""))
  }

  @Test func `availability checks and erased views mix with others`() {
    let erased: [AnyView] = [AnyView(Text("a")), AnyView(erasing: Divider())]
    let view = VStack {
      if #available(macOS 26, *) {
        Text("new")
      } else {
        Text("old")
      }
      ForEach(erased.indices, id: \.self) { erased[$0] }
      AnyView(AnyView(Text("b")))
      for peak in peaks where peak.height > 4000 {
        Text(peak.name)
      }
      let count = peaks.count
      Text("\(count)")
    }
    #expect(view.words == ["new", "a", "b", "Mönch", "Jungfrau", "3"])
  }

  @Test func `conditional modifiers change a view or not`() {
    let view = VStack {
      Text("a").if(true) { $0.bold() }
      Text("b").if(false) { $0.hidden() }
    }
    #expect(view.outline == "stack vertical center/center\n  text \"a\" {bold}\n  text \"b\"")
  }

  @Test func `accessibility takes words, texts and traits`() {
    let words = "Peak"
    let view = Group {
      Text("a").accessibilityLabel("Label").accessibilityHint(words)
      Text("b").accessibilityLabel(Text("Label"))
      Text("c").accessibilityLabel(words).accessibilityHidden(true)
      Text("d").accessibilityAddTraits([.isHeader, .isSelected])
      Text("e").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      Text("f").id("anchor").id(3)
    }
    #expect(view.outline.contains("text \"b\" [accessibilityLabel(\"Label\")]"))
    #expect(view.outline.contains("text \"c\" [accessibilityHidden(true)] [accessibilityLabel(\"Peak\")]"))
  }

  @Test func `progress takes fractions, totals and titles`() {
    let view = Group {
      ProgressView()
      ProgressView("Loading")
      ProgressView(value: 0.25)
      ProgressView("Download", value: 30, total: 100)
      ProgressView(value: 3, total: 4)
    }
    let expected = "progress …\nprogress Loading: …\nprogress 25 %\nprogress Download: 30 %\nprogress 75 %"
    #expect(view.outline == expected)
  }

  @Test func `outlines and disclosures unfold`() {
    let tree = [Folder(id: "a", children: [Folder(id: "b"), Folder(id: "c", children: [])]), Folder(id: "d")]
    let view = VStack {
      OutlineGroup(tree, children: \.children) { Text($0.id) }
      OutlineGroup(tree[0], children: \.children) { folder in Text(folder.id) }
      DisclosureGroup("More") { Text("inside") }
      DisclosureGroup {
        Text("inside")
      } label: {
        Label("Label", systemImage: "star")
      }
    }
    let expected = ["a", "b", "c", "d", "a", "b", "c", "More", "inside", "Label", "inside"]
    #expect(view.words == expected)
  }

  @Test func `badges take counts and words`() {
    let unread = 3
    let view = VStack {
      Text("Inbox").badge(unread)
      Text("Empty").badge(0)
      Text("New").badge("new")
      Text("Text").badge(Text("!").bold())
    }
    #expect(view.words == ["Inbox", "3", "Empty", "New", "new", "Text", "!"])
  }

  @Test func `rows say what is to be known about them`() {
    let view = List {
      Text("Inbox").badge(3).listRowInsets(EdgeInsets())
      Text("Sent").listRowBackground(Color.clear).listRowSeparator(.hidden, edges: .bottom)
      Text("Drafts").listRowSeparatorTint(.red).tag("drafts").selectionDisabled()
    }
    #expect(view.words == ["Inbox", "3", "Sent", "Drafts"])
  }

  @Test func `shapes and colours are views`() {
    let view = VStack {
      Color.red.frame(width: 20, height: 20)
      Color(red: 0.2, green: 0.4, blue: 0.6)
      Circle().foregroundStyle(.green)
      Rectangle().fill(.gray.opacity(0.3)).frame(height: 1)
      Ellipse().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Capsule(style: .circular).stroke(.secondary)
    }
    #expect(view.rendered().lines.count == 7)
  }

  @Test func `optional views show or do not`() {
    let none: Text? = nil
    let view = HStack {
      none
      Optional(Text("some"))
      peaks.first.map { Text($0.name) }
      if peaks.isEmpty { Text("empty") }
    }
    #expect(view.words == ["some", "Eiger"])
  }

  @Test func `functions return views by builders`() {
    @ViewBuilder func row(_ peak: Peak, isLast: Bool) -> some View {
      Text(peak.name)
      if !isLast { Divider() }
    }
    let view = VStack { ForEach(peaks) { row($0, isLast: $0 == peaks.last) } }
    #expect(view.rendered().lines.filter { $0.contains("divider") }.count == 2)
  }
}
