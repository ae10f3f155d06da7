import Cairn
import CairnHTML

extension Specimen {
  static let states = [
    Specimen("toggle") { StateSpecimen.Heights() },
    Specimen("toggle-in-list") { StateSpecimen.WiFi() },
    Specimen("toggles-of-one-state") { StateSpecimen.Night() },
    Specimen("button-that-shows-more") { StateSpecimen.More() },
    Specimen("buttons-between-pages") { StateSpecimen.Onboarding() },
    Specimen("list-with-choice") { StateSpecimen.Library() },
    Specimen("picker-segmented") { StateSpecimen.Filter(style: .segmented) },
    Specimen("picker-menu") { StateSpecimen.Filter(style: .menu) },
    Specimen("picker-inline") { StateSpecimen.Filter(style: .inline) },
    Specimen("fields") { StateSpecimen.Fields() },
    Specimen("fields-in-list") { StateSpecimen.FieldsInList() },
    Specimen("sheet") { StateSpecimen.Legend() },
    Specimen("alert") { StateSpecimen.Deleting() },
    Specimen("dialogs-that-change-the-page") { StateSpecimen.Removing() },
    Specimen("popover-and-menu") { StateSpecimen.Actions() },
    Specimen("tabs") { StateSpecimen.Tabs() },
    Specimen("disclosure-with-state") { StateSpecimen.Folded() },
    Specimen("animated") { StateSpecimen.Animated() },
    Specimen("form-problems") { StateSpecimen.Problems() },
    Specimen("parts-of-states") { StateSpecimen.Rucksack() },
    Specimen("rows-that-are-swiped") { StateSpecimen.Packing() },
    Specimen("filters-as-buttons") { StateSpecimen.Filters() },
    Specimen("own-way-back") { StateSpecimen.Detour() },
    Specimen("taps") { StateSpecimen.Rating() },
    Specimen("picker-in-menu") { StateSpecimen.Sorting() },
    Specimen("menu-below-much") {
      VStack {
        Text("Top").frame(height: 500)
        StateSpecimen.Sorting()
      }
    },
    Specimen("button-as-row") { StateSpecimen.Choosing() },
    Specimen("toggle-without-state") {
      Form(action: "/settings") {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle(isOn: .constant(false)) { Label("Aeroplane", systemImage: "star") }
        Button("Save") {}
      }
    },
  ]
}

/// Views with states, as a person would write them for an app.
enum StateSpecimen {
  struct Heights: View {
    @State private var showsHeights = false

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Heights", isOn: $showsHeights)
        ForEach(Peak.some) { peak in
          Text(peak.name).foregroundStyle(showsHeights ? Color.secondary : Color.primary)
          if showsHeights { Text("\(peak.height) m").padding().background(Color.yellow) }
        }
      }
    }
  }

  /// A toggle, and one that is another one for each value of the same state; all around them depends on it.
  struct Night: View {
    @State private var isNight = false

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Night", isOn: $isNight)
        if isNight { GroupBox("Rooms") { lamps } } else { lamps }
        Text(isNight ? "The hut is lit." : "The hut is open.")
      }
      .padding(isNight ? 24 : 16)
      .background(LinearGradient(colors: [isNight ? .indigo : .yellow, .clear], startPoint: .top, endPoint: .bottom))
      .preferredColorScheme(isNight ? .dark : .light)
    }

    private var lamps: some View { Toggle("Lamps", isOn: $isNight).toggleStyle(.checkbox) }
  }

  /// A list whose rows change by themselves, and a structure of which each control changes a part.
  struct Rucksack: View {
    struct Item: Identifiable, Equatable {
      let id: String
      var isPacked = false
    }
    struct Weather: Equatable {
      enum Season: String, CaseIterable { case summer, autumn, winter }

      var season = Season.summer
      var isWet = false
      var isCold = false
      var isWindy = false
    }

    @State private var items = ["Rope", "Axe", "Stove"].map { Item(id: $0) }
    @State private var weather = Weather()

    var body: some View {
      List($items) { $item in
        Toggle(item.id, isOn: $item.isPacked)
        if item.isPacked { Text("\(item.id) is in the rucksack.").foregroundStyle(.secondary) }
      }
      Text("\(items.count { $0.isPacked }) of \(items.count) packed")
      Picker("Season", selection: $weather.season) {
        ForEach(Weather.Season.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      Toggle("Rain", isOn: $weather.isWet)
      Toggle("Frost", isOn: $weather.isCold)
      Toggle("Wind", isOn: $weather.isWindy)
      if weather.season == .winter || weather.isCold { Text("Take gloves.") }
      if weather.isWet, weather.isCold { Text("Paths may be icy.") }
      if weather.isWindy { Text("Leave the umbrella.") }
      Button("The rain stops") { weather.isWet = false }
    }
  }

  /// A row that unfolds with a movement, as many apps have it.
  struct Animated: View {
    @State private var isOpen = false
    @State private var isDone = false

    var body: some View {
      VStack(alignment: .leading) {
        Button {
          withAnimation(.easeInOut(duration: 0.2)) { isOpen.toggle() }
        } label: {
          HStack {
            Text("Equipment")
            Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0)).accessibilityHidden(true)
          }
        }
        if isOpen { Text("A rope and an axe").transition(.move(edge: .top).combined(with: .opacity)) }
        Toggle("Done", isOn: $isDone)
        Text("Pack")
          .strikethrough(isDone)
          .foregroundStyle(isDone ? Color.secondary : Color.primary)
          .opacity(isDone ? 0.7 : 1)
          .animation(.default, value: isDone)
      }
    }
  }

  struct Problems: View {
    var body: some View {
      FieldsInList()
        .formProblems(FormProblems([FormProblem("Name", .missing), FormProblem("Order", .unknownChoice)]))
    }
  }

  struct Legend: View {
    @State private var isShown = false
    @State private var chosen: Peak?

    var body: some View {
      List {
        Button("Legend") { isShown = true }
        ForEach(Peak.some) { peak in Button(peak.name) { chosen = peak } }
      }
      .listStyle(.insetGrouped)
      .sheet(isPresented: $isShown) { Text("Heights are in metres.") }
      .sheet(item: $chosen) { peak in
        VStack(alignment: .leading) {
          Text(peak.name).font(.title2)
          Text("\(peak.height) m")
        }
      }
    }
  }

  /// A sheet and an alert whose buttons change the page and close them.
  struct Removing: View {
    @State private var isEmpty = false
    @State private var unit = "metres"
    @State private var asks = false
    @State private var choosesUnit = false

    var body: some View {
      List {
        Section("Tours") {
          Text(isEmpty ? "No tour" : "Three tours")
          Text("Heights in \(unit)")
          Button("Units") { choosesUnit = true }
          Button("Delete all", role: .destructive) { asks = true }
        }
      }
      .listStyle(.insetGrouped)
      .sheet(isPresented: $choosesUnit) {
        VStack(alignment: .leading) {
          Text("Units").font(.title2)
          ForEach(["metres", "feet"], id: \.self) { name in
            Button(name) {
              unit = name
              choosesUnit = false
            }
          }
        }
      }
      .alert("Delete all tours?", isPresented: $asks) {
        Button("Delete", role: .destructive) { isEmpty = true }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("Nobody can bring them back.")
      }
    }
  }

  struct Deleting: View {
    @State private var asks = false
    @State private var sorts = false

    var body: some View {
      HStack {
        Button("Delete", role: .destructive) { asks = true }
          .alert("Delete the tour?", isPresented: $asks) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("It cannot be brought back.")
          }
        Button("Sort") { sorts = true }
          .confirmationDialog("Sort by", isPresented: $sorts, titleVisibility: .visible) {
            Button("Name") {}
            Button("Height") {}
          }
      }
    }
  }

  struct Actions: View {
    @State private var showsHint = false

    var body: some View {
      VStack {
        Button("Hint") { showsHint = true }
          .popover(isPresented: $showsHint) { Text("Take a rope.") }
        Menu("Actions") {
          Link("Download", destination: "https://example.com/eiger.gpx")
          Button("Print") {}
        }
        Text("Eiger").contextMenu { Link("Open", destination: "https://example.com/eiger") }
      }
    }
  }

  struct Tabs: View {
    var body: some View {
      TabView {
        Tab("Peaks", systemImage: "mountain.2") { Text("Eiger") }
        Tab("Huts", systemImage: "house") { Text("Konkordia") }
      }
    }
  }

  struct Folded: View {
    @State private var isOpen = false
    @State private var showsMore = false

    var body: some View {
      VStack(alignment: .leading) {
        DisclosureGroup("Equipment", isExpanded: $isOpen) { Text("A rope") }
        if isOpen { Text("Rent it in the village.") }
        DisclosureGroup("Times", isExpanded: $showsMore) { Text("Four hours") }
        Toggle("Times", isOn: $showsMore)
      }
    }
  }

  struct WiFi: View {
    @State private var isOn = true
    @State private var asks = false

    var body: some View {
      List {
        Section("Settings") {
          Toggle("Wi-Fi", isOn: $isOn)
          if isOn { Toggle("Ask before joining", isOn: $asks) }
        }
        if isOn {
          Section("Networks") {
            ForEach(["Hut", "Summit"], id: \.self) { Text($0) }
            if asks { Text("You will be asked.") }
          }
        }
        Button("Turn everything off") { isOn = false }
      }
      .layout(.list(.insetGrouped))
    }
  }

  struct More: View {
    @State private var showsMore = false

    var body: some View {
      VStack(alignment: .leading) {
        Text("The Eiger is a mountain of the Bernese Alps.")
        if showsMore { Text("Its north face was first climbed in 1938.") }
        Button(showsMore ? "Show less" : "Show more") { showsMore.toggle() }
      }
    }
  }

  struct Onboarding: View {
    enum Step: CaseIterable { case welcome, rules, ready }
    @State private var step = Step.welcome

    var body: some View {
      VStack {
        switch step {
        case .welcome: Text("Welcome")
        case .rules: Text("Take nothing but pictures.")
        case .ready: Text("You are ready.")
        }
        HStack {
          if step != .welcome { Button("Back") { step = step == .ready ? .rules : .welcome } }
          if step != .ready { Button("Next") { step = step == .welcome ? .rules : .ready } }
          Button("Start again") { step = .welcome }
        }
      }
    }
  }

  struct Filter: View {
    enum Kind: String, CaseIterable { case all, high, low }
    let style: PickerStyle
    @State private var kind = Kind.all

    var body: some View {
      VStack(alignment: .leading) {
        Picker("Peaks", selection: $kind) {
          ForEach(Kind.allCases, id: \.self) { Text($0.rawValue.uppercased()) }
        }
        .pickerStyle(style)
        let peaks = Peak.some.filter { kind == .all || ($0.height >= 4_000) == (kind == .high) }
        ForEach(peaks) { Text($0.name) }
        if peaks.isEmpty { Text("None of them.") }
        if style != .menu, kind != .all { Button("Show all") { kind = .all } }
      }
    }
  }

  struct Fields: View {
    @State private var name = ""
    @State private var email = "anna@example.org"
    @State private var password = "secret"
    @State private var notes = "First line\nsecond line"
    @State private var volume = 0.5
    @State private var guests = 2
    @State private var country: String? = nil

    var body: some View {
      Form(action: "/sign-up") {
        VStack(alignment: .leading) {
          TextField("Name", text: $name, prompt: Text("Given name")).fieldRequired()
          TextField("E-mail", text: $email).fieldName("email").textContentType(.emailAddress)
            .keyboardType(.emailAddress).autocorrectionDisabled().submitLabel(.next)
          SecureField("Password", text: $password).textContentType(.newPassword)
          TextField("Notes", text: $notes, axis: .vertical)
          Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
          Stepper("Guests", value: $guests, in: 1...8)
          Picker("Country", selection: $country) {
            Text("None").tag(String?.none)
            ForEach(["Switzerland", "France", "Italy"], id: \.self) { Text($0).tag(Optional($0)) }
          }
          Picker("Room", selection: .constant("double")) {
            Text("Single").tag("single")
            Text("Double").tag("double")
          }
          .pickerStyle(.inline)
          Toggle("News", isOn: .constant(true)).fieldName("news")
          TextField("Code", text: .constant("X1")).disabled(true)
          Button("Sign up")
          Button("Delete", role: .destructive, action: FormAction(value: "delete")).disabled(true)
        }
      }
    }
  }

  struct FieldsInList: View {
    @State private var name = "Anna"
    @State private var order = "height"
    @State private var isOn = true

    var body: some View {
      Form(action: "/settings") {
        List {
          Section("Profile") {
            TextField("Name", text: $name)
            Toggle("Notify me", isOn: $isOn)
            Picker("Order", selection: $order) {
              Text("By height").tag("height")
              Text("By name").tag("name")
            }
          }
          Section("Units") {
            Picker("Units", selection: .constant("m")) {
              Text("Metres").tag("m")
              Text("Feet").tag("ft")
            }
            .pickerStyle(.inline)
          }
          Button("Save")
        }
        .layout(.list(.insetGrouped))
      }
    }
  }
}
