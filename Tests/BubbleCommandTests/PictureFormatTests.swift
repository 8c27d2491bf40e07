import SpeechBubble
import TestSupport
import Testing

@testable import bubble

/// SVG, HTML and JSON of the command, and what other programs make of them.
@Suite struct PictureFormatTests {
  /// Reads a picture with a transparent background, and prints how much of it is covered, in pixels. Fails for SVG that is no
  /// well-formed XML.
  private static let coverage = """
    import struct, sys, xml.etree.ElementTree, zlib
    xml.etree.ElementTree.parse(sys.argv[1])
    data = open(sys.argv[2], "rb").read()
    at, body = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        chunk = data[at + 8:at + 8 + length]
        at += 12 + length
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", chunk[:10])
            assert (depth, color) == (8, 6)
        elif kind == b"IDAT":
            body += chunk
    rows, stride, before, total = zlib.decompress(body), 4 * width, bytearray(4 * width), 0
    for y in range(height):
        kind, row = rows[y * (stride + 1)], bytearray(rows[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for i in range(stride):
            left = row[i - 4] if i >= 4 else 0
            up, corner = before[i], before[i - 4] if i >= 4 else 0
            near = left + up - corner
            near = min((abs(near - left), 0, left), (abs(near - up), 1, up), (abs(near - corner), 2, corner))[2]
            row[i] = (row[i] + (0, left, up, (left + up) // 2, near)[kind]) & 255
        total += sum(row[3::4])
        before = row
    print(total / 255)
    """

  private func area(ofSVG svg: String) throws -> Double {
    let folder = TemporaryFolder()
    folder.write(svg, to: "bubble.svg")
    let (picture, result) = (folder.file("bubble.svg"), folder.file("bubble.png"))
    let environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    do {
      let converted = try ProcessRunner("rsvg-convert", picture, "-o", result, environment: environment).run()
      #expect(converted.errors == "")
      let counted = try ProcessRunner("python3", "-c", Self.coverage, picture, result, environment: environment).run()
      #expect(counted.errors == "")
      return try #require(Double(counted.output.dropLast()))
    } catch let failure as Launch.Failure {
      Issue.record("\(failure): install it: apt-get install librsvg2-bin python3")
      throw failure
    }
  }

  /// Every item of the gallery is well-formed, can be drawn by others, and as a solid shape covers what its blocks cover.
  @Test func everyItemOfTheGalleryRenders() throws {
    for item in Gallery().items {
      _ = try area(ofSVG: SVGEncoder().encode(item.layout, label: item.bubble.accessibilityLabel))
      var options = item.options
      options.decoration.shadow = nil
      options.glyphs = .block
      let layout = try item.bubble.style(.fill).filledColor(.rgb(0, 0, 0)).measure(options)
      let covered = try area(ofSVG: SVGEncoder().encode(layout, label: "")) / 128
      let drawn = layout.render().coveredCells
      #expect(abs(drawn / covered - 1) <= 0.05, "\(item.bubble.text): \(drawn) cells of blocks, \(covered) of SVG")
    }
  }

  @Test func formatsOfTheCommand() throws {
    let svg = try Invocation("-p", "--format", "svg", "a < b").run()
    #expect(svg.status == 0 && svg.errors == "")
    #expect(svg.output.hasPrefix("<svg ") && svg.output.hasSuffix("</svg>\n") && svg.output.contains("a &lt; b</text>"))
    let html = try Invocation("-p", "--format", "html", "--color", "never", "a < b").run()
    #expect(
      html.output == """
        <pre role="img" aria-label="Speech bubble, tail at the bottom: a &lt; b" \
        style="font-family:monospace;line-height:1.2">
        ╭───────╮
        │ a &lt; b │
        ╰──╮  ╭─╯
            ╲╱
        </pre>

        """)
    let json = try Invocation("-p", "--format", "json", "--corner-radius", "4", "hi").run()
    #expect(json.output.contains("\"cornerRadius\" : 4,") && json.output.contains("\"text\" : \"hi\""))
    #expect(json.output.contains("\"label\" : \"Speech bubble, tail at the bottom: hi\""))
  }

  /// What `--format json` says of a bubble can be drawn from again.
  @Test func propertiesOfTheDataReadBack() throws {
    let json = try Invocation("-p", "--format", "json", "--style", "fill,line", "--arrow-position", "left", "x\ny")
      .run()
    let start = try #require(json.output.firstRange(of: "\"properties\" : "))
    let end = try #require(json.output.firstRange(of: "  },\n  \"rows\""))
    let folder = TemporaryFolder()
    folder.write(String(json.output[start.upperBound..<end.lowerBound]) + "}", to: "look.json")
    let again = try Invocation("-p", "--from", folder.file("look.json")).run()
    let direct = try Invocation("-p", "--style", "fill,line", "--arrow-position", "left", "x\ny").run()
    #expect(again.output == direct.output)
  }

  @Test(
    arguments: [
      (
        ["--format", "svg", "--color", "never"],
        "--color never: with --format svg it takes one of auto, always, 16, 256, truecolor"
      ),
      (["--format", "json", "--color", "16"], "--color 16: with --format json it takes one of auto, never"),
      (["--gallery", "--format", "json"], "--format json: with --gallery it takes one of text, ansi, svg, html"),
      (["--shadow", "1"], "--shadow 1: takes columns and rows from 0 to 100, as in 2,1, or none"),
      (["--shadow", "1,101"], "--shadow 1,101: takes columns and rows from 0 to 100, as in 2,1, or none"),
      (
        ["--shadow", "nne"],
        "--shadow nne: takes columns and rows from 0 to 100, as in 2,1, or none; did you mean none?"
      ),
      (["--inset", "-1"], "--inset -1: takes a whole number from 0 to 10000"),
      (["--shape", "tipp"], "--shape tipp: takes one of rounded, tip; did you mean tip?"),
      (["-w", "6", "--shadow", "1,0"], "-w 6: this bubble needs at least 7 columns"),
    ])
  func mistakes(_ arguments: [String], _ message: String) throws {
    let outcome = try Invocation(arguments: arguments + ["x"]).run()
    #expect(outcome.errors == "bubble: \(message)\n")
    #expect(outcome.status == 2 && outcome.output == "")
  }

  @Test func presetOfTheTip() throws {
    let outcome = try Invocation("-p", "--preset", "tip", "tip").run()
    #expect(
      outcome.output == """
         ▄▀▀▀▀▀▄
        ▐  tip  ▌
         ▀▄▄ ▄▄▀░░
          ░░▀░░░░
             ░

        """)
    let ascii = try Invocation("-p", "--preset", "tip", "tip").with { $0.environment = ["LC_ALL": "C"] }.run()
    #expect(ascii.output.utf8.allSatisfy { $0 < 0x80 })
  }
}

extension Grid {
  /// Cells that are filled or covered by blocks, in cells.
  fileprivate var coveredCells: Double {
    let quarters: [Character: Double] = [
      "▘": 1, "▝": 1, "▖": 1, "▗": 1, "▀": 2, "▄": 2, "▌": 2, "▐": 2, "▞": 2, "▚": 2, "▛": 3, "▜": 3, "▙": 3, "▟": 3,
      "█": 4,
    ]
    var bytes: [UInt8] = []
    GridEncoder(depth: .trueColor).encode(self, into: &bytes)
    var isFilled = false
    var count = 0.0
    var sequence = ""
    for character in String(decoding: bytes, as: UTF8.self) {
      if character == "\u{1B}" || !sequence.isEmpty {
        sequence.append(character)
        guard character == "m" else { continue }
        isFilled = sequence.contains("48;2")
        sequence = ""
      } else if isFilled {
        count += character == "\n" ? 0 : 4
      } else {
        count += quarters[character] ?? 0
      }
    }
    return count / 4
  }
}
