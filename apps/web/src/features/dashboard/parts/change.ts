export type Changed = { now: number | null; before: number | null }

/** How much a figure changed: by so much, or why that is not said. */
export function changeOf(
  { now, before }: Changed,
  how: 'percent' | 'points' | 'count',
): { by: number } | 'beforeUnknown' | 'beforeNothing' | 'sameAsBefore' {
  if (now === null || before === null) return 'beforeUnknown'
  if (how === 'percent' && before === 0) return 'beforeNothing'
  if (now === before) return 'sameAsBefore'
  if (how === 'percent') return { by: now / before - 1 }
  return { by: now - before }
}
