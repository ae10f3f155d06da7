import Cairn

/// Documents for views and modifiers that say little on their own.
extension TextSamples {
  static var modifiers: [Sample] { fonts + boxModifiers + containers + meaning }

  private static var fonts: [Sample] {
    [
      sample("fonts") {
        VStack(alignment: .leading) {
          Text("Large title").font(.largeTitle)
          Text("Body").font(.body)
          Text("Caption").font(.caption)
          Text("Semibold").fontWeight(.semibold)
          Text("Light headline").font(.headline).fontWeight(.light)
          Text("Italic").italic()
          Text("Struck").strikethrough()
          Text("let peak = 4810").monospaced()
          Text("4,810").monospacedDigit()
          Text("Wide").kerning(2)
          Text("Orange").foregroundStyle(.orange)
        }
      },
      sample("colors") {
        VStack(alignment: .leading) {
          HStack {
            Text("red").foregroundColor(.red)
            Text("green").foregroundColor(.green)
            Text("blue").foregroundColor(.blue)
          }
          Text(" white on blue ").foregroundColor(.white).background(Color.blue)
          Text(" own colour on yellow ").background(Color.yellow)
          Text(" gradient ").background {
            LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom)
          }
          Text("Clear").background(Color.clear)
        }
      },
    ]
  }

  private static var boxModifiers: [Sample] {
    [
      sample("clip-shape") {
        VStack(alignment: .leading, spacing: 16) {
          Text("Capsule").padding().background(Color.yellow).clipShape(Capsule())
          Text("Rounded and with a shadow").border(Color.gray).cornerRadius(8).shadow(color: .black, radius: 4)
        }
      },
      sample("scaled") {
        HStack(alignment: .top) {
          Image("Eiger").resizable().scaledToFit().frame(width: 96, height: 64)
          Image("Mönch").resizable().scaledToFill().frame(width: 96, height: 64)
        }
      },
      sample("modifier") {
        VStack(alignment: .leading, spacing: 16) {
          Text("In a frame of its own").modifier(Framed())
          Text("Same").modifier(Framed())
        }
      },
      sample("environment") {
        VStack(alignment: .leading, spacing: 16) {
          HStack {
            Text("one"); Text("two")
          }
          .environment(\.layoutDirection, .rightToLeft)
          HStack {
            Text("three"); Text("four")
          }
          .transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
          Image(systemName: "star.fill").imageScale(.large)
          Image(systemName: "star").symbolVariant(.fill)
          Text("Rated \(Image(systemName: "star")) of 3").symbolVariant(.fill)
          Text(Image(systemName: "star.fill")) + Text(Image(systemName: "star")) + Text(" 1 of 2")
          Text("Dark").preferredColorScheme(.dark)
        }
      },
    ]
  }

  private static var containers: [Sample] {
    [
      sample("lazy-stacks") {
        LazyVStack(alignment: .leading, spacing: 16) {
          ForEach(["Eiger", "Mönch", "Jungfrau"], id: \.self) { name in
            LazyHStack(spacing: 8) {
              Text(name); Text("Bernese Alps").foregroundColor(.secondary)
            }
          }
        }
      },
      sample("group") {
        VStack(alignment: .leading) {
          Group {
            Text("One"); Text("Two")
          }
          .padding(.leading, 16)
          AnyView(Text("Three"))
          EmptyView()
          for number in 4...5 { Text("\(number)") }
        }
      },
      sample("navigation") {
        NavigationStack {
          Section("Alps") { Text(prose) }.navigationTitle("Mountains of the world, from the Alps to Zagros")
        }
      },
      sample("navigation-split") {
        NavigationSplitView {
          List(["Eiger", "Mönch", "Jungfrau"], id: \.self) { ListCell($0).destination("\($0).html") }
        } detail: {
          Text("Mont Blanc").font(.title)
          Text(prose)
        }
      },
      sample("navigation-split-of-three") {
        NavigationSplitView {
          List(["Peaks", "Huts"], id: \.self, selection: .constant("Peaks")) { NavigationLink($0, value: $0) }
        } content: {
          List(["Eiger", "Mönch", "Jungfrau"], id: \.self) { Text($0) }
        } detail: {
          Text("Mont Blanc").font(.title)
          Text(prose)
        }
      },
      sample("layout-choice-reader") {
        Section(["Eiger", "Mönch", "Jungfrau"], id: \.self) { name in
          LayoutChoiceReader { choice in Text("\(name) in \(choice ?? "no choice")") }
        }
        .layout(choices: [
          LayoutChoice("columns", LayoutSection { .columns(2, height: 44) }), LayoutChoice("list", .list(.plain)),
        ])
      },
      sample("readable-width") {
        VStack(alignment: .leading, spacing: 16) {
          Text(prose).readableWidth()
          HStack(alignment: .top) {
            Text(prose + " " + prose).readableWidth()
            Text("beside")
          }
        }
      },
      sample("cards") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 12) {
          ForEach(["Mont Blanc", "Dufourspitze", "Matterhorn, or Cervino", "Dom"], id: \.self) { name in
            VStack(alignment: .leading) {
              Text(name).bold()
              Text("In the Alps").foregroundColor(.secondary)
            }
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.secondaryBackground)
            .cornerRadius(8)
          }
        }
      },
    ]
  }

  private static var meaning: [Sample] {
    [
      sample("accessibility") {
        VStack(alignment: .leading) {
          Text("Peaks").accessibilityHeading(.h2)
          Text("★★★").accessibilityLabel("Three stars")
          Text("Eiger").accessibilityAddTraits(.isSelected).id("eiger")
          Button("Add", destination: "https://example.com/add").accessibilityHint("Opens a form")
          Text("for the eyes only").accessibilityHidden(true)
        }
      }
    ]
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(8).border(Color.gray) }
  }
}
