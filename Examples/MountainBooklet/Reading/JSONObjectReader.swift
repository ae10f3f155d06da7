/// Reads the fields of one JSON object and notes what is wrong with them.
///
/// Every method returns nil, or an empty list, after noting a problem, so that reading goes on and finds the next one.
struct JSONObjectReader {
  /// What the object describes, with its article: "a mountain".
  let subject: String
  let path: String
  private let fields: [String: JSONNode]

  /// Notes a problem and returns nil when the node is not an object or has a field that looks like a misspelt one.
  init?(_ node: JSONNode, subject: String, path: String, known: [String], problems: inout BookletProblems) {
    guard case .object(let fields) = node else {
      let example = known.first.map { " with fields such as \"\($0)\"" } ?? ""
      problems.add(
        "This should be \(subject), but is \(node.summary). Write an object in braces\(example).",
        at: path
      )
      return nil
    }
    self.subject = subject
    self.path = path
    self.fields = fields
    noteMisspellings(known: known, problems: &problems)
  }

  func path(of field: String) -> String {
    path.isEmpty ? field : "\(path).\(field)"
  }

  func note(_ message: String, on field: String, problems: inout BookletProblems) {
    problems.add(message, at: path(of: field))
  }

  /// Returns the field's node, or nil when it is absent or null.
  func node(_ field: String) -> JSONNode? {
    guard let node = fields[field], node != .null else { return nil }
    return node
  }

  func required(_ field: String, remedy: String, problems: inout BookletProblems) -> JSONNode? {
    if let node = node(field) { return node }
    problems.add(
      "The field \"\(field)\" is missing from \(subject). \(remedy)",
      at: path(of: field)
    )
    return nil
  }

  /// Returns a text that is not blank, without white space around it.
  func text(_ field: String, remedy: String, problems: inout BookletProblems) -> String? {
    guard let node = required(field, remedy: remedy, problems: &problems) else { return nil }
    return text(in: node, at: path(of: field), remedy: remedy, problems: &problems)
  }

  func optionalText(_ field: String, remedy: String, problems: inout BookletProblems) -> String? {
    guard let node = node(field) else { return nil }
    return text(in: node, at: path(of: field), remedy: remedy, problems: &problems)
  }

  /// Returns a number within bounds.
  func number(
    _ field: String,
    in bounds: ClosedRange<Double>,
    remedy: String,
    problems: inout BookletProblems
  ) -> Double? {
    guard let node = required(field, remedy: remedy, problems: &problems) else { return nil }
    guard case .number(let number) = node else {
      note(
        "The field \"\(field)\" should be a number, but is \(node.summary). \(remedy)",
        on: field,
        problems: &problems
      )
      return nil
    }
    guard bounds.contains(number) else {
      let spelled = JSONNode.spelled(number)
      note("The field \"\(field)\" is \(spelled), which cannot be right. \(remedy)", on: field, problems: &problems)
      return nil
    }
    return number
  }

  /// Returns the nodes of a list that has at least one.
  func list(_ field: String, remedy: String, problems: inout BookletProblems) -> [JSONNode] {
    guard let node = required(field, remedy: remedy, problems: &problems) else { return [] }
    guard case .list(let nodes) = node else {
      note("The field \"\(field)\" should be a list, but is \(node.summary). \(remedy)", on: field, problems: &problems)
      return []
    }
    if nodes.isEmpty { note("The list \"\(field)\" is empty. \(remedy)", on: field, problems: &problems) }
    return nodes
  }

  /// Returns a list of at least one text.
  func texts(_ field: String, remedy: String, problems: inout BookletProblems) -> [String] {
    list(field, remedy: remedy, problems: &problems).enumerated().compactMap { index, node in
      text(in: node, at: "\(path(of: field))[\(index)]", remedy: remedy, problems: &problems)
    }
  }

  private func text(
    in node: JSONNode,
    at path: String,
    remedy: String,
    problems: inout BookletProblems
  ) -> String? {
    guard case .text(let raw) = node else {
      problems.add("This should be a text, but is \(node.summary). \(remedy)", at: path)
      return nil
    }
    let text = raw.trimmingSpace
    guard !text.isEmpty else {
      problems.add("This text is empty. \(remedy)", at: path)
      return nil
    }
    return text
  }

  /// Fields that nobody knows are welcome, unless they are a slip of the finger away from one that is absent.
  private func noteMisspellings(known: [String], problems: inout BookletProblems) {
    for name in fields.keys.sorted() where !known.contains(name) {
      guard let meant = known.first(where: { fields[$0] == nil && $0.isOneSlipAway(from: name) }) else { continue }
      note("The field \"\(name)\" is unknown. Rename it to \"\(meant)\".", on: name, problems: &problems)
    }
  }
}

extension String {
  fileprivate var trimmingSpace: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// Whether one letter added, left out, exchanged or swapped with its neighbour, or only case, separates two names.
  fileprivate func isOneSlipAway(from other: String) -> Bool {
    let mine = Array(lowercased()), theirs = Array(other.lowercased())
    guard abs(mine.count - theirs.count) <= 1 else { return false }
    let same = zip(mine, theirs).prefix { $0 == $1 }.count
    let rest = mine.dropFirst(same), otherRest = theirs.dropFirst(same)
    if rest.dropFirst() == otherRest.dropFirst() || rest.dropFirst() == otherRest || rest == otherRest.dropFirst() {
      return true
    }
    return rest.prefix(2) == Array(otherRest.prefix(2).reversed())[...] && rest.dropFirst(2) == otherRest.dropFirst(2)
  }
}
