import Cairn

/// Documents that each show one view or modifier, by name.
enum TextSamples {
  typealias Sample = (name: String, view: AnyView)

  static var all: [Sample] {
    [
      texts, stacks, boxes, grids, lists, controls, sections, modifiers, proseViews, tables, controlStyles, habits,
      presentations,
    ]
    .flatMap { $0 }
  }

  static var names: [String] { all.map { $0.name } }

  static let prose =
    "Mont Blanc is the highest mountain of the Alps and of western Europe, between France and Italy."

  static func sample(_ name: String, @ViewBuilder _ content: () -> some View) -> Sample {
    (name, AnyView(content()))
  }

  // MARK: - Texts

  private static var texts: [Sample] {
    [
      sample("text") {
        VStack(alignment: .leading, spacing: 16) {
          Text(prose)
          Text("日本語のテキスト。表示、折り返し、そして山の名前。")
          Text("First line\nSecond line")
        }
      },
      sample("text-styles") {
        VStack(alignment: .leading) {
          Text("Title").font(.title)
          Text("Headline").font(.headline)
          Text("**Bold**, *italic*, ~~struck~~ and `code` in one text")
          Text("Underlined").underline() + Text(", red").foregroundColor(.red) + Text(", plain")
          Text("Secondary").foregroundColor(.secondary)
          Text("A [link](https://example.com/alps) in words")
          Text("faded").opacity(0.5)
        }
      },
      sample("line-limit") {
        VStack(alignment: .leading) {
          Text(prose).lineLimit(1)
          Text(prose).lineLimit(2)
          Text(prose).lineLimit(1).truncationMode(.middle)
          Text(prose).lineLimit(1).truncationMode(.head)
        }
      },
      sample("multiline-alignment") {
        VStack(spacing: 16) {
          Text(prose).multilineTextAlignment(.leading)
          Text(prose).multilineTextAlignment(.center)
          Text(prose).multilineTextAlignment(.trailing)
        }
        .frame(width: 240)
      },
      sample("theme") {
        Link("the accent of the journal", destination: "https://example.org/a").theme(.journal)
        Link("the usual accent", destination: "https://example.org/b")
      },
      sample("text-case") {
        VStack(alignment: .leading) {
          Text("Größe").textCase(.uppercase)
          Text("Größe").textCase(.lowercase)
          Text("One\ntwo").lineSpacing(16)
        }
      },
    ]
  }

  // MARK: - Stacks

  private static var stacks: [Sample] {
    [
      sample("hstack") {
        VStack(alignment: .leading) {
          HStack {
            Text("Eiger"); Text("3,967 m")
          }
          HStack {
            Text("Eiger"); Spacer(); Text("3,967 m")
          }
          HStack(spacing: 0) {
            Text("a"); Text("b")
          }
          HStack {
            Text(prose); Text(prose)
          }
        }
      },
      sample("hstack-alignment") {
        VStack(alignment: .leading, spacing: 16) {
          HStack(alignment: .top) {
            Text("top"); Text("1\n2\n3")
          }
          HStack {
            Text("center"); Text("1\n2\n3")
          }
          HStack(alignment: .bottom) {
            Text("bottom"); Text("1\n2\n3")
          }
          HStack(alignment: .firstTextBaseline) {
            Text("first").padding(.top, 16)
            Text("1\n2\n3")
          }
          HStack(alignment: .lastTextBaseline) {
            Text("last").padding(.bottom, 16)
            Text("1\n2\n3")
          }
        }
      },
      sample("vstack") {
        HStack(alignment: .top, spacing: 16) {
          VStack(alignment: .leading) {
            Text("leading"); Text("x")
          }
          VStack {
            Text("center"); Text("x")
          }
          VStack(alignment: .trailing) {
            Text("trailing"); Text("x")
          }
          VStack(spacing: 16) {
            Text("a"); Text("b")
          }
        }
      },
      sample("zstack") {
        VStack(alignment: .leading, spacing: 16) {
          ZStack {
            Color.blue; Text("On blue").foregroundColor(.white)
          }.frame(width: 160, height: 48)
          ZStack(alignment: .bottomTrailing) {
            Rectangle().stroke(.gray); Text("corner")
          }.frame(width: 160, height: 64)
        }
      },
      sample("layout-priority") {
        HStack {
          Text(prose)
          Text("This one first: Aconcagua").layoutPriority(1)
        }
      },
      sample("divider") {
        VStack(alignment: .leading) {
          Text("Above")
          Divider()
          HStack {
            Text("left\nside"); Divider(); Text("right")
          }
        }
      },
      sample("spacers-in-frame") {
        VStack {
          Text("top")
          Spacer()
          Text("bottom")
        }
        .frame(width: 120, height: 80)
        .border(.gray)
      },
      sample("right-to-left") {
        VStack(alignment: .leading) {
          HStack {
            Text("first"); Text("second"); Spacer(); Text("last")
          }
          Text("שלום עולם")
          Text("padded").padding(.leading, 16)
          DisclosureGroup("title") {
            Text("one"); Text("two")
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }

  // MARK: - Boxes

  private static var boxes: [Sample] {
    [
      sample("padding") {
        VStack(alignment: .leading) {
          Text("padded").padding()
          Text("leading").padding(.leading, 32)
          Text("below")
        }
      },
      sample("border") {
        VStack(alignment: .leading) {
          Text("bordered").border(.red)
          Text(prose).padding().border(.gray)
          Text("漢字の箱").padding(.horizontal, 8).border(.gray)
        }
      },
      sample("frame") {
        VStack(alignment: .leading) {
          Text("leading").frame(width: 160, alignment: .leading).border(.gray)
          Text("center").frame(width: 160, height: 48).border(.gray)
          Text("bottom").frame(width: 160, height: 48, alignment: .bottomTrailing).border(.gray)
          Text("wide").frame(maxWidth: .infinity).border(.gray)
          Text("at least").frame(minWidth: 120, minHeight: 32).border(.gray)
          Text(prose).frame(width: 160, height: 32).border(.gray)
        }
      },
      sample("background") {
        VStack(alignment: .leading) {
          Text("on yellow").background(Color.yellow)
          Text("padded on blue").padding().background(Color.blue)
          Text("in a capsule").padding(.horizontal, 8).background(Color.green, in: Capsule())
          Text("behind").background { Rectangle().stroke(.gray) }
        }
      },
      sample("overlay") {
        Text("The content").padding().border(.gray).overlay(alignment: .topTrailing) { Text("3") }
      },
      sample("fixed-size") {
        HStack {
          Text("This never breaks").fixedSize()
          Text(prose)
        }
      },
      sample("aspect-ratio") {
        HStack(alignment: .top) {
          Rectangle().stroke(.gray).aspectRatio(1, contentMode: .fit).frame(width: 80)
          Rectangle().stroke(.gray).aspectRatio(2, contentMode: .fit).frame(width: 80)
        }
      },
      sample("hidden") {
        VStack(alignment: .leading) {
          HStack {
            Text("a"); Text("hidden").hidden(); Text("b")
          }
          HStack {
            Text("a"); Text("clear").opacity(0); Text("b")
          }
        }
      },
      sample("effects") {
        VStack(alignment: .leading) {
          Text("larger").scaleEffect(2).rotationEffect(.degrees(90)).blur(radius: 4)
          Text("greyer").brightness(0.2).contrast(0.5).saturation(0.5).grayscale(1).hueRotation(.degrees(90))
            .colorInvert()
          Text("mixed").blendMode(.multiply).compositingGroup().drawingGroup()
        }
      },
      sample("offset-and-clip") {
        VStack(alignment: .leading) {
          Text("moved").offset(x: 16, y: 16)
          Text("stays")
          Text("clipped").offset(x: 16).clipped().border(.gray)
        }
      },
      sample("shapes") {
        HStack {
          Circle().stroke(.blue).frame(width: 64, height: 48)
          RoundedRectangle(cornerRadius: 8).stroke(.blue).frame(width: 64, height: 48)
          Rectangle().fill(Color.red).frame(width: 64, height: 48)
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(width: 64, height: 48)
          Rectangle().fill(Color(red: 0, green: 0.5, blue: 1).gradient).frame(width: 64, height: 48)
          AngularGradient(colors: [.green, .blue], center: .center).frame(width: 64, height: 48)
        }
      },
      sample("further-shapes") {
        HStack {
          UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8).stroke(.blue).frame(width: 64, height: 48)
          EllipticalGradient(colors: [.green, .blue]).frame(width: 64, height: 48)
          AnyShape(Rectangle()).stroke(.red).frame(width: 64, height: 48)
          Rectangle().fill(.green).stroke(.red, lineWidth: 2).frame(width: 64, height: 48)
          Text("Eiger").background(AnyShapeStyle(.yellow), in: .rect(bottomTrailingRadius: 8))
        }
      },
    ]
  }

  // MARK: - Grids and scroll views

  private static var grids: [Sample] {
    [
      sample("grid") {
        Grid(alignment: .leading) {
          GridRow {
            Text("Height"); Text("4,810 m")
          }
          GridRow {
            Text("Country"); Text("France, Italy")
          }
          Divider()
          GridRow {
            Text("About"); Text(prose)
          }
        }
      },
      sample("lazy-vgrid") {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(80)), GridItem(.flexible())], alignment: .leading) {
          ForEach(["Mont Blanc", "Monte Rosa", "Dom", "Lyskamm", "Weisshorn"], id: \.self) { Text($0) }
        }
      },
      sample("lazy-vgrid-adaptive") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), alignment: .topLeading)], spacing: 16) {
          ForEach(["Mont Blanc", "Monte Rosa", "Dom", "Lyskamm", "Weisshorn"], id: \.self) {
            Text($0).frame(maxWidth: .infinity, alignment: .leading).border(.gray)
          }
        }
      },
      sample("lazy-hgrid") {
        LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(16))], alignment: .top) {
          ForEach(["Mont Blanc", "Monte Rosa", "Dom", "Lyskamm", "Weisshorn"], id: \.self) { Text($0) }
        }
      },
      sample("scroll-horizontal") {
        ScrollView(.horizontal) {
          LazyHStack(alignment: .top) {
            ForEach(["Mont Blanc", "Monte Rosa", "Dom", "Lyskamm", "Weisshorn", "Matterhorn"], id: \.self) { name in
              Text(name).frame(width: 96, alignment: .leading)
            }
          }
        }
      },
      sample("scroll-vertical") {
        ScrollView {
          Text("One")
          Text("Two")
        }
      },
    ]
  }

  // MARK: - Lists

  private struct Region: Identifiable {
    var id: String
    var children: [Region]?
  }

  private static let regions = [
    Region(
      id: "Europe",
      children: [
        Region(id: "Alps", children: [Region(id: "Mont Blanc"), Region(id: "Matterhorn, the most photographed")]),
        Region(id: "Pyrenees", children: [Region(id: "Aneto")]),
      ]
    ),
    Region(id: "Africa", children: []),
    Region(id: "Antarctica"),
  ]

  private static var lists: [Sample] {
    [
      sample("section") {
        Section {
          Text("Mont Blanc").badge(4810)
          Text("Matterhorn").badge("new")
          Text(prose).badge(3)
        } header: {
          Text("Alps")
        } footer: {
          Text("3 peaks")
        }
        Section { Text("No header") }
      },
      sample("outline") { OutlineGroup(regions, children: \.children) { Text($0.id) } },
      sample("disclosure") {
        DisclosureGroup("Details") { Text(prose) }
        DisclosureGroup("More", isExpanded: true) {
          Text("One")
          Text(prose)
          HStack {
            Text("three"); Text("3")
          }
        }
      },
      sample("label") {
        VStack(alignment: .leading) {
          Label("Favourites", systemImage: "star.fill")
          Label(prose, systemImage: "mountain.2")
          Label("Decorative picture", image: "alps")
        }
      },
      sample("unavailable") {
        ContentUnavailableView {
          Label("No peaks", systemImage: "mountain.2")
        } description: {
          Text("Peaks that you add show here, the highest first.")
        } actions: {
          Button("Add a peak", destination: "https://example.com/add")
        }
      },
    ]
  }

  // MARK: - Controls and pictures

  private static var controls: [Sample] {
    [
      sample("link") {
        VStack(alignment: .leading) {
          Link("The Alps", destination: "https://example.com/alps")
          Link("Here", destination: "#alps")
          Link("Not allowed", destination: "javascript:alert(1)")
          Link(prose, destination: "https://example.com/mont-blanc").tint(.purple)
        }
      },
      sample("button") {
        HStack {
          Button("Save", destination: "https://example.com/save")
          Button("Delete", role: .destructive)
          Button("Cancel", role: .cancel)
        }
      },
      sample("toggle") {
        VStack(alignment: .leading) {
          Toggle("Wi-Fi", isOn: .constant(true))
          Toggle(isOn: .constant(false)) { Label("Aeroplane mode", systemImage: "star") }
          Toggle("Ask before joining a network whose name is longer than the line", isOn: .constant(false)).frame(
            width: 160
          )
        }
      },
      sample("fields") {
        Form {
          VStack(alignment: .leading) {
            TextField("Name", text: .constant(""), prompt: Text("Given name")).fieldRequired()
            TextField("E-mail", text: .constant("anna@example.org")).fieldName("email")
            HiddenField("token", value: "a1")
              .textContentType(.emailAddress).keyboardType(.emailAddress).autocorrectionDisabled()
              .textInputAutocapitalization(.never).submitLabel(.next)
            SecureField("Password", text: .constant("secret"))
            TextEditor(text: .constant("Two\nlines")).accessibilityLabel("Notes")
            Slider(value: .constant(0.5)) { Text("Volume") }
            Stepper("Guests", value: .constant(2), in: 1...8).disabled(true)
            Picker("Country", selection: .constant("ch")) {
              Text("Switzerland").tag("ch")
              Text("France").tag("fr")
            }
            Picker("Room", selection: .constant(2)) {
              Text("Single").tag(1)
              Text("Double").tag(2)
            }
            .pickerStyle(.inline)
            Picker("Units", selection: .constant("m")) {
              Text("Metres").tag("m")
              Text("Feet").tag("ft")
            }
            .pickerStyle(.segmented)
          }
        }
      },
      sample("progress") {
        VStack(alignment: .leading) {
          ProgressView("Climb", value: 0.6)
          ProgressView("", value: 1)
          ProgressView("Waiting")
          ProgressView("A long name of a task", value: 0)
          ProgressView(value: 3, total: 4) {
            Text("Peaks")
          } currentValueLabel: {
            Text("3 of 4")
          }
        }
      },
      sample("image") {
        VStack(alignment: .leading) {
          Image("Mont Blanc")
          HStack {
            Image("Eiger").resizable().frame(width: 64, height: 48)
            VStack(alignment: .leading) {
              Text("Eiger").bold(); Text("3,967 m").foregroundColor(.secondary)
            }
          }
          ZStack {
            Image("Ridge").resizable().aspectRatio(contentMode: .fill)
            Text("Tatra").foregroundColor(.white).font(.title2)
          }
          .frame(width: 160, height: 80)
          .cornerRadius(8)
          Image(systemName: "star.fill").foregroundColor(.yellow)
          Image(decorative: "line")
        }
      },
    ]
  }
}
