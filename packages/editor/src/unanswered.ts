import { sameValue } from '@clipmint/film'

import { changesBetween, type Field, type FieldChange, type FieldValue, readField } from './field.ts'
import type { Work } from './work.ts'

/**
 * A change that the server may not have, with what it was sent for this field before and never answered: it may have
 * taken that. Such a field counts as changed even when it was taken back since.
 */
export type PendingChange = FieldChange & { sent?: readonly FieldValue[] }

/** More were never sent without an answer; a field that has this many keeps the latest. */
const MOST_SENT = 30

/** What was sent and never answered. Nobody knows whether the server has it until it answers to something later. */
export class Unanswered {
  readonly #sent = new Map<Field, readonly FieldValue[]>()

  /** These values are on their way, or may have been before this screen was opened. */
  note(field: Field, values: readonly FieldValue[]): void {
    const known = this.#sent.get(field) ?? []
    const fresh = values.filter((value) => known.every((other) => !sameValue(other, value)))
    this.#sent.set(field, [...known, ...fresh].slice(-MOST_SENT))
  }

  /** The server has answered: what it has is known again. */
  forget(): void {
    this.#sent.clear()
  }

  /** All that a server last known to be at `saved` may not have of `work`. */
  pending(saved: Work, work: Work): PendingChange[] {
    const changes = changesBetween(saved, work)
    if (this.#sent.size === 0) return changes
    const known = new Set(changes.map(({ field }) => field))
    const takenBack = [...this.#sent]
      .filter(([field]) => !known.has(field))
      .map(([field, sent]) => ({
        field,
        sent,
        before: readField(saved, field),
        after: readField(work, field),
      }))
      .filter(({ sent, before }) => sent.some((value) => !sameValue(value, before)))
    return [...changes, ...takenBack].map((change) => {
      const sent = this.#sent.get(change.field)
      return sent ? { ...change, sent } : change
    })
  }
}
