package import Cairn
import Foundation

/// Makes layout values from the form they have in a file of cases.
package enum LayoutCaseReader {
  package static func dimension(_ value: [String: Any]) -> LayoutDimension {
    if let value = value.number("fractionalWidth") { return .fractionalWidth(value) }
    if let value = value.number("fractionalHeight") { return .fractionalHeight(value) }
    if let value = value.number("estimated") { return .estimated(value) }
    if let value = value.number("uniformAcrossSiblings") { return .uniformAcrossSiblings(value) }
    return .absolute(value.number("absolute") ?? .nan)
  }

  package static func size(_ value: [String: Any]) -> LayoutSize {
    LayoutSize(width: dimension(value.object("width")), height: dimension(value.object("height")))
  }

  package static func spacing(_ value: [String: Any]) -> LayoutSpacing? {
    value.number("fixed").map { .fixed($0) } ?? value.number("flexible").map { .flexible($0) }
  }

  package static func edgeSpacing(_ value: [String: Any]) -> LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: spacing(value.object("leading")),
      top: spacing(value.object("top")),
      trailing: spacing(value.object("trailing")),
      bottom: spacing(value.object("bottom"))
    )
  }

  package static func section(_ value: [String: Any]) -> LayoutSection {
    var section: LayoutSection
    if let list = value["list"] as? [String: Any] {
      section = .list(using: self.list(list))
    } else {
      section = LayoutSection(group: group(value.object("group")))
    }
    let insets = value.splitInsets("contentInsets")
    section.contentInsets = insets.literal
    section.fractionalContentInsets = insets.fractional
    section.interGroupSpacing = value.number("interGroupSpacing") ?? 0
    section.orthogonalScrolling = value.string("orthogonal").flatMap(OrthogonalScrolling.init) ?? .none
    section.boundarySupplementaryItems = value.list("boundary").map(boundary)
    section.supplementariesFollowContentInsets = value.flag("supplementariesFollowContentInsets") ?? true
    section.decorationItems = value.list("decorations").map { item in
      LayoutDecoration(
        kind: ElementKind(item.string("kind") ?? ""),
        contentInsets: item.insets("contentInsets") ?? .zero,
        zIndex: Int(item.number("zIndex") ?? 0)
      )
    }
    return section
  }

  package static func list(_ value: [String: Any]) -> ListConfiguration {
    var list = ListConfiguration(
      appearance: value.string("appearance").flatMap(ListConfiguration.Appearance.init) ?? .plain
    )
    list.headerMode = value.string("headerMode").flatMap(ListConfiguration.HeaderMode.init) ?? .none
    list.footerMode = value.string("footerMode").flatMap(ListConfiguration.FooterMode.init) ?? .none
    list.headerTopPadding = value.number("headerTopPadding")
    list.showsSeparators = value.flag("showsSeparators") ?? true
    if let insets = value.insets("separatorInsets") {
      list.separatorConfiguration.bottomSeparatorInsets = insets
    }
    return list
  }

  package static func boundary(_ value: [String: Any]) -> LayoutBoundary {
    var boundary = LayoutBoundary(
      size: size(value.object("size")),
      kind: ElementKind(value.string("kind") ?? ""),
      alignment: value.string("alignment").flatMap(LayoutAlignment.init) ?? .none
    )
    if let offset = value.numbers("offset"), offset.count == 2 {
      boundary.absoluteOffset = LayoutPoint(x: offset[0], y: offset[1])
    }
    boundary.extendsBoundary = value.flag("extendsBoundary") ?? true
    boundary.pinToVisibleBounds = value.flag("pin") ?? false
    boundary.contentInsets = value.insets("contentInsets") ?? .zero
    boundary.zIndex = Int(value.number("zIndex") ?? 1)
    return boundary
  }

  package static func subitem(_ value: [String: Any]) -> LayoutSubitem {
    if value.string("type") == "group" { return .group(group(value)) }
    var item = LayoutItem(size: size(value.object("size")))
    item.contentInsets = value.insets("contentInsets") ?? .zero
    item.edgeSpacing = edgeSpacing(value.object("edgeSpacing"))
    item.supplementaries = value.list("supplementary").map(supplementary)
    return .item(item)
  }

  package static func group(_ value: [String: Any]) -> LayoutGroup {
    var group: LayoutGroup
    let size = size(value.object("size"))
    if value.string("axis") == "custom" {
      let frames = value.frames("frames")
      let isFraction = value.string("unit") == "fraction"
      group = .custom(width: size.width, height: size.height) { environment in
        let room = environment.container.effectiveContentSize
        let (width, height) = isFraction ? (room.width, room.height) : (1, 1)
        return frames.map { frame in
          LayoutCustomItem(
            LayoutRect(
              x: frame.x * width,
              y: frame.y * height,
              width: frame.width * width,
              height: frame.height * height
            )
          )
        }
      }
    } else {
      let count = Int(value.number("count") ?? 1)
      let population: LayoutGroup.Population =
        switch value.string("mode") {
        case "equal": .divided(count: count)
        case "repeat": .repeated(count: count)
        default: .packed
        }
      group = LayoutGroup(
        value.string("axis") == "vertical" ? .vertical : .horizontal,
        population,
        size: size,
        spacing: spacing(value.object("interItemSpacing")) ?? 0,
        subitems: value.list("subitems").map(subitem)
      )
    }
    let insets = value.splitInsets("contentInsets")
    group.contentInsets = insets.literal
    group.fractionalContentInsets = insets.fractional
    group.edgeSpacing = edgeSpacing(value.object("edgeSpacing"))
    group.supplementaries = value.list("supplementary").map(supplementary)
    return group
  }

  package static func supplementary(_ value: [String: Any]) -> LayoutSupplementary {
    LayoutSupplementary(
      size: size(value.object("size")),
      kind: ElementKind(value.string("kind") ?? ""),
      containerAnchor: anchor(value.object("containerAnchor")),
      itemAnchor: (value["itemAnchor"] as? [String: Any]).map(anchor),
      zIndex: Int(value.number("zIndex") ?? 1)
    )
  }

  package static func anchor(_ value: [String: Any]) -> LayoutAnchor {
    var anchor = LayoutAnchor(edges: [])
    for edge in value["edges"] as? [String] ?? [] {
      switch edge {
      case "top": anchor.edges.insert(.top)
      case "leading": anchor.edges.insert(.leading)
      case "bottom": anchor.edges.insert(.bottom)
      case "trailing": anchor.edges.insert(.trailing)
      case "all": anchor.edges = .all
      default: break
      }
    }
    if let offset = value.numbers("absoluteOffset"), offset.count == 2 {
      anchor.absoluteOffset = LayoutPoint(x: offset[0], y: offset[1])
    }
    if let offset = value.numbers("fractionalOffset"), offset.count == 2 {
      anchor.fractionalOffset = LayoutPoint(x: offset[0], y: offset[1])
    }
    return anchor
  }
}
