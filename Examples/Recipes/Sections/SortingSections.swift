import Cairn

/// How far the sorting is.
struct SortingProgress: CollectionSection {
  let id = "progress"
  let step: Int
  let stepCount: Int

  var isSorted: Bool { step >= stepCount }
}

/// Words about the progress, with buttons for what comes next.
struct SortingProgressController: SectionController {
  func view(for progress: SortingProgress) -> some View {
    Form(action: "/sorting", method: .get) {
      VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: "\(progress.isSorted ? "Sorted after step" : "Step") \(progress.step) of \(progress.stepCount)")
        HStack {
          Button("Next", action: step(progress.step + 1))
          Button("Start", action: step(0))
          Button("End", action: step(progress.stepCount))
        }
      }
      .padding()
    }
  }

  private func step(_ number: Int) -> FormAction { FormAction(name: "step", value: "\(number)") }
}

/// A row of numbers that is being sorted.
struct SortingRow: ItemizedSection {
  struct Tile: Identifiable, Hashable, Sendable {
    let id: Int
    /// The place of the number among all, from 0 to 1.
    let share: Double
  }

  let id: Int
  var items: [Tile]
}

/// Numbers as tiles, whose colours run through the rainbow when they are sorted.
struct SortingRowController: SectionController {
  func view(for row: SortingRow) -> some View {
    Section(row.items) { tile in
      Text(verbatim: "\(tile.id)")
        .font(.caption)
        .foregroundStyle(.black)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(hue: tile.share, saturation: 0.45, brightness: 0.95))
    }
    .layout(
      LayoutSection(insets: EdgeInsets(top: 1, leading: 16, bottom: 1, trailing: 16)) {
        .columns(max(row.items.count, 1), height: 36, spacing: 1)
      }
    )
  }
}
