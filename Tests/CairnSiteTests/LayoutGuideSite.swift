import Cairn
import CairnSite

struct Hut: Identifiable {
  let name: String
  let beds: Int

  var id: String { name }

  static let all = [
    Hut(name: "Britannia", beds: 113), Hut(name: "Gleckstein", beds: 80), Hut(name: "Konkordia", beds: 155),
    Hut(name: "Monte Rosa", beds: 120), Hut(name: "Silvretta", beds: 75), Hut(name: "Tschierva", beds: 100),
  ]
}

struct HutCard: View {
  let hut: Hut

  var body: some View {
    VStack(alignment: .leading) {
      Text(hut.name).font(.headline)
      Text("\(hut.beds) beds").foregroundStyle(.secondary)
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.secondaryBackground, in: RoundedRectangle(cornerRadius: 10))
  }
}

struct HutList: Site {
  var title: String { "Huts" }

  var pages: some PageContent {
    Page("index", title: title) {
      Section(Hut.all) { hut in
        HutCard(hut: hut)
      } header: {
        Text("Huts")
      }
      .layout { environment in
        LayoutSection(spacing: 10, insets: .horizontal(16)) {
          .columns(environment.container.effectiveWidth > 600 ? 3 : 2, height: 80, spacing: 10)
        }
        .header()
      }
    }
  }
}
