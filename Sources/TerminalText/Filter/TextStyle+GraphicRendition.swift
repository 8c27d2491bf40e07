extension TextStyle {
  /// Applies SGR, "select graphic rendition" (ECMA-48, 8.3.117; ITU-T T.416 for colours with colons).
  ///
  /// What it does not know it passes over; a colour that is not whole ends the sequence, as nobody can tell where the
  /// next parameter begins. The link is not SGR's business.
  mutating func apply(_ parameters: EscapeParameters) {
    if parameters.count == 0 { reset() }
    var index = 0
    while index < parameters.count {
      let end = parameters.end(ofParameterAt: index)
      let code = parameters[index]
      if code == 38 || code == 48 || code == 58 {
        guard let next = applyColor(parameters, at: index, end: end) else { return }
        index = next
      } else {
        if end == index + 1 { apply(code) } else if code == 4, end == index + 2 { underline(parameters[index + 1]) }
        index = end
      }
    }
  }

  private mutating func reset() { self = TextStyle(link: link) }

  private mutating func apply(_ code: UInt16) {
    switch code {
    case 0: reset()
    case 1: attributes.insert(.bold)
    case 2: attributes.insert(.faint)
    case 3: attributes.insert(.italic)
    case 4, 21: attributes.insert(.underline)
    case 5, 6: attributes.insert(.blink)
    case 7: attributes.insert(.reverse)
    case 9: attributes.insert(.strikethrough)
    case 22: attributes.subtract([.bold, .faint])
    case 23: attributes.remove(.italic)
    case 24: attributes.remove(.underline)
    case 25: attributes.remove(.blink)
    case 27: attributes.remove(.reverse)
    case 29: attributes.remove(.strikethrough)
    case 30...37: foreground = .palette(UInt8(code - 30))
    case 39: foreground = .default
    case 40...47: background = .palette(UInt8(code - 40))
    case 49: background = .default
    case 90...97: foreground = .palette(UInt8(code - 90 + 8))
    case 100...107: background = .palette(UInt8(code - 100 + 8))
    default: break
    }
  }

  /// `4:0` is no underline, `4:1` to `4:5` are its shapes.
  private mutating func underline(_ shape: UInt16) {
    switch shape {
    case 0: attributes.remove(.underline)
    case 1...5: attributes.insert(.underline)
    default: break
    }
  }

  /// Applies 38, 48 or 58 at `index`, whose subparameters end at `end`.
  ///
  /// - Returns: Where the next parameter begins, or nil if the colour is not whole.
  private mutating func applyColor(_ parameters: EscapeParameters, at index: Int, end: Int) -> Int? {
    let target = parameters[index]
    if end > index + 1 {
      let numbers = parameters.values[index + 1..<end]
      setColor(target, to: TerminalColor(subparameters: numbers))
      return end
    }
    guard end < parameters.count else { return nil }
    let length = parameters[end] == 5 ? 2 : parameters[end] == 2 ? 4 : 0
    let next = end + length
    guard length > 0, next <= parameters.count else { return nil }
    for position in end..<next where parameters.end(ofParameterAt: position) > position + 1 { return nil }
    let numbers = parameters.values[end..<next]
    setColor(target, to: TerminalColor(numbers))
    return next
  }

  private mutating func setColor(_ target: UInt16, to color: TerminalColor?) {
    guard let color else { return }
    switch target {
    case 38: foreground = color
    case 48: background = color
    default: break  // The colour of the underline: consumed, as nothing here draws it.
    }
  }
}

extension TerminalColor {
  /// The colour of `5:n`, `2:r:g:b` or `2:space:r:g:b`, where anything may follow blue.
  fileprivate init?(subparameters numbers: ArraySlice<UInt16>) {
    if numbers.first == 2, numbers.count > 4 {
      self.init([2] + numbers.dropFirst(2).prefix(3))
    } else {
      self.init(numbers)
    }
  }

  /// The colour of `5 n` or `2 r g b`; nil if it is neither or a number is above 255.
  fileprivate init?(_ numbers: ArraySlice<UInt16>) {
    guard numbers.dropFirst().allSatisfy({ $0 <= 255 }) else { return nil }
    let next = numbers.startIndex + 1
    switch (numbers.first, numbers.count) {
    case (5, 2): self = .palette(UInt8(numbers[next]))
    case (2, 4): self = .rgb(red: UInt8(numbers[next]), green: UInt8(numbers[next + 1]), blue: UInt8(numbers[next + 2]))
    default: return nil
    }
  }
}
