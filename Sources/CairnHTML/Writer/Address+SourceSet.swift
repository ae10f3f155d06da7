import Cairn

extension Address {
  /// The address for `srcset`, where white space and commas at the ends separate candidates.
  var sourceSetText: String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      result += scalar == "," ? "%2C" : String(scalar)
    }
  }
}
