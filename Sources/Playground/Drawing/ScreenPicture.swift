import SpeechBubble

/// The whole screen as it is to be seen, and what is where on it.
struct ScreenPicture {
  let grid: Grid
  let map: ScreenMap
  /// Where the cursor blinks; `nil` if it is hidden.
  let cursor: ScreenPoint?
}
