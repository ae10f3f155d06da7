public import Cairn

/// A view in containers in each other, each made by a body, as data of any depth are shown.
public struct NestedView: View {
  private let kind: Kind
  private let levels: Int

  /// What is in each other.
  public enum Kind: Sendable, CaseIterable {
    /// A container in itself.
    case container(ContainerCase)
    /// Two containers in turn.
    case containers(ContainerCase, ContainerCase)
    /// The levels of one outline.
    case outline, outlineInList, outlineOfCells
    /// Disclosures that hold disclosures as rows of one list.
    case disclosuresInList
    /// Bodies that hold nothing but bodies.
    case bodies
    case modifiers
    /// Modifiers that are nodes of a terminal's layout, ten a level.
    case fixedSizes
    /// Frames, ten a level.
    case frames
    /// Stacks in each other, ten a level.
    case stacks

    public static var allCases: [Kind] {
      ContainerCase.allCases.map(Kind.container)
        + [
          .outline, .outlineInList, .outlineOfCells, .disclosuresInList, .bodies, .modifiers, .fixedSizes, .frames,
          .stacks,
        ]
    }

    public var name: String {
      switch self {
      case .container(let container): container.rawValue
      case .containers(let outer, let inner): "\(outer.rawValue) and \(inner.rawValue)"
      default: "\(self)"
      }
    }
  }

  public init(_ kind: Kind, levels: Int) {
    self.kind = kind
    self.levels = levels
  }

  public var body: AnyView { content }

  private var content: AnyView {
    switch kind {
    case .container(let container): levels == 0 ? leaf : container.around(AnyView(below))
    case .containers(let outer, let inner):
      levels == 0 ? leaf : (levels.isMultiple(of: 2) ? outer : inner).around(AnyView(below))
    case .outline: AnyView(OutlineGroup(branches, children: \.branches) { Text("level \($0.id)") })
    case .outlineInList: AnyView(List(branches, children: \.branches) { Text("level \($0.id)") })
    case .outlineOfCells: AnyView(List(branches, children: \.branches) { ListCell("level \($0.id)") })
    case .disclosuresInList: AnyView(List { Disclosures(levels: levels) })
    case .bodies: AnyView(Bodies(levels: levels))
    case .modifiers:
      levels == 0 ? leaf : AnyView(below.padding(1).background(.red).opacity(0.9).frame(width: 40).border(.blue))
    case .fixedSizes:
      levels == 0
        ? leaf
        : AnyView(
          below.fixedSize().fixedSize().fixedSize().fixedSize().fixedSize().fixedSize().fixedSize().fixedSize()
            .fixedSize().fixedSize()
        )
    case .frames:
      levels == 0
        ? leaf
        : AnyView(
          below.frame(width: 9).frame(width: 9).frame(width: 9).frame(width: 9).frame(width: 9).frame(width: 9)
            .frame(width: 9).frame(width: 9).frame(width: 9).frame(width: 9)
        )
    case .stacks:
      levels == 0
        ? leaf
        : AnyView(
          VStack {
            HStack { VStack { HStack { ZStack { VStack { HStack { VStack { HStack { VStack { below } } } } } } } } }
          }
        )
    }
  }

  private var below: NestedView { NestedView(kind, levels: levels - 1) }
  private var leaf: AnyView { AnyView(Text("leaf")) }
  private var branches: [Branch] { [Branch(id: levels)] }

  private struct Branch: Identifiable {
    let id: Int
    var branches: [Branch]? { id > 0 ? [Branch(id: id - 1)] : nil }
  }

  private struct Disclosures: View {
    let levels: Int

    var body: some View {
      DisclosureGroup("level", isExpanded: true) {
        if levels > 0 { AnyView(Disclosures(levels: levels - 1)) }
      }
    }
  }

  private struct Bodies: View {
    let levels: Int

    var body: some View {
      if levels > 0 { Bodies(levels: levels - 1) } else { Text("leaf") }
    }
  }
}
