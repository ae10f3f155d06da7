#if canImport(Darwin)
  import Darwin
  import MachO
#endif

/// The types of a program that conform to a protocol, found without anything that refers to them.
///
/// Swift writes each conformance into a section of the program, for casts. The layout of that section is a part of Swift's stable interface for
/// binaries. What is not as expected is skipped.
enum ConformingTypes {
  /// Returns the types that conform to a protocol, given as the type of its values: `(any PreviewProvider).self`.
  ///
  /// Generic types are left out.
  static func all(of existential: Any.Type) -> [Any.Type] {
    guard let wanted = ProtocolDescriptor(of: existential) else { return [] }
    return sections().flatMap { section -> [Any.Type] in
      guard let start = section.baseAddress else { return [] }
      return (0..<section.count / 4).compactMap { position in
        relative(start + 4 * position).flatMap { type(of: $0, to: wanted) }
      }
    }
  }

  /// The address that stands for a protocol in a program.
  private struct ProtocolDescriptor {
    let address: UnsafeRawPointer

    /// Fails unless the type is that of values of one protocol.
    init?(of existential: Any.Type) {
      let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      let (existentialKind, word) = (0x303, MemoryLayout<UInt>.size)
      guard metadata.load(as: Int.self) == existentialKind,
        metadata.load(fromByteOffset: word + 4, as: UInt32.self) == 1,
        let address = metadata.load(fromByteOffset: word + 8, as: UnsafeRawPointer?.self)
      else { return nil }
      self.address = address
    }
  }

  /// Returns the type of a conformance, if it is one to the protocol.
  private static func type(of conformance: UnsafeRawPointer, to wanted: ProtocolDescriptor) -> Any.Type? {
    guard indirectable(conformance) == wanted.address else { return nil }
    let flags = conformance.loadUnaligned(fromByteOffset: 12, as: UInt32.self)
    let descriptor: UnsafeRawPointer? =
      switch flags >> 3 & 7 {
      case 0: relative(conformance + 4)
      case 1: relative(conformance + 4)?.load(as: UnsafeRawPointer?.self)
      default: nil
      }
    guard let descriptor else { return nil }
    let kind = descriptor.loadUnaligned(as: UInt32.self)
    let (isGeneric, kinds) = (kind & 0x80 != 0, 16...18 as ClosedRange<UInt32>)
    guard !isGeneric, kinds.contains(kind & 0x1F), let accessor = relative(descriptor + 12) else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

  private static func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = field.loadUnaligned(as: Int32.self)
    return offset == 0 ? nil : field + Int(offset)
  }

  /// Returns what a field refers to, through another pointer if its lowest bit says so.
  private static func indirectable(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = field.loadUnaligned(as: Int32.self)
    guard offset != 0 else { return nil }
    let target = field + Int(offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  #if canImport(Darwin)
    private static func sections() -> [UnsafeRawBufferPointer] {
      (0..<_dyld_image_count()).compactMap { image in
        guard let header = _dyld_get_image_header(image) else { return nil }
        var size: UInt = 0
        let start = header.withMemoryRebound(to: mach_header_64.self, capacity: 1) {
          getsectiondata($0, "__TEXT", "__swift5_proto", &size)
        }
        return start.map { UnsafeRawBufferPointer(start: $0, count: Int(size)) }
      }
    }
  #else
    private static func sections() -> [UnsafeRawBufferPointer] {
      var found: [UnsafeRawBufferPointer] = []
      withUnsafeMutablePointer(to: &found) { found in
        enumerateMetadataSections(
          { sections, context in
            let found = context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self)
            let word = MemoryLayout<UInt>.size
            // The version, three addresses and the range of protocols come before that of the conformances.
            guard sections.load(as: UInt.self) >= 3 else { return true }
            let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self)
            let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
            if start != nil, length > 0 { found.pointee.append(UnsafeRawBufferPointer(start: start, count: length)) }
            return true
          },
          found
        )
      }
      return found
    }
  #endif
}

#if !canImport(Darwin)
  /// A function of Swift's runtime that gives a closure the sections of each library and of the program.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CBool,
    _ context: UnsafeMutableRawPointer
  )
#endif
