import Cairn
import CairnHTML

extension Specimen {
  static let controls = [
    Specimen("link") { Link("Map", destination: "https://example.org/map?a=1&b=2#top") },
    Specimen("link-view") {
      Link(destination: "peaks/eiger.html") {
        HStack {
          Image("Mönch");
          VStack(alignment: .leading) {
            Text("Eiger"); Text("3967 m")
          }
        }
      }
    },
    Specimen("link-blocked") { Link("Run", destination: "javascript:alert(1)") },
    Specimen("link-in-link") {
      Link(destination: "a.html") {
        VStack {
          Text("Outer"); Link("Inner", destination: "b.html")
        }
      }
    },
    Specimen("link-of-several-texts") {
      Link(destination: "a.html") {
        Text("Eiger"); Text("3967 m")
      }
    },
    Specimen("button") { Button("Save") },
    Specimen("button-roles") {
      HStack {
        Button("Delete", role: .destructive); Button("Cancel", role: .cancel)
      }
    },
    Specimen("button-destination") { Button("Open", destination: "open.html") },
    Specimen("button-views") {
      Button {
        VStack {
          Image(systemName: "trash"); Text("Delete"); Divider()
        }
      }
    },
    Specimen("button-section-inside") { Button { Section("Header") { Text("Item") } } },
    Specimen("button-scroll-inside") { Button { ScrollView(.horizontal) { Text("Wide") } } },
    Specimen("progress") { ProgressView("Climb", value: 3, total: 4) },
    Specimen("progress-indeterminate") { ProgressView("") },
    Specimen("content-unavailable") {
      ContentUnavailableView("No peaks", systemImage: "mountain.2", description: Text("Try another range."))
    },
    Specimen("content-unavailable-actions") {
      ContentUnavailableView {
        Label("No peaks", systemImage: "star")
      } description: {
        Text("None.")
      } actions: {
        Button("Reload")
      }
    },
    Specimen("content-unavailable-search") {
      ContentUnavailableView<Label<Text, Image>, Text?, EmptyView>.search(text: "K2")
    },
  ]

  static let structure = [
    Specimen("navigation-title") { NavigationStack { VStack { Text("a") }.navigationTitle("Mountains list") } },
    Specimen("navigation-modified") { NavigationView { Text("a").navigationTitle("T") }.padding() },
    Specimen("navigation-split") {
      NavigationSplitView {
        List(Peak.some) { ListCell($0.name).destination("\($0.height).html") }
      } detail: {
        Text("Eiger").accessibilityAddTraits(.isHeader)
        Text("3967 m")
      }
    },
    Specimen("navigation-split-in-button") {
      Button {
        NavigationSplitView {
          Text("a")
        } detail: {
          Text("b")
        }
      }
    },
    Specimen("layout-choice-reader") {
      Section(Peak.some) { peak in
        LayoutChoiceReader { choice in
          if choice == "Grid" {
            VStack {
              Text(peak.name); Text("\(peak.height) m")
            }.badge(3)
          } else {
            ListCell(peak.name, secondaryText: "\(peak.height) m")
          }
        }
      }
      .layout(choices: [
        LayoutChoice("List", .list(.insetGrouped)), LayoutChoice("Grid", LayoutSection { .columns(2, height: 120) }),
      ])
    },
    Specimen("layout-choice-reader-alone") { LayoutChoiceReader { choice in Text(choice ?? "none") } },
    Specimen("heading-levels") {
      VStack {
        Section("First") { Section("Second") { Text("a") } }
        Text("A heading").accessibilityAddTraits(.isHeader)
        Text("Level three").accessibilityHeading(.h3)
      }
      .navigationTitle("Title")
    },
    Specimen("disclosure-group") {
      DisclosureGroup("More", isExpanded: true) {
        Text("a"); Text("b")
      }
    },
    Specimen("disclosure-group-label") {
      DisclosureGroup {
        Text("a")
      } label: {
        Label("More", systemImage: "star")
      }
    },
    Specimen("disclosure-group-in-button") { Button { DisclosureGroup("More") { Text("a") } } },
    Specimen("outline-group") {
      OutlineGroup(
        [Peak(name: "Alps", height: 0, below: Peak.some), Peak(name: "Andes", height: 0)],
        children: \.below
      ) {
        Text($0.name)
      }
    },
    Specimen("unsafe-html") { UnsafeHTML(unescaped: "<em>as it is</em>") },
    Specimen("collection") {
      CollectionView {
        PeaksSection(title: "Alps", peaks: Peak.some)
        PeaksSection(title: "Andes", peaks: [])
      } controllers: {
        PeaksController()
      }
    },
    Specimen("collection-placeholder") {
      CollectionView {
        PeaksSection(title: "Alps", peaks: [])
      } controllers: {
        Registry()
      }
    },
  ]

  static let lists = [
    Specimen("section") {
      Section(Peak.some) {
        Text($0.name)
      } header: {
        Text("Alps")
      } footer: {
        Text("2 peaks")
      }
    },
    Specimen("section-plain") {
      Section {
        Text("a"); Text("b")
      }
    },
    Specimen("section-links") {
      Section(Peak.some) {
        Link($0.name, destination: "\($0.height).html")
      } header: {
        Text("Alps")
      }
    },
    Specimen("section-many") {
      Section(0..<30, id: \.self) {
        Text("\($0)")
      } header: {
        Text("Numbers")
      }
    },
    Specimen("section-rows") {
      Section("Alps") {
        ForEach(Peak.some) { peak in
          HStack {
            Text(peak.name); Spacer(); Text("\(peak.height) m")
          }
        }
        Image("Mönch")
        Divider()
        Text("Bold").bold()
      }
    },
    Specimen("section-header-view") {
      Section {
        Text("a")
      } header: {
        HStack {
          Image(systemName: "star"); Text("Alps"); Spacer(); Link("All", destination: "all.html")
        }
      }
    },
    Specimen("section-scroller") {
      Section("Alps") { ScrollView(.horizontal) { LazyHStack { ForEach(Peak.some) { Text($0.name) } } } }
    },
    Specimen("badge-of-item") {
      Section {
        Text("Corner").badge(3)
        Link(destination: "a.html") { Text("In a link").badge(120) }
        HStack { Text("Part of an item").badge("new") }
      }
      .layout(LayoutSection(spacing: 16, insets: 16) { .columns(1, height: 60) })
    },
    Specimen("badge-of-item-placed") {
      Section {
        Text("Above the corner").badge(3)
        Link(destination: "b.html") { Text("In a link").badge("new") }
      }
      .layout(
        LayoutSection(spacing: 16, insets: 16) {
          .columns(1, height: 60, of: LayoutItem().badge(width: .estimated(20), height: .estimated(20)))
        }
      )
    },
    Specimen("flow") {
      Section(["Alps", "Andes", "Sierra Nevada", "Ötztal"], id: \.self) { name in
        Text(name).padding(8).background(Color.secondaryBackground, in: .capsule)
      }
      .layout(.flow(insets: 16))
    },
    Specimen("cards-in-links") {
      Section(Peak.some) { peak in
        Link(destination: "\(peak.height).html") {
          VStack(alignment: .leading) {
            ZStack {
              RoundedRectangle(cornerRadius: 10).fill(.blue)
              Image(systemName: "star").foregroundStyle(.white)
            }
            .aspectRatio(1, contentMode: .fit)
            Text(peak.name)
          }
        }
      }
      .layout(
        LayoutSection(spacing: 8) { .horizontal(width: 150, height: 200) { LayoutItem() } }
          .orthogonalScrolling(.continuous)
      )
    },
    Specimen("badge") {
      Section {
        Text("Inbox").badge(3); Text("Sent").badge(0); Text("Other").badge("new")
      }
    },
  ]
}

struct PeaksSection: CollectionSection {
  var title: String
  var peaks: [Peak]
}

struct PeaksController: SectionController {
  func view(for section: PeaksSection) -> some View {
    Section(section.peaks) {
      Text($0.name)
    } header: {
      Text(section.title)
    }
  }
}
