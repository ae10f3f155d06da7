import Cairn
import CairnHTML

/// Renderings without measurements, whose instructions a profiler counts.
enum RepeatedRendering {
  static let names =
    "(page|list|values|below-toggle|cells|fragment|article|states|views|toggles|state-rows|elements|favourites)[-beside-states]"

  /// The end of a name for a process that has made a state, so that each view may have one.
  private static let besideStates = "-beside-states"

  /// Renders what the arguments name, as often as they say.
  ///
  /// - Returns: `false` if they do not name it.
  static func run(_ arguments: [String]) -> Bool {
    guard arguments.count == 2, let count = Int(arguments[1]) else { return false }
    var name = arguments[0]
    if name.hasSuffix(besideStates) {
      name.removeLast(besideStates.count)
      blackHole(State(initialValue: 0))
    }
    switch name {
    case "page": render(ShowcaseView(data: ShowcaseData(sectionCount: 1000)), count)
    case "list": render(ListBenchmarks.list, count)
    case "values": render(ListBenchmarks.valueList, count)
    case "below-toggle": render(StateBenchmarks.belowToggle, count)
    case "cells": render(cells, count)
    case "fragment": render(ShowcaseView(data: ShowcaseData(rowCount: 10)), count)
    case "article": repeatArticle(count)
    case "states": render(StateBenchmarks.steps, count)
    case "views": for _ in 0..<count { StateBenchmarks.renderSteps() }
    case "toggles": render(StateBenchmarks.toggles, count)
    case "state-rows": render(StateBenchmarks.rows(20), count)
    case "elements": render(StateBenchmarks.elements(12), count)
    case "favourites": render(FavouritesView(count: 12), count)
    default: return false
    }
    return true
  }

  /// Fifty linked cells of one line each, like the pages of the site figures.
  private static var cells: some View {
    let rows = (0..<50).map { (words: "Peak \($0) of 17, first", destination: "ranges/\($0 + 17).html") }
    return List(rows.indices, id: \.self) { row in
      ListCell(rows[row].words).destination(rows[row].destination)
    }
  }

  /// Reads and renders an article of 10 KB.
  private static func repeatArticle(_ count: Int) {
    let source = MarkdownText.make(length: 10_000)
    for _ in 0..<count { blackHole(Markdown(source).html()) }
  }

  private static func render(_ view: some View, _ count: Int) {
    for _ in 0..<count { blackHole(view.html()) }
  }
}
