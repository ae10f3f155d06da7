/// A piece of news about a conference.
struct News: Hashable, Identifiable {
  let title: String
  let date: String
  let body: String

  var id: String { title }

  static let all = [
    News(
      title: "The programme is out",
      date: "2 June",
      body: """
        Forty sessions in three days, from first steps with sections to the arithmetic of flexible spacing. Every session \
        is recorded and comes with its code.
        """
    ),
    News(
      title: "Rooms have moved",
      date: "4 June",
      body: "The workshops on accessibility are now in the east wing, on the ground floor."
    ),
    News(
      title: "Bring your own list",
      date: "5 June",
      body: """
        On the last evening speakers answer questions about your own code. Bring a list that stutters, a grid that will \
        not fit, or a header that covers what it should not. Ten minutes each, first come, first served; there is a sheet \
        at the reception from Tuesday noon.
        """
    ),
    News(title: "Water is free", date: "6 June", body: "Bring a bottle."),
  ]
}
