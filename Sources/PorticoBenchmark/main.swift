// How much processor time a thousand screens take, stage by stage, without the disk. `--rounds N` for a profile;
// `--sources DIR` only writes the thousand declarations, for measuring the command as a whole.
import Foundation
import PorticoEmit
import PorticoSyntax
import PorticoTool

let arguments = CommandLine.arguments
let rounds = arguments.firstIndex(of: "--rounds").flatMap { Int(arguments[$0 + 1]) } ?? 5

if let place = arguments.firstIndex(of: "--sources") {
  let folder = URL(filePath: arguments[place + 1])
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for number in 0..<1000 {
    try Data(ScreenText.screen(number).utf8).write(to: folder.appending(path: "Screen\(number).portico"))
  }
  exit(0)
}

let folder = FilePath(shown: ".", real: "/benchmark")
let sources = (0..<1000).map { number in
  Source(
    path: folder.appending("Screen\(number).portico"), bytes: Array(ScreenText.screen(number).utf8),
    outputFolder: folder, supportFolder: folder)
}

func padded(_ text: String) -> String { text + String(repeating: " ", count: 16 - text.count) }

func text(_ milliseconds: Double) -> String { "\(Double(Int(milliseconds * 10)) / 10) ms" }

var best: [Double] = []
for round in 0..<rounds {
  let templates = try ProcessClock.measure { try Generator() }
  let pipeline = Pipeline(generator: templates.result)
  let parsing = ProcessClock.measure {
    sources.map { Parser.parse(SourceFile(path: $0.path.shown, bytes: $0.bytes)) }
  }
  let checking = ProcessClock.measure {
    pipeline.collide(zip(parsing.result, sources).map { pipeline.check($0, of: $1) })
  }
  let emitting = try ProcessClock.measure {
    var request = SupportRequest()
    var bytes = 0
    for checked in checking.result where checked.isSound {
      let file = try pipeline.generate(checked)
      bytes += file.text.utf8.count
      request.add(file, of: checked)
    }
    _ = try pipeline.support(request)
    return bytes
  }
  let times = [templates.milliseconds, parsing.milliseconds, checking.milliseconds, emitting.milliseconds]
  best = best.isEmpty || times.reduce(0, +) < best.reduce(0, +) ? times : best
  if round == 0 {
    let input = sources.reduce(0) { $0 + $1.bytes.count }
    print("\(sources.count) screens, \(input / 1000) kB in, \(emitting.result / 1000) kB out")
    for checked in checking.result.prefix(40) {
      for problem in checked.diagnostics where problem.severity == .error {
        print("\(checked.source.path.shown): \(checked.tree.source.text(problem.span)): \(problem.message)")
      }
    }
  }
}
let stages = ["templates", "lex and parse", "resolve, check", "emit"]
for (stage, time) in zip(stages, best) { print("\(padded(stage)) \(text(time))") }
print("\(padded("all")) \(text(best.reduce(0, +)))")
