import Cairn

/// The data of an arena's nodes, one store for each kind.
struct NodeStores {
  var texts = NodeStore<TextBlock>()
  var frames = NodeStore<FrameLimits>()
  var grids = NodeStore<GridTracks>()
  var progress = NodeStore<ProgressBar>()
  var pictures = NodeStore<TextPicture>()
  var sections = NodeStore<LaidOutSection>()
  var lists = NodeStore<ListBlock>()
  var cells = NodeStore<CellBlock>()
  var tables = NodeStore<TableBlock>()

  mutating func removeAll() {
    texts.removeAll()
    frames.removeAll()
    grids.removeAll()
    progress.removeAll()
    pictures.removeAll()
    sections.removeAll()
    lists.removeAll()
    cells.removeAll()
    tables.removeAll()
  }
}
