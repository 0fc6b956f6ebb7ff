/// The judge program of a problem that asks for the sum of two numbers, as a shell script: it can
/// misbehave in every way that a judge must survive.
public enum SumJudge {
  /// The variable of the environment that names a fault.
  ///
  /// It names the request and what happens at it: `"answer:crash"`. Cases whose first number is 7
  /// meet it, and for `stress` all do.
  public static let faultVariable = "SUM_JUDGE_FAULT"

  /// The script.
  public static let script = """
    #!/bin/sh
    newline='
    '
    reply() { printf '%s %s %s\\n%s%s' "$1" "${#2}" "${#3}" "$2" "$3"; }
    misbehave() {
      case $1 in
      crash) kill -SEGV $$ ;;
      exit) echo 'gave up' >&2; exit 7 ;;
      leave) exit 0 ;;
      hang) sleep 1000 ;;
      mute) exec >&-; sleep 1000 ;;
      nonsense) echo 'what?'; sleep 1000 ;;
      flood) yes ;;
      shout) yes >&2 ;;
      short) printf '0 100 0\\nshort'; sleep 1000 ;;
      negative) printf '0 -1 0\\n'; sleep 1000 ;;
      surplus) printf '0 1 0\\nabc'; sleep 1000 ;;
      code) reply 9 '' 'no such code' ;;
      esac
    }
    serve() {
      while read -r name a b c; do
        text=
        [ "$name" = stress ] || text=$(head -c "$a")
        [ "$name" != check ] || { output=$(head -c "$b"); answer=$(head -c "$c"); }
        case $name:$text in
        stress:*|*:7*)
          case $\(faultVariable) in "$name":*) misbehave "${\(faultVariable)#*:}"; continue ;; esac ;;
        esac
        set -- $text
        case $name in
        stress) reply 0 "$((a % 10)) $b$newline" '' ;;
        validate)
          case $text in
          *[!0-9\\ ]*|'') reply 43 '' 'not two numbers' ;;
          *) [ $# = 2 ] && reply 42 '' '' || reply 43 '' 'not two numbers' ;;
          esac ;;
        answer) reply 0 "$(($1 + $2))$newline" '' ;;
        check)
          [ "$output" = "$answer" ] && reply 0 '' 'ok' || reply 1 '' "wrong answer $output" ;;
        esac
      done
    }
    case $1 in
    describe) cat <<'END' ;;
    {"id": "sum", "title": "Sum", "link": "https://example.org/sum", "cases": [], "answers": {},
     "limits": {"time_seconds": 2, "memory_mib": 256, "output_mib": 1}}
    END
    cases) ;;
    check) [ "$(cat "$3")" = "$(cat "$4")" ] || { echo 'wrong answer' >&2; exit 1; } ;;
    serve) serve ;;
    *) exit 2 ;;
    esac

    """
}
