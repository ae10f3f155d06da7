import Cairn

/// The tours of a club, and a sheet with a form to add one.
struct ToursView: View {
  let tours: [Tour]
  var draft = TourDraft()

  @State private var addsTour: Bool
  @State private var asksToDelete = false

  init(tours: [Tour], draft: TourDraft? = nil) {
    self.tours = tours
    self.draft = draft ?? TourDraft()
    _addsTour = State(initialValue: draft != nil)
  }

  var body: some View {
    List {
      Section("Tours") {
        ForEach(tours) { tour in
          HStack {
            Text(tour.name)
            Spacer()
            Text("\(tour.days) days").foregroundStyle(.secondary)
          }
        }
        if tours.isEmpty { Text("There is no tour yet.").foregroundStyle(.secondary) }
      }
      Button("Add a tour") { addsTour = true }
      Button("Delete all", role: .destructive) { asksToDelete = true }
        .disabled(tours.isEmpty)
    }
    .listStyle(.insetGrouped)
    .sheet(isPresented: $addsTour) { TourForm(draft: draft) }
    .alert("Delete all tours?", isPresented: $asksToDelete) {
      Button("Keep them", role: .cancel) {}
    } message: {
      Text("Only the warden can delete tours.")
    }
    .navigationTitle("Tours")
  }
}

/// A tour that is being written.
struct TourDraft: Equatable {
  var name = ""
  var days = 1
  var difficulty = Tour.Difficulty.easy
  var isGuided = false
}

private struct TourForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name: String
  @State private var days: Int
  @State private var difficulty: Tour.Difficulty
  @State private var isGuided: Bool

  init(draft: TourDraft) {
    _name = State(initialValue: draft.name)
    _days = State(initialValue: draft.days)
    _difficulty = State(initialValue: draft.difficulty)
    _isGuided = State(initialValue: draft.isGuided)
  }

  var body: some View {
    Form {
      Section("New tour") {
        TextField("Name", text: $name)
        Stepper("Days", value: $days, in: 1...14)
        Picker("Difficulty", selection: $difficulty) {
          ForEach(Tour.Difficulty.allCases, id: \.self) { Text($0.rawValue) }
        }
        Toggle("With a guide", isOn: $isGuided)
        if isGuided { Text("A guide costs 400 francs a day.") }
      }
      HStack {
        Button("Cancel", role: .cancel) { dismiss() }
        Button("Add") {}
      }
    }
  }
}
