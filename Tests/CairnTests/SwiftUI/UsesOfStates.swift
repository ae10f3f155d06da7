import CairnUI

// Each line uses what its comment names, as code for SwiftUI does. `SwiftUIUsesTests` reads the comments.

@MainActor
enum UsesOfStates {
  final class Tour: ObservableObject {  // `ObservableObject`
    @Published var name = "Haute Route"  // `@Published`
  }

  @Observable final class Guide {
    var name = "Anna"
  }

  struct Peak: Identifiable, Equatable {
    var id = "Eiger"
  }

  struct Objects: View {
    @StateObject private var tour = Tour()  // `@StateObject`
    @ObservedObject var other: Tour  // `@ObservedObject`
    @EnvironmentObject private var shared: Tour  // `@EnvironmentObject`
    @Environment(Guide.self) private var guide  // `@Environment(Type.self)`
    @Bindable var own: Guide  // `@Bindable`
    @AppStorage("units") private var units = "metric"  // `@AppStorage`

    init(other: Tour, own: Guide) {
      self.other = other
      self.own = own
      _tour = StateObject(wrappedValue: Tour())  // `StateObject(wrappedValue:)`
    }

    var body: some View {
      TextField("Name", text: $tour.name)
      TextField("Guide", text: $own.name)
      Text(shared.name).environment(own)  // `.environment(_:)`
      Text(guide.name).environmentObject(tour)  // `.environmentObject(_:)`
    }
  }

  struct Tap: View {
    @State private var isChosen = false

    var body: some View {
      Image(systemName: isChosen ? "star.fill" : "star")
        .onTapGesture { isChosen.toggle() }  // `.onTapGesture() {}`
        .background(Color(uiColor: .secondarySystemBackground))  // `Color(uiColor:)`
    }
  }

  struct Focus: View {
    enum Field: Hashable { case name }

    @FocusState private var field: Field?  // `@FocusState` `FocusState`
    @FocusState.Binding var outer: Bool  // `@FocusState.Binding` `FocusState.Binding`
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name)  // `.focused(_:equals:)`
    }
  }

  struct Tabs: View {
    @State private var tab = 0
    @State private var isOpen = false

    var body: some View {
      TabView(selection: $tab) {  // `TabView(selection:) {}`
        Text("Eiger").tabItem { Text("Peaks") }.tag(0)  // `.tabItem() {}`
      }
      .tabViewStyle(PageTabViewStyle())  // `.tabViewStyle(_:)` `PageTabViewStyle()`
      .indexViewStyle(  // `.indexViewStyle(_:)`
        PageIndexViewStyle(  // `PageIndexViewStyle(backgroundDisplayMode:)`
          backgroundDisplayMode: .always  // `PageIndexViewStyle.BackgroundDisplayMode.always`
        )
      )
      DisclosureGroup(  // `DisclosureGroup(isExpanded:content:label:)`
        isExpanded: $isOpen,
        content: { Text("inside") },
        label: { Text("More") }
      )
      Menu {  // `Menu() {} label:{}`
        Button("Go") {}
      } label: {
        Text("Actions")
      }
      .menuStyle(.button)  // `.menuStyle(_:)` `MenuStyle.button`
      Text("a").contextMenu { Button("Go") {} }  // `.contextMenu() {}`
      Text("b").contextMenu {  // `.contextMenu() {} preview:{}`
        Button("Go") {}
      } preview: {
        Text("b")
      }
    }
  }

  struct Sheets: View {
    @Environment(\.dismiss) private var dismiss  // `@Environment(\.dismiss)`
    @Environment(\.presentationMode) private var mode  // `@Environment(\.presentationMode)`
    @State private var isShown = false
    @State private var peak: Peak?

    var body: some View {
      Button("Close") { dismiss() }
      Button("Back") { mode.wrappedValue.dismiss() }  // `.dismiss()`
      Text("a").sheet(isPresented: $isShown) { Text("A") }  // `.sheet(isPresented:) {}`
      Text("b").sheet(isPresented: $isShown, content: { Text("B") })  // `.sheet(isPresented:content:)`
      Text("c").sheet(item: $peak, content: { Text($0.id) })  // `.sheet(item:content:)`
      Text("d").sheet(item: $peak) { Text($0.id) }  // `.sheet(item:) {}`
    }
  }

  struct Alerts: View {
    @State private var isShown = false
    @State private var peak: Peak?

    var body: some View {
      Text("a").alert("Delete?", isPresented: $isShown) { Button("Yes") {} }  // `.alert(_:isPresented:) {}`
      Text("b").alert("Delete?", isPresented: $isShown) {  // `.alert(_:isPresented:) {} message:{}`
        Button("Yes") {}
      } message: {
        Text("For ever.")
      }
      Text("c").alert(  // `.alert(_:isPresented:actions:message:)`
        "Delete?",
        isPresented: $isShown,
        actions: { Button("Yes") {} },
        message: { Text("x") }
      )
      Text("d").confirmationDialog("Sort", isPresented: $isShown) {  // `.confirmationDialog(_:isPresented:) {}`
        Button("Name") {}
      }
    }
  }

  struct OlderAlerts: View {
    @State private var isShown = false
    @State private var peak: Peak?

    var body: some View {
      Text("a").alert(isPresented: $isShown) { Alert(title: Text("A")) }  // `.alert(isPresented:) {}` `Alert`
      Text("b").alert(  // `.alert(isPresented:content:)`
        isPresented: $isShown,
        content: { Alert(title: Text("B"), message: Text("b")) }  // `Alert(title:message:)`
      )
      Text("c").alert(item: $peak) { Alert(title: Text($0.id)) }  // `.alert(item:) {}`
      Text("d").alert(item: $peak, content: { Self.alert($0) })  // `.alert(item:content:)`
      Text("e").actionSheet(isPresented: $isShown, content: { Self.sheet })  // `.actionSheet(isPresented:content:)`
    }

    private static func alert(_ peak: Peak) -> Alert {
      guard peak.id.isEmpty else {
        return Alert(  // `Alert(title:message:primaryButton:secondaryButton:)`
          title: Text(peak.id),
          message: nil,
          primaryButton: .destructive(Text("Delete")),  // `Alert.Button.destructive(_:)`
          secondaryButton: .cancel()  // `Alert.Button.cancel()`
        )
      }
      return Alert(  // `Alert(title:message:dismissButton:)`
        title: Text("A"),
        message: Text("b"),
        dismissButton: .default(Text("OK"))  // `Alert.Button.default(_:)`
      )
    }

    private static var sheet: ActionSheet {  // `ActionSheet`
      let name: ActionSheet.Button =  // `ActionSheet.Button`
        .default(Text("Name"), action: {})  // `Alert.Button.default(_:action:)`
      guard name.isOrdinary else {
        return ActionSheet(title: Text("Sort"), buttons: [name])  // `ActionSheet(title:buttons:)`
      }
      return ActionSheet(  // `ActionSheet(title:message:buttons:)`
        title: Text("Sort"),
        message: Text("by"),
        buttons: [name, .cancel()]
      )
    }
  }
}

extension ActionSheet.Button {
  fileprivate var isOrdinary: Bool { true }
}
