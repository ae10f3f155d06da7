import Cairn

/// The headers of a table, to be spoken with the values of its rows.
struct LinearTable {
  let description: TableDescription
  var headers: [Int: String] = [:]
  /// Whether a cell has said its words, so that headers are heard with them.
  var hasSpoken = false
}

extension LinearRenderer {
  func beginTable(_ table: TableDescription, _ group: LinearGroup) {
    tables.append(LinearTable(description: table))
    if let opening = group.opening, !group.isSilent { sayLine(opening) }
  }

  /// Ends a table; one without rows says its headers by themselves.
  func endTable(_ group: LinearGroup) {
    guard let table = tables.popLast(), !table.hasSpoken, !group.isSilent else { return }
    let headers = table.headers.sorted { $0.key < $1.key }.map(\.value)
    if !headers.isEmpty { sayLine("no rows under " + headers.joined(separator: ", ")) }
  }

  /// Speaks a cell: a value with the header of its column, a header of a row by itself.
  func say(_ words: String, of cell: TableCellDescription) {
    guard let last = tables.indices.last else { return speech.say(words) }
    if cell.kind != .columnHeader { tables[last].hasSpoken = true }
    switch cell.kind {
    case .columnHeader:
      tables[last].headers[cell.column] = words
      let columns = tables[last].description.columns
      guard cell.column < columns.count, let direction = columns[cell.column].sortDirection else { return }
      speech.say("sorted by \(words), \(direction)")
    case .rowHeader, .groupHeader: speech.say(words)
    case .value: speech.say(tables[last].headers[cell.column].map { "\($0): \(words)" } ?? words)
    }
  }
}
