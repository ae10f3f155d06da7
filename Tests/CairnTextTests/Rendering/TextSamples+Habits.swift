import Cairn

/// Documents for controls with styles of their own, and for further spellings of SwiftUI.
extension TextSamples {
  static var controlStyles: [Sample] {
    [
      sample("button-styles") {
        VStack(alignment: .leading) {
          Button("Automatic") {}.buttonStyle(.automatic)
          Button("Plain") {}.buttonStyle(.plain)
          Button("Borderless") {}.buttonStyle(.borderless)
          Button("Bordered") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
          Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.large)
          Button("Delete", role: .destructive) {}.buttonStyle(.plain)
        }
      },
      sample("taps") {
        HStack {
          Image(systemName: "star").onTapGesture {}.accessibilityLabel("Choose")
          Text("Eiger").onTapGesture {}
        }
      },
      sample("label-styles") {
        VStack(alignment: .leading) {
          Label("Words and symbol", systemImage: "star").labelStyle(.titleAndIcon)
          Label("Words", systemImage: "star").labelStyle(.titleOnly)
          Label("Symbol", systemImage: "star").labelStyle(.iconOnly)
        }
      },
      sample("toggle-styles") {
        VStack(alignment: .leading) {
          Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
          Toggle("Checkbox", isOn: .constant(false)).toggleStyle(.checkbox)
          Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
        }
      },
      sample("group-box") {
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
        .groupBoxStyle(.automatic)
      },
      sample("controls-in-ones-own-style") {
        VStack(alignment: .leading) {
          ProgressView("Download", value: 0.7).progressViewStyle(BracketStyle())
          Gauge(value: 0.4) { Text("Clouds") }.gaugeStyle(PercentStyle())
          LabeledContent("Height", value: "3,967 m").labeledContentStyle(AboveStyle())
          TextField("Your name", text: .constant("")).textFieldStyle(ArrowStyle())
          DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(PlusStyle())
          Circle().rotation(.degrees(90)).fill(.teal).frame(width: 40, height: 40)
        }
      },
      sample("fields-of-colours-and-searches") {
        VStack(alignment: .leading) {
          ColorPicker("Colour", selection: .constant(.orange))
          TextField("Name", text: .constant("")).autocapitalization(.words).disableAutocorrection(true)
          Text("Eiger").searchable(text: .constant(""), prompt: "Search peaks")
          ShareLink(item: "eiger.html")
        }
      },
    ]
  }

  static var habits: [Sample] {
    [
      sample("grouped-form") {
        Form {
          Text("Eiger")
          Toggle("Climbed", isOn: .constant(true)).labelsHidden()
          Text("Mönch").containerRelativeFrame(.horizontal)
          Text("Jungfrau").containerRelativeFrame(.horizontal, count: 2, spacing: 8, alignment: .trailing)
        }
        .formStyle(.grouped)
      },
      sample("tabs-as-pages") {
        TabView {
          Text("Eiger").tabItem { Text("First") }
          Text("Mönch").tabItem { Text("Second") }
        }
        .tabViewStyle(.page)
      },
      sample("toolbar") {
        NavigationStack {
          VStack(alignment: .leading) { Text("Eiger") }
            .navigationBarTitle("Peaks")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
              ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
              ToolbarItemGroup(placement: .bottomBar) { Button("Add") {} }
            }
        }
        Text("Mönch").navigationBarItems(trailing: Button("Edit") {})
      },
      sample("navigation-links") {
        List {
          NavigationLink("Eiger") { Text("3,967 m") }
          NavigationLink(value: 4_110) { Text("Mönch") }
        }
        .navigationDestination(for: Int.self) { Text("\($0) m") }
        .navigationBarBackButtonHidden()
        .listStyle(.insetGrouped)
        .scrollContentBackground(.hidden)
      },
      sample("further-spellings") {
        VStack(alignment: .leading) {
          Link("Accent", destination: "a.html").accentColor(.red)
          Text("dark").colorScheme(.dark)
          Text("raised").baselineOffset(4)
          Text("wide").tracking(2)
          Text("code").fontDesign(.monospaced)
          Text("large").dynamicTypeSize(.large)
          Text("masked").mask(Capsule())
          Text("untouched").allowsHitTesting(false)
          GlassEffectContainer { Text("glass").glassEffect() }
          Text("margins").contentMargins(.horizontal, 16, for: .scrollContent)
          Text("padded").safeAreaPadding(.leading, 16)
          Text("below").safeAreaInset(edge: .top) { Text("above") }
          ScrollView { Text("scrolls") }.scrollIndicators(.hidden)
          ScrollView(.horizontal) { Text("rests") }.scrollTargetBehavior(.viewAligned)
        }
      },
      sample("animators") {
        VStack(alignment: .leading) {
          PhaseAnimator(["first", "second"]) { Text($0) }
          Text("phase").phaseAnimator([0, 1]) { content, phase in content.opacity(phase == 0 ? 1 : 0) }
          KeyframeAnimator(initialValue: 1) {
            Text("value \($0)")
          } keyframes: { _ in
            MoveKeyframe(2)
          }
          Text("keyframe").keyframeAnimator(initialValue: 1) { content, _ in
            content
          } keyframes: { _ in
            MoveKeyframe(2)
          }
        }
      },
      sample("searches-and-tabs") {
        TabView {
          TabSection("Places") {
            Tab("Peaks", systemImage: "mountain.2") {
              Text("Eiger").searchable(text: .constant("")).searchScopes(.constant(1)) {
                Text("Names").tag(1)
                Text("Heights").tag(2)
              }
            }
          }
          Tab(role: .search) { Text("Field") }
        }
      },
      sample("primary-actions-and-ends") {
        VStack(alignment: .leading) {
          Menu("Like") {
            Link("All likes", destination: "likes.html")
          } primaryAction: {
          }
          Gauge(value: 0.5) {
            Text("Height")
          } currentValueLabel: {
            Text("2 km")
          } minimumValueLabel: {
            Text("low")
          } maximumValueLabel: {
            Text("high")
          }
        }
      },
      sample("accessibility-habits") {
        VStack(alignment: .leading) {
          HStack {
            Text("3")
            Text("stars")
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Three stars")
          Text("Volume").accessibilityValue("50 %")
          Text("Eiger").accessibility(label: Text("Peak"))
          Text("Mönch").help("4,110 m")
        }
      },
    ]
  }
}

private struct BracketStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("[")
      ProgressView(configuration)
      Text("]")
    }
  }
}

private struct PercentStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "\(Int(configuration.value * 100)) of 100")
    }
  }
}

private struct AboveStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.bold()
      configuration.content
    }
  }
}

private struct ArrowStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    HStack {
      Text("→")
      configuration
    }
  }
}

private struct PlusStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      HStack {
        configuration.label
        Text(configuration.isExpanded ? "−" : "+")
      }
    }
    if configuration.isExpanded { configuration.content }
  }
}
