public import Cairn
public import Foundation

/// Views that depend on the time.
///
/// Nothing runs in a page, so it shows what belongs to the moment at which it is made, which is told once. A site that is built each
/// hour shows the hour.
///
/// ```swift
/// TimelineView(.everyMinute) { context in
///   Text(context.date, style: .time)
/// }
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// What a timeline tells its views.
  public struct Context: Sendable {
    /// How often an app shows the views anew.
    public enum Cadence: Int, Comparable, Sendable {
      /// All the time.
      case live
      /// Each second.
      case seconds
      /// Each minute.
      case minutes

      public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The latest date of the schedule; the present one before the first.
    public let date: Date
    /// How often an app shows the views anew; what is made once says `minutes`.
    public var cadence: Cadence { .minutes }

    /// Forgets what was shown before; nothing was.
    public func invalidateTimelineContent() {}
  }
}

/// What a timeline tells its views, whatever its schedule is.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Creates views from a closure that is told the time.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    content(TimelineViewDefaultContext(date: schedule.latestDate(at: Date())))
      .noted("TimelineView", "It shows what belongs to the moment at which the page is made.")
  }
}

extension TimelineSchedule {
  /// How many dates are looked at: a schedule may have no end.
  private static var mostDates: Int { 1_000 }

  /// Returns the latest date that has come.
  func latestDate(at now: Date) -> Date {
    var latest: Date?
    for date in entries(from: now, mode: .normal).prefix(Self.mostDates) {
      if date > now { break }
      latest = date
    }
    return latest ?? now
  }
}
