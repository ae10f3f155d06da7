import Cairn
import CairnHTML
import CairnUI

extension Specimen {
  static let controlStyles = [
    Specimen("button-styles") { ControlStyleSpecimen.Buttons() },
    Specimen("button-styles-in-list") { List { ControlStyleSpecimen.Buttons() }.listStyle(.insetGrouped) },
    Specimen("button-sizes") {
      VStack(alignment: .leading) {
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}.buttonBorderShape(.capsule)
        Button("Large") {}.controlSize(.large).buttonStyle(.borderedProminent)
        Button {
        } label: {
          Label("Add", systemImage: "plus")
        }
        .labelStyle(.iconOnly).buttonStyle(.bordered).buttonBorderShape(.circle)
      }
    },
    Specimen("button-style-of-ones-own") {
      Button("Next") {}.buttonStyle(ControlStyleSpecimen.Pill())
    },
    Specimen("label-styles") {
      VStack(alignment: .leading) {
        Label("Words and symbol", systemImage: "star").labelStyle(.titleAndIcon)
        Label("Words", systemImage: "star").labelStyle(.titleOnly)
        Label("Symbol", systemImage: "star").labelStyle(.iconOnly)
        Label("Own", systemImage: "star").labelStyle(ControlStyleSpecimen.IconBehind())
      }
    },
    Specimen("toggle-styles") { ControlStyleSpecimen.Toggles() },
    Specimen("group-box") {
      GroupBox("Weather") {
        LabeledContent("Wind", value: "12 km/h")
        Gauge(value: 0.4) {
          Text("Clouds")
        } currentValueLabel: {
          Text("40 %")
        }
        ControlGroup {
          Button("Back") {}
          Button("On") {}
        }
      }
    },
    Specimen("labeled-content-in-list") {
      List {
        LabeledContent("Height", value: "3,967 m")
        LabeledContent("Routes") { Label("12", systemImage: "map") }
        ColorPicker("Colour", selection: .constant(.orange))
      }
      .listStyle(.insetGrouped)
    },
    Specimen("search-field") {
      NavigationStack {
        List(Peak.some) { Text($0.name) }
          .searchable(text: .constant(""), prompt: "Search peaks")
          .navigationTitle("Peaks")
      }
    },
    Specimen("amounts-in-ones-own-style") {
      VStack(alignment: .leading, spacing: 16) {
        ProgressView("Download", value: 0.7).progressViewStyle(OwnControlStyleTests.Ring())
        ProgressView("Upload", value: 0.3).progressViewStyle(OwnControlStyleTests.Boxed())
        Gauge(value: 0.4) {
          Text("Clouds")
        } currentValueLabel: {
          Text("40 %")
        }
        .gaugeStyle(OwnControlStyleTests.Dial())
        LabeledContent("Height", value: "3,967 m").labeledContentStyle(OwnControlStyleTests.Above())
      }
    },
    Specimen("fields-in-ones-own-style") {
      Form(action: "/go") {
        TextField("Your name", text: .constant("")).textFieldStyle(OwnControlStyleTests.Pill())
        SecureField("Password", text: .constant("")).textFieldStyle(OwnControlStyleTests.Pill())
        HStack {
          Image(systemName: "magnifyingglass")
          TextField("Search", text: .constant("")).textFieldStyle(.plain).labelsHidden()
        }
        .padding(8).background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
      }
    },
    Specimen("disclosure-groups-in-ones-own-style") { OwnControlStyleTests.Groups() },
    Specimen("form-with-sections-and-loose-controls") {
      Form {
        Toggle("Loose", isOn: .constant(true))
        Section("A section") {
          Toggle("Inside", isOn: .constant(false)).fieldName("inside")
          TextField("Name", text: .constant(""))
        }
        Text("Loose words")
        Button("Save")
      }
    },
    Specimen("screen-in-a-box") {
      NavigationStack {
        Text("Eiger")
          .navigationTitle("Peaks")
          .searchable(text: .constant(""))
          .toolbar {
            NavigationLink("About") { Text("A hut") }
          }
          .font(.title).padding(40).frame(minWidth: 200)
      }
    },
    Specimen("grouped-form") {
      Form {
        Text("Eiger")
        Toggle("Climbed", isOn: .constant(true)).labelsHidden()
      }
      .formStyle(.grouped)
    },
    Specimen("tabs-as-pages") {
      TabView {
        Text("Eiger").tabItem { Text("First") }
        Text("Mönch").tabItem { Text("Second") }
      }
      .tabViewStyle(.page)
    },
    Specimen("toolbar") {
      NavigationStack {
        List(Peak.some) { Text($0.name) }
          .navigationTitle("Peaks")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItemGroup(placement: .bottomBar) { Button("Add") {} }
          }
      }
    },
    Specimen("navigation-links") {
      NavigationStack {
        List {
          NavigationLink("Eiger") { Text("3,967 m") }
          NavigationLink(value: Peak.some[1]) { Label("Mönch", systemImage: "star") }
        }
        .navigationDestination(for: Peak.self) { Text("\($0.height) m") }
        .listStyle(.insetGrouped)
      }
    },
    Specimen("path") {
      HStack {
        ControlStyleSpecimen.mountain.fill(.teal)
        ControlStyleSpecimen.mountain.stroke(.orange, style: StrokeStyle(lineWidth: 4, lineJoin: .round, dash: [8, 4]))
        Path { path in
          path.addArc(
            center: CGPoint(x: 30, y: 30),
            radius: 20,
            startAngle: .zero,
            endAngle: .degrees(270),
            clockwise: false
          )
        }
        .stroke(.primary, lineWidth: 3)
        Path(ellipseIn: CGRect(x: 0, y: 10, width: 60, height: 30)).foregroundStyle(.purple)
      }
    },
    Specimen("async-image") {
      AsyncImage(url: URL(string: "images/eiger.svg")) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        ProgressView()
      }
      .frame(width: 160, height: 100)
      .accessibilityLabel("Eiger")
    },
    Specimen("date-pickers") {
      Form {
        DatePicker("Day", selection: .constant(ControlStyleSpecimen.day), displayedComponents: .date)
        DatePicker("Start", selection: .constant(ControlStyleSpecimen.day))
      }
    },
    Specimen("geometry-reader") {
      GeometryReader { proxy in Text("half").frame(width: proxy.size.width / 2).border(.red) }
    },
    Specimen("accessibility-element") {
      HStack {
        Text("3")
        Image(systemName: "star.fill")
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Three stars")
    },
  ]
}

/// Controls with looks of their own, as a person would write them for an app.
enum ControlStyleSpecimen {
  static let mountain = Path { path in
    path.addLines([CGPoint(x: 2, y: 42), CGPoint(x: 30, y: 4), CGPoint(x: 58, y: 42)])
    path.closeSubpath()
  }

  /// A moment that is the same day and time in the time zone of whoever runs the tests.
  static var day: Date {
    DateComponents(calendar: Calendar(identifier: .gregorian), year: 2026, month: 8, day: 1, hour: 14, minute: 30).date
      ?? .distantPast
  }

  struct Buttons: View {
    var body: some View {
      Button("Automatic") {}.buttonStyle(.automatic)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Borderless") {}.buttonStyle(.borderless)
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent", destination: "https://example.com/next").buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
    }
  }

  struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(.horizontal, 24)
        .padding(.vertical, 12)
        .background(Color(red: 0, green: 0.3, blue: 0.5), in: Capsule())
        .foregroundStyle(.white)
        .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  struct IconBehind: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  struct Tick: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Label {
          configuration.label
        } icon: {
          Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        }
      }
      .buttonStyle(.plain)
    }
  }

  struct Toggles: View {
    @State private var isSwitched = true
    @State private var isTicked = false
    @State private var isPressed = false
    @State private var isOwn = false

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Switch", isOn: $isSwitched).toggleStyle(.switch)
        Toggle("Checkbox", isOn: $isTicked).toggleStyle(.checkbox)
        Toggle("Button", isOn: $isPressed).toggleStyle(.button)
        Toggle("Own", isOn: $isOwn).toggleStyle(Tick())
        if isTicked { Text("ticked") }
        if isPressed { Text("pressed") }
      }
    }
  }
}
