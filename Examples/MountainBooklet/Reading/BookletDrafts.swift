/// What names an entry of a data file, and where it stands, before its slug is settled.
struct NamedEntry {
  let name: String
  let slug: String?
  let path: String
}

/// A range that has been read but has no final slug.
struct RangeDraft {
  let entry: NamedEntry
  let continent: String?
  let countries: [String]
  let summary: String
  let mountains: [MountainDraft]

  func finish(slug: String, mountains: [Mountain]) -> MountainRange {
    MountainRange(
      slug: slug,
      name: entry.name,
      continent: continent,
      countries: countries,
      summary: summary,
      mountains: mountains
    )
  }
}

/// A mountain that has been read but has no final slug.
struct MountainDraft {
  let entry: NamedEntry
  let localName: String?
  let height: Int
  let latitude: Double
  let longitude: Double
  let countries: [String]
  let firstAscent: FirstAscent?
  let ascentNote: String?
  let note: String?

  func finish(slug: String) -> Mountain {
    Mountain(
      slug: slug,
      name: entry.name,
      localName: localName,
      height: height,
      latitude: latitude,
      longitude: longitude,
      countries: countries,
      firstAscent: firstAscent,
      ascentNote: ascentNote,
      note: note
    )
  }
}
