/// The version of Cairn.
enum CairnVersion {
  /// The version that comes next, until it is there.
  static let current = "0.1.0-dev"
}
