/// What the command does with the bubble; the raw value is the name of the mode's option. Only one can be asked for.
enum Mode: String, CaseIterable, Sendable { case print, playground }
