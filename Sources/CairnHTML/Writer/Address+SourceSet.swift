import Cairn

extension Address {
  /// The address as it stands in `srcset`, where white space and commas at the ends separate candidates.
  var sourceSetText: String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      result += scalar == "," ? "%2C" : String(scalar)
    }
  }
}
