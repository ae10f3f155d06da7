import Cairn

/// A container whose end has not come yet: what is written there, and what holds again behind it.
///
/// A frame is never changed after it is pushed, and nobody looks at those below: what a container says to those within is
/// in ``ElementState``. It holds no references, so the stack of frames can be raw memory.
struct Frame {
  let closing: Markup
  let outer: ElementState
  let attributeBase: Int
  let ending: Ending

  /// What is to be done when a container ends, besides writing its closing tags.
  enum Ending {
    case plain
    /// A link or a button, which must have words by then.
    case control
    /// A field, which must have words too.
    case field(ControlKind)
    /// The title of what unfolds, which must have words too; as a heading it has tags of its own.
    case summary(headingLevel: UInt8?)
    case collection(outerAxis: Axis)
    case collectionSection
    case layoutSection, layoutItems, layoutItem
    /// The item of a layout with an element around it and its actions.
    case actingLayoutItem
    case list
    /// The items of a list of which the first is the header.
    case itemsWithHeader
    case item
    /// An item with an element around it and its actions.
    case actingItem
    case form
    case branch
    /// The title of a disclosure that stands beside what unfolds it.
    case branchTitle(headingLevel: UInt8?)
    case outlineContent
    /// A block of code, which has an element of its own in it.
    case code
    case table
    /// A document, whose links lead to its own headings.
    case document
  }
}

extension HTMLRenderer {
  func end() {
    resolver.end(for: self)
    close()
  }

  /// Ends the element that was opened last.
  func close() {
    guard let frame = frames.popInPlace() else { return }
    // Of what a page closes, nearly all is one of the first two, which put nothing on the stack.
    switch frame.pointee.ending {
    case .plain: break
    case .control: if element.showsNoWords { nameControl() }
    default: return closeElaborately(frame.pointee)
    }
    write(frame.pointee.closing)
    element.leave(to: frame.pointee.outer)
    modifiers.leave(to: frame.pointee.attributeBase)
  }

  @inline(never)
  private func closeElaborately(_ frame: Frame) {
    finish(frame)
    element.leave(to: frame.outer)
    modifiers.leave(to: frame.attributeBase)
  }

  /// Writes the end of a container where more is to be done than to close its tags.
  private func finish(_ frame: Frame) {
    switch frame.ending {
    case .layoutItems: layouts.last?.writeTail(to: writer)
    case .actingLayoutItem:
      finishActingItem()
      writer.write("</div>")
    case .actingItem: finishActingItem()
    case .item: endItem()
    case .itemsWithHeader: if rows.lists.last?.hasOpenItems == true { writer.write("</ul>") }
    case .list: rows.endList()
    case .branch: if rows.endBranch() { writer.write("</details>") }
    case .branchTitle(let level): finishBranchTitle(headingLevel: level)
    case .summary(let level?): finishHeading(level: level)
    case .outlineContent: rows.endItem()
    case .code: writer.write("</code>")
    default: break
    }
    write(frame.closing)
    switch frame.ending {
    case .layoutSection: layouts.endSection()
    case .layoutItem: endItem()
    case .table: _ = rows.tables.popLast()
    case .document: numbering.endDocument()
    case .form: finishForm()
    case .collection(let axis): layouts.endCollection(restoring: axis)
    case .collectionSection: reports.endSection()
    case .summary: if !element.isNamed { reportUnnamedControl("A title that unfolds") }
    case .field(let kind): if !element.isNamed { reportUnnamedControl(kind.words) }
    default: break
    }
  }

  /// Names a link or a button without words by its symbols; where a label names it, those without a drawing show as words.
  private func nameControl() {
    if wordlessSymbols.isEmpty {
      if !element.isNamed { reportUnnamedControl("A link or button") }
      return
    }
    for symbol in wordlessSymbols { writeWords(for: symbol) }
    wordlessSymbols.removeAll(keepingCapacity: true)
    element.name()
  }

  private func reportUnnamedControl(_ kind: StaticString) {
    report(
      .warning,
      .unnamedControl,
      "\(kind) has no words. Put a Text into it, or say what it is with accessibilityLabel(_:)."
    )
  }
}
