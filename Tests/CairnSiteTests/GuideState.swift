import Cairn

/// The code of the guide to states.
enum StateGuide {
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
}
