import Cairn

extension MistakeCase {
  private static func section(_ group: LayoutGroup) -> some View & SendableMetatype {
    Section(["Rysy", "Mnich"], id: \.self) { Text($0) }.layout(LayoutSection { group })
  }

  private static func code(_ name: String) -> Diagnostic.Code { Diagnostic.Code(rawValue: "layout.\(name)") }

  /// What the values of a layout show, wherever it is laid out.
  static let layouts = [
    MistakeCase("a group as large as its parts, which are fractions of it", code("circular-dimension")) {
      section(.horizontal(height: .estimated(80)) { LayoutItem() })
    },
    MistakeCase("a count of no columns", code("invalid-count")) { section(.columns(0, height: 44)) },
    MistakeCase("a count of too many columns", code("group-too-large")) { section(.columns(1_001, height: 44)) },
    MistakeCase("groups nested deeper than they are laid out", code("nesting-too-deep")) {
      section(
        (0..<33).reduce(.horizontal(height: 44) { LayoutItem() }) { group, _ in .horizontal(height: 44) { group } }
      )
    },
    MistakeCase("a part whose height sticks out of its row", code("estimate-in-fixed-row")) {
      section(.columns(2, height: 44, of: LayoutItem(height: .estimated(44))))
    },
    MistakeCase("a width that columns do not use", code("ignored-width")) {
      section(.columns(2, height: 44, of: LayoutItem(width: 30)))
    },
    MistakeCase("two layouts to choose from that are both wrong", code("invalid-count"), code("ignored-width")) {
      Section(["Rysy", "Mnich"], id: \.self) { Text($0) }.layout(choices: [
        LayoutChoice("One", LayoutSection { .columns(0, height: 44) }),
        LayoutChoice("Two", LayoutSection { .columns(2, height: 44, of: LayoutItem(width: 30)) }),
      ])
    },
  ]
}
