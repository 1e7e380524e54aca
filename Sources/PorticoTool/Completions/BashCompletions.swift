/// Completions for bash, from 3.2 on, which is what macOS brings along.
struct BashCompletions {
  let table: CompletionTable

  init(_ table: CompletionTable) { self.table = table }

  var script: String {
    """
    # What bash completes behind `portico`: eval "$(portico completions bash)"
    _portico() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}" reply
      # bash takes `--option=value` for three words.
      if [[ $word == "=" ]]; then
        word=""
      elif [[ $previous == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        _portico_words "\(words(table.verbs.map(\.name) + table.flags.map(\.name)))"
        return
      fi
      case "${COMP_WORDS[1]}" in
    \(table.verbs.map(clause).joined(separator: "\n"))
      esac
    }

    _portico_words() {
      while IFS= read -r reply; do COMPREPLY+=("$reply"); done < <(compgen -W "$1" -- "$word")
    }

    _portico_paths() {
      while IFS= read -r reply; do COMPREPLY+=("$reply"); done < <(compgen "$@" -- "$word" | sort -u)
      # Outside of a completion, and in bash 3.2, there is none.
      compopt -o filenames 2> /dev/null || true
    }

    complete -F _portico portico

    """
  }

  private func clause(_ verb: CompletionTable.Verb) -> String {
    var lines = ["    \(verb.name))"]
    let valued = verb.flags.compactMap { flag in flag.value.map { (flag.name, $0.kind) } }
    if !valued.isEmpty {
      lines.append("      case \"$previous\" in")
      for (name, kind) in valued {
        lines.append("        \(name)) \(kind == .text ? "" : action(kind) + "; ")return ;;")
      }
      lines.append("      esac")
    }
    lines.append("      if [[ $word == -* ]]; then")
    lines.append("        _portico_words \"\(words(verb.flags.map(\.name)))\"")
    if !verb.operands.isEmpty {
      lines.append("      else")
      lines += verb.operands.map { "        " + action($0) }
    }
    lines += ["      fi", "      ;;"]
    return lines.joined(separator: "\n")
  }

  private func action(_ kind: CompletionTable.Value) -> String {
    switch kind {
    case .words(let list): "_portico_words \"\(words(list))\""
    case .files: "_portico_paths -f"
    case .folders: "_portico_paths -d"
    case .declarations: "_portico_paths -d; _portico_paths -f -X '!*.portico'"
    case .text: ":"
    }
  }

  private func words(_ list: [String]) -> String { list.joined(separator: " ") }
}
