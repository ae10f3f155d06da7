/// A continent and some of its countries.
struct Continent: Identifiable, Hashable, Sendable {
  var name: String
  var countries: [Country]

  var id: String { name }

  /// A country.
  struct Country: Identifiable, Hashable, Sendable {
    var code: String
    var name: String
    var capital: String

    var id: String { code }
  }

  static let all = [
    Continent(
      name: "Africa",
      countries: [
        Country(code: "KE", name: "Kenya", capital: "Nairobi"),
        Country(code: "MA", name: "Morocco", capital: "Rabat"),
        Country(code: "TZ", name: "Tanzania", capital: "Dodoma"),
      ]
    ),
    Continent(
      name: "Asia",
      countries: [
        Country(code: "BT", name: "Bhutan", capital: "Thimphu"),
        Country(code: "JP", name: "Japan", capital: "Tokyo"),
        Country(code: "NP", name: "Nepal", capital: "Kathmandu"),
      ]
    ),
    Continent(
      name: "Europe",
      countries: [
        Country(code: "AT", name: "Austria", capital: "Vienna"),
        Country(code: "CH", name: "Switzerland", capital: "Bern"),
        Country(code: "NO", name: "Norway", capital: "Oslo"),
      ]
    ),
  ]
}
