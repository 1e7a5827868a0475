import type { Slot } from '@clipmint/editor'

/** Places that hold a fact and nothing else. */
const whole = new Set<string>(['price', 'name', 'brand'])

/**
 * A slot's words with a fact in them: in the place of what is marked in its field, or where its cursor last stood; alone
 * where the slot is for nothing else.
 */
export function insertedInto(slot: Slot & { kind: 'text' }, words: string, fact: string): string {
  if (whole.has(slot.layer.slot.role) || words.trim() === '') return fact
  const field = document.querySelector<HTMLTextAreaElement>(`[data-slot-field="${slot.id}"]`)
  const start = field?.selectionStart ?? words.length
  return joined(words.slice(0, start), fact, words.slice(field?.selectionEnd ?? start))
}

/** Words put between others, with a space on each side that has none. */
export function joined(before: string, fact: string, after: string): string {
  const left = before === '' || before.endsWith(' ') ? before : `${before} `
  const right = after === '' || /^[\s.,!?]/u.test(after) ? after : ` ${after}`
  return `${left}${fact}${right}`
}
