import { sameValue } from '@clipmint/film'

import type { FieldChange } from './field.ts'

/** What a step did, for the words on the undo button. */
export type StepKind =
  | 'text'
  | 'text-look'
  | 'text-shown'
  | 'media'
  | 'placing'
  | 'crop'
  | 'trim'
  | 'color'
  | 'brand'
  | 'music'
  | 'title'
  | 'ratio'
  | 'scene'
  | 'merge'
  | 'restore'

export type StepName = { kind: StepKind; slotId: string | null }

export type Step = {
  name: StepName
  changes: readonly FieldChange[]
  /** Steps of one key in quick succession are one: a word typed, a handle dragged. Null stands alone. */
  key: string | null
  atMs: number
}

/** What can be taken back and what can be done again, the latest last. */
export type History = { past: readonly Step[]; future: readonly Step[] }

/** More than anyone asks for, and small: a step holds only the fields it changed. */
const DEPTH = 300
/** A pause this long ends a run of typing, so that undo goes back a thought, not a paragraph. */
const RUN_PAUSE_MS = 1200

export const emptyHistory: History = { past: [], future: [] }

/** Remembers a step; one that continues the last run joins it. What had been undone is forgotten. */
export function remember(history: History, step: Step): History {
  const last = history.past.at(-1)
  const continues =
    last !== undefined &&
    step.key !== null &&
    last.key === step.key &&
    history.future.length === 0 &&
    step.atMs - last.atMs < RUN_PAUSE_MS
  if (!continues) return { past: [...history.past, step].slice(-DEPTH), future: [] }
  const earlier = history.past.slice(0, -1)
  const changes = joined(last.changes, step.changes)
  // A run that ends where it began leaves nothing to take back.
  return { past: changes.length > 0 ? [...earlier, { ...step, changes }] : earlier, future: [] }
}

/** Ends the run of the last step: the next one stands alone. */
export function seal(history: History): History {
  const last = history.past.at(-1)
  if (!last || last.key === null) return history
  return { ...history, past: [...history.past.slice(0, -1), { ...last, key: null }] }
}

/** The step to take back, and the history after it; null when there is none. */
export function stepBack({ past, future }: History): { step: Step; history: History } | null {
  const step = past.at(-1)
  return step
    ? { step, history: { past: past.slice(0, -1), future: [...future, { ...step, key: null }] } }
    : null
}

/** The step to do again, and the history after it; null when there is none. */
export function stepForward({ past, future }: History): { step: Step; history: History } | null {
  const step = future.at(-1)
  return step ? { step, history: { past: [...past, step], future: future.slice(0, -1) } } : null
}

function joined(first: readonly FieldChange[], then: readonly FieldChange[]): FieldChange[] {
  const all = new Map(first.map((change) => [change.field, change]))
  for (const change of then) {
    const before = all.get(change.field)?.before
    all.set(change.field, before === undefined ? change : { ...change, before })
  }
  return [...all.values()].filter(({ before, after }) => !sameValue(before, after))
}
