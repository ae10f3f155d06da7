import Cairn

/// Countries by continent, as a first list with cells.
struct CountriesPage: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(Continent.all) { continent in
        Section(continent.countries) { country in
          cell(of: country)
        } header: {
          Text(continent.name)
        } footer: {
          Text("\(continent.countries.count) of the countries in \(continent.name)")
        }
      }
    }
    .layout(.list(.insetGrouped))
    .navigationTitle("Countries")
  }

  private func cell(of country: Continent.Country) -> ListCell {
    var content = ContentConfiguration.subtitleCell()
    content.text = country.name
    content.secondaryText = country.capital
    content.image = Image(systemName: "globe")
    content.imageProperties.preferredSymbolConfiguration = .init(font: .title3)
    content.imageProperties.tintColor = .purple
    content.textProperties.color = .label
    return ListCell(content).destination("index.html").accessories { Accessory.disclosureIndicator() }
  }
}
