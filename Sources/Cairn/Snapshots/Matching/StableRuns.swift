/// The runs that can keep their places while the rest moves around them: those of a longest increasing subsequence.
///
/// Sources of a run follow one another, and no other run has a source between them. So a longest subsequence has each
/// run whole or not at all, and a run costs one search, however long it is.
@usableFromInline
struct StableRuns {
  /// Whether each run keeps its place; empty if all do.
  @usableFromInline private(set) var isStable: ContiguousArray<Bool> = []

  /// Finds the runs of a section that stay, given its runs in the order of their targets.
  ///
  /// - Complexity: O(*n* + *r* log *n*) in the items and the runs; O(*r*) if no item moves within the section.
  @usableFromInline
  init(_ runs: ArraySlice<MatchedRun>) {
    var last: Int32 = -1
    var isInOrder = true
    var count = 0
    for run in runs where run.source >= 0 {
      isInOrder = isInOrder && run.source > last
      last = run.source
      count += Int(run.count)
    }
    guard !isInOrder else { return }
    var tops = ContiguousArray<Int32>(repeating: 0, count: count)
    var owners = tops
    var previous = ContiguousArray<Int32>(repeating: -1, count: runs.count)
    isStable = ContiguousArray(repeating: false, count: runs.count)
    tops.withUnsafeMutableBufferPointer { tops in
      owners.withUnsafeMutableBufferPointer { owners in
        var piles = Piles(tops: tops, owners: owners)
        for (number, run) in runs.enumerated() where run.source >= 0 {
          previous[number] = piles.place(run, number: Int32(truncatingIfNeeded: number))
        }
        var number = piles.lastOwner
        while number >= 0 {
          isStable[Int(number)] = true
          number = previous[Int(number)]
        }
      }
    }
  }

  /// The piles of patience sorting, of which the tops ascend.
  private struct Piles {
    let tops: UnsafeMutableBufferPointer<Int32>
    /// The runs that the tops are of.
    let owners: UnsafeMutableBufferPointer<Int32>
    private(set) var count = 0

    init(tops: UnsafeMutableBufferPointer<Int32>, owners: UnsafeMutableBufferPointer<Int32>) {
      self.tops = tops
      self.owners = owners
    }

    var lastOwner: Int32 { count > 0 ? owners[count - 1] : -1 }

    /// Puts the sources of a run on piles that follow one another, because no top is between two of them.
    ///
    /// - Returns: The run on the pile before them, or -1.
    mutating func place(_ run: MatchedRun, number: Int32) -> Int32 {
      let first = firstPile(above: run.source)
      let end = min(first + Int(run.count), tops.count)
      for pile in first..<end {
        tops[pile] = run.source &+ Int32(truncatingIfNeeded: pile - first)
        owners[pile] = number
      }
      count = max(count, end)
      return first > 0 ? owners[first - 1] : -1
    }

    private func firstPile(above source: Int32) -> Int {
      guard count > 0, tops[count - 1] > source else { return count }
      // The width halves whatever is found, and a sign does for a branch: the processor would guess wrong half the time.
      var low = 0
      var width = count
      while width > 1 {
        let half = width / 2
        let isLess = Int((tops[low &+ half &- 1] &- source) >> 31)
        low &+= half & isLess
        width &-= half
      }
      return low
    }
  }
}
