import Foundation

/// Turns a JSON document into a booklet, or into everything that is wrong with it.
struct BookletReader {
  private var problems = BookletProblems()

  static func read(_ data: Data, file: String) throws(BookletError) -> Booklet {
    let document: JSONNode
    do {
      document = try JSONDecoder().decode(JSONNode.self, from: data)
    } catch {
      throw BookletError(file: file, JSONSyntaxProblem(in: data))
    }
    var reader = BookletReader()
    let booklet = reader.booklet(document)
    guard let booklet, reader.problems.isEmpty else { throw reader.problems.error(file: file) }
    return booklet
  }

  private mutating func booklet(_ node: JSONNode) -> Booklet? {
    let known = ["title", "ranges"]
    guard let object = JSONObjectReader(node, subject: "a booklet", path: "", known: known, problems: &problems)
    else { return nil }
    let title = object.text("title", remedy: "Give the booklet a title in double quotes.", problems: &problems)
    let nodes = object.list("ranges", remedy: "List at least one mountain range.", problems: &problems)
    let drafts = nodes.enumerated().compactMap { range($1, path: "ranges[\($0)]") }
    noteRepeatedNames(drafts.map(\.entry), of: "ranges")
    let slugs = uniqueSlugs(for: drafts.map(\.entry))
    let mountainSlugs = uniqueSlugs(for: drafts.flatMap { $0.mountains.map(\.entry) })
    var next = 0
    let ranges = zip(drafts, slugs).map { draft, slug in
      let mountains = draft.mountains.map { mountain in
        defer { next += 1 }
        return mountain.finish(slug: mountainSlugs[next])
      }
      return draft.finish(slug: slug, mountains: mountains)
    }
    return title.map { Booklet(title: $0, ranges: ranges) }
  }

  private mutating func range(_ node: JSONNode, path: String) -> RangeDraft? {
    let known = ["name", "slug", "continent", "countries", "summary", "mountains"]
    guard let object = JSONObjectReader(node, subject: "a range", path: path, known: known, problems: &problems)
    else { return nil }
    let entry = entry(object)
    let continent = object.optionalText(
      "continent",
      remedy: "Write a name such as \"Europe\", or leave the field out.",
      problems: &problems
    )
    let countries = object.texts("countries", remedy: "List at least one country.", problems: &problems)
    let summary = object.text("summary", remedy: "Describe the range in a sentence.", problems: &problems)
    let nodes = object.list("mountains", remedy: "List at least one mountain.", problems: &problems)
    let mountains = nodes.enumerated().compactMap { mountain($1, path: "\(path).mountains[\($0)]") }
    noteRepeatedNames(mountains.map(\.entry), of: "mountains of one range")
    guard let entry, let summary else { return nil }
    return RangeDraft(
      entry: entry,
      continent: continent,
      countries: countries,
      summary: summary,
      mountains: mountains
    )
  }

  private mutating func mountain(_ node: JSONNode, path: String) -> MountainDraft? {
    let known = [
      "name", "slug", "localName", "height", "latitude", "longitude", "countries", "firstAscent", "ascentNote", "note",
    ]
    guard let object = JSONObjectReader(node, subject: "a mountain", path: path, known: known, problems: &problems)
    else { return nil }
    let optional = "Write a text in double quotes, or leave the field out."
    let entry = entry(object)
    let localName = object.optionalText("localName", remedy: optional, problems: &problems)
    let height = object.number(
      "height",
      in: 1...9000,
      remedy: "Write the height in metres, a number from 1 to 9000.",
      problems: &problems
    )
    let latitude = object.number(
      "latitude",
      in: -90...90,
      remedy: "Write degrees from -90 in the south to 90 in the north.",
      problems: &problems
    )
    let longitude = object.number(
      "longitude",
      in: -180...180,
      remedy: "Write degrees from -180 in the west to 180 in the east.",
      problems: &problems
    )
    let countries = object.texts("countries", remedy: "List at least one country.", problems: &problems)
    let firstAscent = object.node("firstAscent").flatMap { ascent($0, path: object.path(of: "firstAscent")) }
    let ascentNote = object.optionalText("ascentNote", remedy: optional, problems: &problems)
    let note = object.optionalText("note", remedy: optional, problems: &problems)
    guard let entry, let height, let latitude, let longitude else { return nil }
    return MountainDraft(
      entry: entry,
      localName: localName,
      height: Int(height.rounded()),
      latitude: latitude,
      longitude: longitude,
      countries: countries,
      firstAscent: firstAscent,
      ascentNote: ascentNote,
      note: note
    )
  }

  private mutating func ascent(_ node: JSONNode, path: String) -> FirstAscent? {
    let known = ["year", "party"]
    guard let object = JSONObjectReader(node, subject: "a first ascent", path: path, known: known, problems: &problems)
    else { return nil }
    let remedy = "Write a year from 1 to 2100 as a whole number."
    let year = object.number("year", in: 1...2100, remedy: remedy, problems: &problems)
    let party = object.optionalText("party", remedy: "Write who it was, or leave the field out.", problems: &problems)
    guard let year else { return nil }
    guard let year = Int(exactly: year) else {
      object.note("The year \(year) is not a whole number. \(remedy)", on: "year", problems: &problems)
      return nil
    }
    return FirstAscent(year: year, party: party)
  }

  private mutating func entry(_ object: JSONObjectReader) -> NamedEntry? {
    let name = object.text("name", remedy: "Write the name in double quotes.", problems: &problems)
    let remedy = "Use lower-case letters a to z, digits and single hyphens, at most \(Slug.longest), or leave it out."
    let slug = object.optionalText("slug", remedy: remedy, problems: &problems)
    if let slug, !Slug.isValid(slug) {
      object.note("The slug \"\(slug)\" is not safe as a file name. \(remedy)", on: "slug", problems: &problems)
    }
    guard let name else { return nil }
    return NamedEntry(
      name: name,
      slug: slug,
      path: object.path
    )
  }

  private mutating func noteRepeatedNames(_ entries: [NamedEntry], of plural: String) {
    var first: [String: String] = [:]
    for entry in entries {
      if let other = first[entry.name] {
        let message = "Two \(plural) are named \"\(entry.name)\"; the other is \(other). Rename or remove one."
        problems.add(message, at: "\(entry.path).name")
      } else {
        first[entry.name] = entry.path
      }
    }
  }

  /// Slugs that the file states are kept and must differ; those made from names give way with a number.
  private mutating func uniqueSlugs(for entries: [NamedEntry]) -> [String] {
    var taken: [String: String] = [:]
    for entry in entries {
      guard let slug = entry.slug else { continue }
      if let other = taken[slug] {
        let message = "The slug \"\(slug)\" is already that of \(other). Choose another one."
        problems.add(message, at: "\(entry.path).slug")
      } else {
        taken[slug] = entry.path
      }
    }
    return entries.map { entry in
      if let slug = entry.slug { return slug }
      let base = Slug.make(from: entry.name)
      var slug = base
      var number = 2
      while taken[slug] != nil {
        slug = "\(base)-\(number)"
        number += 1
      }
      taken[slug] = entry.path
      return slug
    }
  }
}
