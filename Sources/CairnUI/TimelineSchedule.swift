public import Foundation

/// The dates at which an app shows a ``TimelineView`` anew.
public protocol TimelineSchedule {
  /// The dates, in their order.
  associatedtype Entries: Sequence<Date>

  /// How often an app may show something anew.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often an app may show something anew.
public enum TimelineScheduleMode: UInt8, Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Seldom.
  case lowFrequency
}

/// Dates of which each is some time after the one before.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// The dates, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var upcoming: Date
    private let interval: TimeInterval

    fileprivate init(from first: Date, by interval: TimeInterval) {
      upcoming = first
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { upcoming += interval }
      return upcoming
    }
  }

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The seconds between a date and the next.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // A schedule without time between its dates would never come to the next.
    self.interval = interval.isFinite && interval > 0 ? interval : 1
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
    return Entries(from: start + passed * interval, by: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
  private let dates: Entries

  /// Creates a schedule of dates in their order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Dates as often as a screen can show something new.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least seconds between two dates; `nil` for as few as the screen needs.
  ///   - paused: Whether nothing moves; what is made once never does.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { interval = minimumInterval ?? 1 / 60 }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates of which each is some seconds after the one before.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Dates as often as a screen can show something new.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Dates as often as a screen can show something new, with some seconds between them.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that are given one by one, in their order.
  public static func explicit<Dates: Sequence<Date>>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates> { ExplicitTimelineSchedule(dates) }
}
