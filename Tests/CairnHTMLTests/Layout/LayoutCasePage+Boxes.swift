import Cairn
import CairnHTML

/// Where the boxes of a page of a case must be.
extension LayoutCasePage {
  var expectation: Expectation {
    var expectation = Expectation(layout: "\(layout)", boxes: [], leftOut: [])
    for (index, section) in result.sections.enumerated() {
      let place = place(of: index)
      expectation.boxes.append(Box(place, section.frame))
      if let orthogonal = section.orthogonal {
        let offsets = orthogonal.snapOffsets.map { $0 - orthogonal.initialOffset }
        expectation.scrollers.append(Scroller(selector: "\(place)>.scroller", offsets: offsets))
      }
      let shift = (section.orthogonal?.initialOffset ?? 0) * (environment.layoutDirection == .rightToLeft ? -1 : 1)
      for (item, frame) in section.items.enumerated() {
        let selector = ":is(.cell,.cells>li,.items>li,.list>:is(h1,h2)):has(#s\(index)-i\(item))"
        expectation.boxes.append(Box(selector, frame, shift: shift))
      }
      expectation.boxes += boundaryBoxes(of: index, at: .zero)
      var hosts: Set<Int> = []
      for badge in section.itemSupplementaries {
        guard hosts.insert(badge.item).inserted else {
          expectation.leftOut.append("\(badge.kind) on item \(badge.item) of section \(index)")
          continue
        }
        let host = ":is(.cell,.cells>li):has(#s\(index)-i\(badge.item))"
        expectation.boxes.append(Box("\(host) .badge", badge.frame, shift: shift))
      }
      if layout.section(at: index, in: environment)?.list != nil {
        expectation.width = environment.container.contentSize.width
        expectation.boxes += separatorBoxes(of: index)
        continue
      }
      expectation.boxes += zip(["::before", "::after"], section.decorations).map { Box(place + $0, $1.frame) }
    }
    expectation.boxes += bandBoxes(at: .zero)
    expectation.scrolled = scrolled
    return expectation
  }

  private func place(of section: Int) -> String {
    "#origin>.collection>div:nth-of-type(\(section + 1))>:is(.layout,.list)"
  }

  /// The lines below the rows of a list, without height where there is none.
  private func separatorBoxes(of index: Int) -> [Box] {
    let section = result.sections[index]
    guard let list = layout.section(at: index, in: environment)?.list else { return [] }
    let isHeader = list.headerMode == .firstItemInSection
    return section.items.indices.dropFirst(isHeader ? 1 : 0).map { item in
      let row = section.items[item]
      let insets = list.separatorConfiguration.bottomSeparatorInsets ?? EdgeInsets(leading: ListMetrics.separatorInset)
      let inset = insets.leading
      let width = row.width - inset - insets.trailing
      let none = LayoutRect(x: row.x + inset, y: row.maxY, width: width, height: 0)
      let line = section.decorations.first { $0.item == item }?.frame ?? none
      return Box(":is(.items>li:not(.row),.items>.row>.own):has(#s\(index)-i\(item))::after", line)
    }
  }

  /// The header and the footer around all sections.
  private func bandBoxes(at offset: LayoutPoint) -> [Box] {
    let pinned = result.pinned(at: offset)
    return [ElementKind.header, .footer].compactMap { slot in
      guard let item = bandItem(slot) else { return nil }
      let frame =
        pinned.first { $0.section == nil && $0.kind == item.kind }?.frame
        ?? result.boundary.first { $0.kind == item.kind }?.frame
      return frame.map { Box("#origin>.collection>\(slot)", $0) }
    }
  }

  private func boundaryBoxes(of index: Int, at offset: LayoutPoint) -> [Box] {
    let section = result.sections[index]
    guard let layout = layout.section(at: index, in: environment) else { return [] }
    let pinned = result.pinned(at: offset)
    return [(ElementKind.header, ":is(h1,h2)"), (.footer, "footer")].flatMap { slot, tag in
      let kinds = layout.list == nil ? boundaryItems(slot, of: layout).map(\.kind) : [slot]
      return kinds.enumerated().compactMap { part, kind in
        let frame =
          pinned.first { $0.section == index && $0.kind == kind }?.frame
          ?? section.supplementaries.first { $0.kind == kind }?.frame
        let selector = "\(place(of: index))>\(tag)" + (kinds.count > 1 ? ">:nth-child(\(part + 1))" : "")
        return frame.map { Box(selector, $0) }
      }
    }
  }

  /// Where pinned headers and footers must be at some scroll offsets.
  private var scrolled: [Scrolled] {
    guard hasPins else { return [] }
    let range = result.contentSize.height
    return [0, 0.25, 0.5, 0.75, 1].map { share in
      let offset = (range * share).rounded(.down)
      let point = LayoutPoint(x: 0, y: offset)
      let boxes = result.sections.indices.flatMap { boundaryBoxes(of: $0, at: point) } + bandBoxes(at: point)
      return Scrolled(offset: offset, boxes: boxes)
    }
  }
}

extension LayoutCasePage.Box {
  fileprivate init(_ selector: String, _ frame: LayoutRect, shift: Double = 0) {
    self.init(selector: selector, x: frame.x - shift, y: frame.y, width: frame.width, height: frame.height)
  }
}
