import Cairn

extension Animation {
  /// Returns the value of `transition` for a property.
  func transition(of property: String) -> String {
    var words = [property, Self.seconds(cssDuration / speed), timingFunction]
    if delay > 0 { words.append(Self.seconds(delay / speed)) }
    return words.joined(separator: " ")
  }

  private static func seconds(_ seconds: Double) -> String {
    // A millisecond is shorter than any screen can show.
    CSSLength.number((seconds * 1000).rounded() / 1000) + "s"
  }

  private var cssDuration: Double {
    guard case .spring(let response, let damping) = curve else { return duration }
    return Spring(response: response, dampingFraction: damping).settlingTime
  }

  private var timingFunction: String {
    switch curve {
    case .linear: return "linear"
    case .timing(0.42, 0, 1, 1): return "ease-in"
    case .timing(0, 0, 0.58, 1): return "ease-out"
    case .timing(0.42, 0, 0.58, 1): return "ease-in-out"
    case .timing(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\([x1, y1, x2, y2].map(CSSLength.number).joined(separator: ",")))"
    case .spring(let response, let damping):
      let places = Spring(response: response, dampingFraction: damping).places(count: 24)
      return "linear(\(places.map { CSSLength.number(($0 * 1000).rounded() / 1000) }.joined(separator: ",")))"
    }
  }
}

/// What moves from 0 to 1 on a spring that is at rest at first.
private struct Spring {
  /// How far it is at moments that are a two hundredth of a swing apart, until it rests.
  private var path: [Double] = [0]
  private let step: Double

  /// Creates a spring from the seconds of one swing without friction, and the friction; from 1 on it does not swing.
  init(response: Double, dampingFraction: Double) {
    // With a swing of one second, so that a spring of any speed has as many steps.
    let stiffness = 4 * Double.pi * .pi
    let friction = 4 * .pi * dampingFraction
    let interval = 1.0 / 200
    step = interval * response
    func acceleration(_ place: Double, _ speed: Double) -> Double { stiffness * (1 - place) - friction * speed }
    var (place, speed) = (0.0, 0.0)
    // Ten swings, since a spring with little friction takes long to rest.
    while path.count < 2000, abs(1 - place) > 0.002 || abs(speed) > 0.02 {
      // The middle of the interval gives the mean of what happens in it.
      let middleSpeed = speed + acceleration(place, speed) * interval / 2
      let middlePlace = place + speed * interval / 2
      speed += acceleration(middlePlace, middleSpeed) * interval
      place += middleSpeed * interval
      path.append(place)
    }
  }

  /// In seconds.
  var settlingTime: Double { Double(path.count - 1) * step }

  /// Returns where it is at moments at equal distances; the last one is 1.
  func places(count: Int) -> [Double] {
    (0..<count).map { path[$0 * (path.count - 1) / count] } + [1]
  }
}
