import type { SectionKind } from './score.ts'

/** Bars [bar, bar + bars) of a piece, all of one character. */
export type SectionPlan = { kind: SectionKind; bar: number; bars: number }

/**
 * The form for a number of bars before the final hit. A film is short, so the best part comes early: at most two bars
 * of intro, then phrases of four, with the odd bars spent on the intro and on a build into the chorus.
 */
export function planSections(bars: number): SectionPlan[] {
  if (bars <= 0) return []
  const form = bars < 4 ? shortForm(bars) : bars < 8 ? mediumForm(bars) : longForm(bars)
  const plans: SectionPlan[] = []
  let bar = 0
  for (const [kind, length] of form) {
    if (length > 0) plans.push({ kind, bar, bars: length })
    bar += length
  }
  return plans
}

type Form = [SectionKind, number][]

function shortForm(bars: number): Form {
  return bars === 3
    ? [
        ['verse', 1],
        ['chorus', 2],
      ]
    : [['chorus', bars]]
}

function mediumForm(bars: number): Form {
  const chorus = bars < 6 ? bars - 2 : 4
  return [
    ['intro', bars === 7 ? 1 : 0],
    ['verse', 2],
    ['chorus', chorus],
  ]
}

function longForm(bars: number): Form {
  const odd = bars % 4
  const intro = odd % 2
  const verse = odd < 2 ? 2 : 4
  return [['intro', intro], ['verse', verse], ['build', 2], ...choruses(bars - intro - verse - 2)]
}

/** Choruses of four or eight bars with breaks of four between them; `bars` is a multiple of four. */
function choruses(bars: number): Form {
  if (bars <= 8) return [['chorus', bars]]
  const first = bars === 12 ? 4 : 8
  return [['chorus', first], ['break', 4], ...choruses(bars - first - 4)]
}
