import Cairn
import CairnHTML

/// The code of the guide to states.
struct StateGuide {
  struct Networks: View {
    @State private var isOn = true
    @State private var showsDetails = false

    var body: some View {
      List {
        Section {
          Toggle("Wi-Fi", isOn: $isOn)
          if isOn {
            Text("Hut")
            if showsDetails { Text("Strong signal, no password") }
          }
        }
        Button(showsDetails ? "Fewer details" : "More details") { showsDetails.toggle() }
      }
      .listStyle(.insetGrouped)
    }
  }

  struct Introduction: View {
    @State private var page = 1

    var body: some View {
      Text("Page \(page) of 3")
      HStack {
        if page > 1 { Button("Back") { page -= 1 } }
        if page < 3 { Button("Next") { page += 1 } }
      }
    }
  }

  struct Quiz: View {
    @State private var question = 1
    @State private var score = 0

    var body: some View {
      Text("Question \(question) of 3, \(score) right")
      if question < 3 {
        Button("4158 m") {
          question += 1
          score += 1
        }
        Button("3967 m") { question += 1 }
      }
    }
  }

  struct PeakList: View {
    enum Kind: String, CaseIterable { case all, high }

    struct Peak: Identifiable {
      let id: String
      let height: Int
    }

    @State private var kind = Kind.all
    let peaks: [Peak]

    var body: some View {
      Picker("Peaks", selection: $kind) {
        ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      List(peaks.filter { kind == .all || $0.height >= 4_000 }) { Text($0.id) }
    }
  }

  struct DetailsSwitch: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("Details", isOn: $isOn) }
  }

  struct HutDetails: View {
    @State private var showsDetails = false

    var body: some View {
      Text("Konkordia hut")
      if showsDetails { Text("2,850 m, 155 beds") }
      DetailsSwitch(isOn: $showsDetails)
    }
  }

  struct Rucksack: View {
    struct Item: Identifiable, Equatable {
      let id: String
      var isPacked = false
    }

    @State private var items = [Item(id: "Rope"), Item(id: "Axe")]

    var body: some View {
      List($items) { $item in
        Toggle(item.id, isOn: $item.isPacked)
        if item.isPacked { Text("In the rucksack") }
      }
      Text("\(items.count { $0.isPacked }) of \(items.count) packed")
    }
  }

  struct Errands: View {
    struct Errand: Identifiable {
      let id: Int
      let name: String
      var isDone = false
    }

    @State private var errands = [Errand(id: 1, name: "Bread"), Errand(id: 2, name: "Maps")]

    var body: some View {
      List(errands) { errand in
        HStack {
          Text(errand.name).strikethrough(errand.isDone)
          Spacer()
          Button(errand.isDone ? "Not done" : "Done") {
            if let index = errands.firstIndex(where: { $0.id == errand.id }) { errands[index].isDone.toggle() }
          }
        }
      }
    }
  }

  struct Packing: View {
    @State private var packed: Set<String> = []

    var body: some View {
      ForEach(["Rope", "Axe", "Tent"], id: \.self) { name in
        Toggle(
          name,
          isOn: Binding(
            get: { packed.contains(name) },
            set: { if $0 { packed.insert(name) } else { packed.remove(name) } }
          )
        )
      }
      if packed.contains("Tent") { Text("There is room for two") }
    }
  }

  struct SignUp: View {
    @State private var email = ""
    @State private var guests = 2
    @State private var wantsNews = false

    var body: some View {
      Form(action: "/sign-up") {
        TextField("E-mail", text: $email)
          .fieldName("email")
          .fieldRequired()
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
        Stepper("Guests", value: $guests, in: 1...8)
        Toggle("News", isOn: $wantsNews)
        Button("Sign up")
      }
    }
  }

  struct Huts: View {
    struct Hut: Identifiable, Hashable {
      let id: String
      let beds: Int
    }

    @State private var chosen: Hut.ID?
    let huts: [Hut]

    var body: some View {
      NavigationSplitView {
        List(huts, selection: $chosen) { Text($0.id) }
      } detail: {
        if let hut = huts.first(where: { $0.id == chosen }) {
          Text("\(hut.id): \(hut.beds) beds")
        } else {
          ContentUnavailableView("Choose a hut", systemImage: "house")
        }
      }
    }
  }

  struct HutFilter: View {
    @State private var name = ""
    @State private var isOpen = false
    @State private var kind = "All"

    var body: some View {
      TextField("Name", text: $name)
      Toggle("Open now", isOn: $isOpen)
      Picker("Kind", selection: $kind) {
        ForEach(["All", "Hut", "Bivouac"], id: \.self) { Text($0) }
      }
      Text(isOpen ? "12 huts" : "40 huts")
      Button("Reset") {
        name = ""
        isOpen = false
        kind = "All"
      }
    }
  }

  struct Tours: View {
    struct Tour: Identifiable, Equatable { let id: String }

    @State private var shown: Tour?
    @State private var asks = false
    let tours: [Tour]

    var body: some View {
      List(tours) { tour in Button(tour.id) { shown = tour } }
        .sheet(item: $shown) { tour in TourDetails(tour: tour) }
      Button("Delete all", role: .destructive) { asks = true }
        .alert("Delete all tours?", isPresented: $asks) {
          Button("Keep them", role: .cancel) {}
        } message: {
          Text("Only the warden can delete tours.")
        }
    }
  }

  struct TourDetails: View {
    @Environment(\.dismiss) private var dismiss
    let tour: Tours.Tour

    var body: some View {
      Text("About the \(tour.id)")
      Button("Done") { dismiss() }
    }
  }

  struct Guide: View {
    @State private var showsEquipment = false

    var body: some View {
      TabView {
        Tab("Route", systemImage: "map") {
          DisclosureGroup("Equipment", isExpanded: $showsEquipment) { Text("Rope, helmet, crampons") }
          if showsEquipment { Text("Rent it in the village.") }
        }
        Tab("Huts", systemImage: "house") { HutDetails() }
      }
      Menu("Share") {
        Link("As a file", destination: "route.gpx")
        Link("As a picture", destination: "route.png")
      }
    }
  }

  struct Equipment: View {
    @State private var isOpen = false

    var body: some View {
      Button {
        withAnimation { isOpen.toggle() }
      } label: {
        Label("Equipment", systemImage: "chevron.right")
          .rotationEffect(.degrees(isOpen ? 90 : 0))
      }
      if isOpen { Text("A rope and an axe").transition(.move(edge: .top)) }
    }
  }

  final class Preferences: ObservableObject {
    @Published var showsHeights = false
  }

  struct PreferencesView: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
      Toggle("Heights", isOn: $preferences.showsHeights)
      Summits().environmentObject(preferences)
    }
  }

  struct Summits: View {
    @EnvironmentObject private var preferences: Preferences
    var body: some View { Text(preferences.showsHeights ? "Eiger, 3967 m" : "Eiger") }
  }

  struct Guest: Decodable, Equatable {
    var name: String
    var nights: Int
    var isVegetarian: Bool
  }

  struct Booking: View {
    @State var name = ""
    @State var nights = 1
    @State var isVegetarian = false

    var body: some View {
      Form(action: "/booking") {
        TextField("Name", text: $name).fieldName("name")
        Stepper("Nights", value: $nights, in: 1...7).fieldName("nights")
        Toggle("Vegetarian", isOn: $isVegetarian).fieldName("isVegetarian")
        if isVegetarian { Text("The cook will be told.") }
        Button("Book")
      }
    }
  }

  func answer(to body: [UInt8], book: (Guest) -> Void) -> String {
    let submission = FormSubmission(urlEncoded: body)
    do throws(FormProblems) {
      let guest = try submission.decode(Guest.self)
      var problems = FormProblems()
      if guest.name.isEmpty { problems.add("Who is coming?", of: "name") }
      if !problems.isEmpty { throw problems }
      book(guest)
      return Text("See you soon.").html()
    } catch {
      let sent = Booking(
        name: submission["name"] ?? "",
        nights: submission["nights"].flatMap { Int($0) } ?? 1,
        isVegetarian: submission["isVegetarian"] != nil
      )
      return HTMLPage(title: "Booking") { sent.formProblems(error) }.html()
    }
  }
}
