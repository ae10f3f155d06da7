public import Cairn

/// A section whose name another module uses too.
public struct Huts: CollectionSection {
  public let names: [String]

  public init(names: [String]) {
    self.names = names
  }
}
