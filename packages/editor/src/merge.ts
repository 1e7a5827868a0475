import { sameValue } from '@clipmint/film'

import { type Field, type FieldValue, readField, writeField } from './field.ts'
import type { PendingChange } from './unanswered.ts'
import type { Work } from './work.ts'

/** A field that two people changed at once: ours was kept, theirs can still be had. */
export type Conflict = { field: Field; ours: FieldValue; theirs: FieldValue }

/**
 * Our unsaved changes on top of work that moved on elsewhere. Different fields merge silently; in the same field ours
 * wins, and what it covered is reported, unless that is what we had sent ourselves.
 */
export function mergeChanges(
  theirs: Work,
  changes: readonly PendingChange[],
): { work: Work; conflicts: Conflict[] } {
  let work = theirs
  const conflicts: Conflict[] = []
  for (const { field, before, after, sent = [] } of changes) {
    const there = readField(theirs, field)
    if (sameValue(there, after)) continue
    const isOwn = sent.some((value) => sameValue(value, there))
    if (sameValue(before, after) && !isOwn) continue
    if (!sameValue(there, before) && !isOwn) conflicts.push({ field, ours: after, theirs: there })
    work = writeField(work, field, after)
  }
  return { work, conflicts }
}
