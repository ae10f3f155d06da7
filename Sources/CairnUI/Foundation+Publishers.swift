public import Cairn
public import Foundation

extension Timer {
  /// Returns what would send the time again and again in an app; nothing is sent in what is rendered ahead.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> EventPublisher<Date> { EventPublisher() }
}

extension NotificationCenter {
  /// Returns what would send notifications in an app; nothing is sent in what is rendered ahead.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> EventPublisher<Notification> {
    EventPublisher()
  }
}
