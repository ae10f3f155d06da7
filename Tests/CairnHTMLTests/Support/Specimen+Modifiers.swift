import Cairn
import CairnHTML

extension Specimen {
  static let textModifiers = [
    Specimen("font") {
      VStack {
        Text("a").font(.title2); Text("b").font(.system(size: 20)); Text("c").font(.custom("Fira \"Sans\"", size: 12))
      }.font(.body)
    },
    Specimen("font-weight") {
      VStack {
        Text("a").bold(); Text("b")
      }.fontWeight(.semibold).italic().underline()
    },
    Specimen("foreground") {
      VStack {
        Text("a").foregroundStyle(.secondary); Text("b")
      }.foregroundColor(.white)
    },
    Specimen("line-limit") {
      VStack {
        Text("a"); Text("b").lineLimit(3)
      }.lineLimit(1).truncationMode(.middle)
    },
    Specimen("text-alignment") { VStack { Text("a") }.multilineTextAlignment(.trailing) },
    Specimen("theme") {
      VStack {
        Text("a").theme(.journal).padding()
        Link("b", destination: "a.html").theme(.glacier)
        List { ListCell("c") }.theme(Theme(accent: .purple))
      }
    },
    Specimen("text-case") { Text("a").textCase(.uppercase) },
    Specimen("line-spacing") { Text("a").lineSpacing(6) },
    Specimen("monospaced") { Text("a").monospaced().strikethrough() },
    Specimen("tint") {
      VStack {
        Link("a", destination: "a.html"); Button("b")
      }.tint(.green)
    },
  ]

  static let boxModifiers = [
    Specimen("padding") {
      VStack {
        Text("a").padding(); Text("b").padding(.leading, 15).padding(.top, 5); Text("c").padding(-4)
      }
    },
    Specimen("frame-fixed") { Text("a").frame(width: 100, height: 50, alignment: .topLeading) },
    Specimen("frame-flexible") { Text("a").frame(maxWidth: .infinity, alignment: .trailing) },
    Specimen("frame-leading-text") { Text("a").frame(maxWidth: .infinity, alignment: .leading) },
    Specimen("frame-limits") {
      VStack { Text("a") }.frame(minWidth: 40, maxWidth: 400, minHeight: 20, maxHeight: .infinity)
    },
    Specimen("background") { Text("a").padding().background(.blue) },
    Specimen("background-shape") {
      Text("a").padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
    },
    Specimen("background-view") { Text("a").background(alignment: .topLeading) { Circle().fill(.red) } },
    Specimen("overlay") { Image("Mönch").overlay(alignment: .bottomLeading) { Text("Mönch").padding(4) } },
    Specimen("overlay-button") { Button { Text("Save").overlay { Circle() } } },
    Specimen("border") { Text("a").padding().border(.red, width: 2) },
    Specimen("corner-radius") { Image("Mönch").resizable().frame(width: 60, height: 60).cornerRadius(8) },
    Specimen("clip-shape") { Image("Mönch").resizable().frame(width: 60, height: 60).clipShape(Circle()) },
    Specimen("shadow") {
      VStack {
        Text("a").shadow(color: .black, radius: 4)
        Image("Mönch").shadow(radius: 2, y: 1)
        VStack { Text("b") }.shadow(radius: 2)
        Text("c").padding().background(.white).shadow(radius: 2)
      }
    },
    Specimen("opacity") { Text("a").opacity(0.5) },
    Specimen("effects-of-place") {
      HStack {
        Image(systemName: "star").scaleEffect(1.5).rotationEffect(.degrees(45)).offset(x: 4)
        Text("a").rotationEffect(.degrees(-3), anchor: .bottomLeading).scaleEffect(x: -1, anchor: .trailing)
      }
    },
    Specimen("effects-of-colour") {
      ZStack {
        Image("Mönch").resizable().frame(width: 60, height: 60).clipShape(Circle()).grayscale(0.5).blur(radius: 2)
        Text("a").blendMode(.multiply).opacity(0.5)
        Text("b").contrast(1.2).saturation(0.8).hueRotation(.degrees(90)).colorInvert().compositingGroup()
      }
    },
    Specimen("mask") {
      VStack {
        Text("a").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        Text("b").mask(Circle())
      }
    },
    Specimen("offset") { HStack { Text("a").offset(x: 4, y: -2) } },
    Specimen("hidden") {
      VStack {
        Text("a").hidden(); Link("b", destination: "b.html").hidden()
      }
    },
    Specimen("aspect-ratio") { Rectangle().aspectRatio(1.5, contentMode: .fit) },
    Specimen("readable-width") {
      VStack {
        VStack(alignment: .leading) {
          Text("Long lines"); Text("are hard to read.")
        }
        .readableWidth()
        Text("Wide")
      }
    },
    Specimen("fixed-size") { Text("a").fixedSize() },
    Specimen("modifier-order") {
      VStack {
        Text("a").padding().background(.red).padding()
        Text("b").background(.red).padding()
        Text("c").frame(width: 50).padding().border(.red)
        Text("d").border(.red).padding(4).background(.blue).cornerRadius(3)
      }
    },
    Specimen("modifiers-of-group") {
      VStack {
        Group {
          Text("a"); Image("Mönch")
        }.padding(4).background(.yellow)
      }
    },
    Specimen("modifiers-in-list") {
      VStack { ForEach(Peak.some) { Text($0.name).padding(4).frame(width: 80, alignment: .trailing) } }
    },
  ]

  static let accessibility = [
    Specimen("accessibility-label") {
      VStack {
        Text("3967").accessibilityLabel("3967 metres")
        VStack { Text("a") }.accessibilityLabel("Group")
        Link("→", destination: "a.html").accessibilityLabel("Next")
        Image("Mönch").accessibilityLabel("The Mönch")
        Button { Image(systemName: "trash") }.accessibilityLabel("Delete")
        Circle().accessibilityLabel("Red dot")
        VStack { ForEach(Peak.some) { Text($0.name) } }.accessibilityLabel("Peaks")
        Section("Header") { Text("a") }.accessibilityLabel("Section")
        DisclosureGroup("More") { Text("a") }.accessibilityLabel("Details")
        Label("Title", systemImage: "star").accessibilityLabel("Labelled label")
        ProgressView("", value: 0.5).accessibilityLabel("Half")
      }
    },
    Specimen("accessibility-hint") {
      Button("Delete").accessibilityHint("Cannot be undone").accessibilityHint("Outer")
    },
    Specimen("accessibility-hidden") {
      VStack {
        Text("a").accessibilityHidden(true)
        Image("Mönch").accessibilityHidden(true)
        Image(systemName: "star").accessibilityHidden(true)
        Text("b").accessibilityHidden(false)
        Text("c").accessibilityHidden(true).accessibilityHidden(true)
      }
    },
    Specimen("accessibility-traits") {
      VStack {
        Text("a").accessibilityAddTraits(.isSelected)
        Label("Heading", systemImage: "star").accessibilityAddTraits(.isHeader)
        VStack { Text("Big") }.accessibilityAddTraits(.isHeader)
        Link("Linked heading", destination: "a.html").accessibilityHeading(.h3)
        Text("d").accessibilityAddTraits(.isSelected).accessibilityAddTraits(.isSelected)
      }
    },
    Specimen("id") {
      VStack {
        Text("a").id("first peak"); VStack { Text("b") }.id(7).id("outer"); Text("c").id("")
      }
    },
    Specimen("environment-direction") {
      HStack {
        Text("a"); Text("b")
      }.padding(.leading, 8).environment(\.layoutDirection, .rightToLeft)
    },
    Specimen("environment-locale") { Text("Bonjour").environment(\.locale, "fr_CH") },
    Specimen("environment-nested") {
      Text("Bonjour").environment(\.locale, "fr").environment(\.layoutDirection, .rightToLeft).environment(
        \.locale,
        "ar"
      )
    },
    Specimen("environment-dark") { VStack { Text("a") }.padding().background(.blue).environment(\.colorScheme, .dark) },
  ]
}
