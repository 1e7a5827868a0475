import type { SectionKind } from './score.ts'

/** Bars [bar, bar + bars) of a piece, all of one character. */
export type SectionPlan = { kind: SectionKind; bar: number; bars: number }

/**
 * How a piece unfolds: `rise` from a verse by way of a build, `hook` with a taste of the chorus first, `drop` from a
 * bare opening straight into the build.
 */
export const forms = ['rise', 'hook', 'drop'] as const
export type Form = (typeof forms)[number]

/**
 * The form for a number of bars before the final hit. A film is short, so the best part comes early: at most two bars
 * of intro, then phrases of four, with the odd bars spent on the intro and on a build into the chorus. Under eight bars
 * there is one way.
 */
export function planSections(bars: number, way: Form = 'rise'): SectionPlan[] {
  if (bars <= 0) return []
  const form = bars < 4 ? shortForm(bars) : bars < 8 ? mediumForm(bars) : longForms[way](bars)
  const plans: SectionPlan[] = []
  let bar = 0
  for (const [kind, length] of form) {
    if (length > 0) plans.push({ kind, bar, bars: length })
    bar += length
  }
  return plans
}

type Row = [SectionKind, number][]

function shortForm(bars: number): Row {
  return bars === 3
    ? [
        ['verse', 1],
        ['chorus', 2],
      ]
    : [['chorus', bars]]
}

function mediumForm(bars: number): Row {
  const chorus = bars < 6 ? bars - 2 : 4
  return [
    ['intro', bars === 7 ? 1 : 0],
    ['verse', 2],
    ['chorus', chorus],
  ]
}

const longForms: Record<Form, (bars: number) => Row> = { rise: risingForm, hook: hookForm, drop: dropForm }

function risingForm(bars: number): Row {
  const odd = bars % 4
  const intro = odd % 2
  const verse = odd < 2 ? 2 : 4
  return [['intro', intro], ['verse', verse], ['build', 2], ...choruses(bars - intro - verse - 2)]
}

/** Two bars of the chorus, a verse that takes a step back, and the way up again. */
function hookForm(bars: number): Row {
  const verse = bars === 8 ? 0 : bars % 4 || 4
  return [['chorus', 2], ['verse', verse], ['build', 2], ...choruses(bars - 4 - verse)]
}

/** A bare opening, a build, the drop. */
function dropForm(bars: number): Row {
  return [['intro', 2 + (bars % 4)], ['build', 2], ...choruses(bars - 4 - (bars % 4))]
}

/** Choruses of four or eight bars with breaks of four between them; `bars` is a multiple of four. */
function choruses(bars: number): Row {
  if (bars <= 8) return [['chorus', bars]]
  const first = bars === 12 ? 4 : 8
  return [['chorus', first], ['break', 4], ...choruses(bars - first - 4)]
}
