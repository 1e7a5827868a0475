import type { BoundField } from './project.ts'

/** What keeps a field's value from being shown though it is the newest. */
export const fieldFaults = ['discount-above-regular'] as const
export type FieldFault = (typeof fieldFaults)[number]

/**
 * A field of a product, promotion or place as videos write it, in each form that they do (“30 Nov 2026”, “30 Nov”), the
 * longest first; the forms of one field stand in the same order whatever its value is.
 */
export type FieldFact = {
  field: string
  shown: readonly string[]
  /** The name of what it is of, where several of a kind look alike (the dish of a price). */
  of?: string | undefined
  fault?: FieldFault | undefined
}

/** A field in one of its forms; `of` as in its fact. */
export type FieldForm = BoundField & { of?: string | undefined }

/** A field's value somewhere in words. */
export type FieldPlace = FieldForm & { at: number }

/** Fields in all their forms. */
export function formsOf(facts: readonly FieldFact[]): FieldForm[] {
  return facts.flatMap(({ field, shown, of }) =>
    shown.map((words, form) => ({ field, form, shown: words, ...(of === undefined ? {} : { of }) })),
  )
}

/** Where words show values of fields, each once, the longest first; what one was found in, no other is found in again. */
export function placeFields(words: string, forms: readonly FieldForm[]): FieldPlace[] {
  let left = words
  return forms
    .toSorted((a, b) => b.shown.length - a.shown.length)
    .flatMap((form) => {
      const at = findShown(left, form.shown)
      if (at < 0) return []
      const end = at + form.shown.length
      left = `${left.slice(0, at)}${'\0'.repeat(form.shown.length)}${left.slice(end)}`
      return [{ ...form, at }]
    })
}

/** The words with other values in those places, all at once: a new value may be what another one was. */
export function swapFields(words: string, swaps: readonly (FieldPlace & { now: string })[]): string {
  return swaps
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, { at, shown, now }) => all.slice(0, at) + now + all.slice(at + shown.length), words)
}

/**
 * Where words show a value; -1 where they do not. 4,000원 does not stand in 24,000원; a number or a word alone (20, free)
 * is a value only where nothing stands beside it.
 */
function findShown(words: string, shown: string): number {
  if (!/\d/u.test(shown) || /^\d+$/u.test(shown)) return words.trim() === shown ? words.indexOf(shown) : -1
  for (let at = words.indexOf(shown); at >= 0; at = words.indexOf(shown, at + 1)) {
    const goesOnBefore = /^\d/u.test(shown) && /\d[.,]?$/u.test(words.slice(0, at))
    const goesOnAfter = /\d$/u.test(shown) && /^[.,]?\d/u.test(words.slice(at + shown.length))
    if (!goesOnBefore && !goesOnAfter) return at
  }
  return -1
}

/** Whether words show a value of a field. */
export function showsValue(words: string, shown: string): boolean {
  return findShown(words, shown) >= 0
}
