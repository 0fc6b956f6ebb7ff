// Colors and fonts of the charts, in light and dark mode.

/// The style sheets.
enum Palette {
  /// The number of colors of curves before they repeat.
  static let curveColors = 6

  /// The style sheet of charts, on a page or standalone.
  static let charts = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --ink: #1c2430; --faint: #5c6878; --grid: #e3e7ec; --peer: #a3adba;
      --ours: #1f6feb; --good: #15803d; --bad: #c2410c;
      --curve1: #1f6feb; --curve2: #c2410c; --curve3: #15803d; --curve4: #8b3fd1;
      --curve5: #b0136b; --curve6: #8a6d00;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #11161d; --ink: #e6ebf2; --faint: #9aa7b6; --grid: #29323d; --peer: #66727f;
        --ours: #6aa9ff; --good: #4ade80; --bad: #fb923c;
        --curve1: #6aa9ff; --curve2: #fb923c; --curve3: #4ade80; --curve4: #c99bff;
        --curve5: #ff7ac0; --curve6: #e3c341;
      }
    }
    svg { background: var(--paper); max-width: 100%; height: auto; }
    svg text { font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; fill: var(--ink); }
    svg text.title { font-weight: 600; font-size: 15px; }
    svg text.faint { fill: var(--faint); font-size: 12px; }
    svg text.small { font-size: 12px; }
    svg text.own { font-weight: 600; }
    svg .grid { stroke: var(--grid); fill: none; }
    svg rect.ours { fill: var(--ours); } svg rect.peer { fill: var(--peer); }
    svg rect.good { fill: var(--good); } svg rect.bad { fill: var(--bad); }
    svg rect.none { fill: var(--grid); }
    svg polyline.curve { fill: none; stroke-width: 2; }
    svg polyline.gray { stroke: var(--peer); stroke-width: 1.2; }
    svg polyline.guess { stroke-dasharray: 5 4; }
    svg circle.gray { fill: var(--peer); } svg text.gray { fill: var(--faint); }
    \(curveRules)
    """

  private static let curveRules = (1...curveColors).map { number in
    "svg polyline.c\(number) { stroke: var(--curve\(number)); } "
      + "svg circle.c\(number), svg text.c\(number) { fill: var(--curve\(number)); }"
  }.joined(separator: "\n")

  /// The additional style sheet of a page.
  static let page = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1.2rem 1rem 4rem; max-width: 72rem; background: var(--paper);
      color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
    h2 { font-size: 1.25rem; margin: 2.4rem 0 .6rem; }
    p, li { max-width: 46rem; } .faint { color: var(--faint); }
    .charts { display: flex; flex-wrap: wrap; gap: 1.2rem 2rem; align-items: flex-start; }
    .charts > * { min-width: 0; max-width: 100%; }
    .scroll { overflow-x: auto; max-width: 100%; }
    .scroll > svg { max-width: none; }
    table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
    th, td { padding: .25rem .7rem .25rem 0; text-align: left; white-space: nowrap;
      border-bottom: 1px solid var(--grid); }
    thead th { color: var(--faint); font-weight: 500; } tbody th { font-weight: 500; }
    td.number { text-align: right; } td.good { color: var(--good); } td.bad { color: var(--bad); }
    td.faint { color: var(--faint); } td.own { font-weight: 600; }
    @media (max-width: 40rem) {
      thead { display: none; } tr { display: block; border-bottom: 1px solid var(--grid);
        padding: .4rem 0; }
      th, td { border: 0; padding: 0; white-space: normal; } tbody th { display: block; }
      td { display: inline-block; margin-right: .9rem; } td.number { text-align: left; }
      td::before { content: attr(data-title) " "; color: var(--faint); font-weight: 400; }
      td:empty { display: none; }
    }
    summary { cursor: pointer; margin: 1rem 0 .5rem; }
    code { font: .9em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    """
}
