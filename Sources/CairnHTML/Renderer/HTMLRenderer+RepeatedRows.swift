import Cairn

// Rows that only differ in their words and addresses, as nearly all of a list do.
extension HTMLRenderer: RowRepeating {
  func repeatRow(as cell: ListCell) -> Bool {
    guard let last = rows.lastRow, cell.isOnlyWords, cell.hasLookKey(last.look),
      cell.hasSameAccessories(as: last.accessories), last.frameCount == frames.count,
      last.around.isSamePlace(as: element), !modifiers.isAnyWaiting, !isLoading
    else { return false }
    guard cell.hasDestination == last.hasAddress, cell.hasFurtherWords == last.hasFurtherWords else { return false }
    let (words, furtherWords) = cell.texts
    guard let words, words.isRepeatable, furtherWords?.isRepeatable != false else { return false }
    if last.hasAddress {
      guard let destination = cell.destination, writeAddress(of: destination, behind: last) else { return false }
    }
    let before = last.hasAddress ? Markup.none : last.opening
    if let furtherWords {
      write(words, between: before, and: last.beforeFurtherWords)
      write(furtherWords, between: .none, and: last.closing)
    } else {
      write(words, between: before, and: last.closing)
    }
    return true
  }

  @inline(__always)
  private func write(_ words: Text, between opening: Markup, and closing: Markup) {
    if writer.write(words: words.string, between: opening, and: closing) { return }
    writer.write(opening)
    writer.write(text: words.string)
    writer.write(closing)
  }

  /// Writes a row up to its words, with the address; `false` if it may not lead there.
  private func writeAddress(of destination: String, behind last: RowPattern) -> Bool {
    if Address.isPlain(destination, from: options.root) {
      writer.write(last.beforePlainAddress, trusted: destination, last.beforeWords)
      return true
    }
    guard let address = Address(destination, root: options.root) else { return false }
    writer.write(last.opening)
    writeAddress(address)
    writer.write(last.beforeWords)
    return true
  }

  /// Notes the cell that was written last, if the next one can be written in its way.
  func noteRow(_ markup: CellMarkup) {
    rows.lastRow = nil
    guard let frame = frames.last, canRepeat(markup, in: frame) else { return }
    rows.lastRow = RowPattern(
      markup.cell,
      markup.parts,
      pathToRoot: pathToRoot,
      in: writer,
      around: frame.outer,
      frameCount: frames.count - 1
    )
  }

  private func canRepeat(_ markup: CellMarkup, in frame: Frame) -> Bool {
    // The item has no element and no state that a second one would have to get.
    guard case .item = frame.ending, frame.closing.isEmpty, !frame.outer.context.mayBeBare,
      frame.outer.parent != .itemsWithHeader, markup.cell.isOnlyWords, markup.isOnlyWords, !markup.isPhrasing
    else { return false }
    let (words, furtherWords) = markup.cell.texts
    guard words?.isRepeatable == true, furtherWords?.isRepeatable ?? true, markup.parts.words != nil else {
      return false
    }
    guard !modifiers.isAnyWaiting, !isLoading, !rows.collectsWords, !numbering.identified.isOn,
      !resolver.isInInteraction, resolver.row?.isPlain == true
    else { return false }
    return !rows.configuration.asksForRows
  }
}

extension Text {
  /// Whether there are words, which look like those around them.
  fileprivate var isRepeatable: Bool { runs == nil && !string.isEmpty && plainStyle.isEmpty }
}

extension ElementState {
  /// Whether the next element stands in the same place, however many were there before.
  fileprivate func isSamePlace(as other: ElementState) -> Bool {
    node == other.node && context == other.context && parent == other.parent && labelNumber == other.labelNumber
  }
}
