public import Cairn

/// Counts how often views were asked for their content.
public final class EvaluationCounter {
  public private(set) var count = 0

  public init() {}

  fileprivate func add() { count += 1 }
}

/// A text that counts how often it was asked for.
public struct CountedView: View {
  private let counter: EvaluationCounter

  public init(_ counter: EvaluationCounter) {
    self.counter = counter
  }

  public var body: some View {
    counter.add()
    return Text("counted")
  }
}
