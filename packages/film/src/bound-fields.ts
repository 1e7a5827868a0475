import { countChars, textLimit } from './fill.ts'
import type { BoundField, UserSource } from './project.ts'
import { shownSlots } from './shown-slots.ts'
import type { SceneSlots, Template, TextSlot } from './template.ts'

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

/** A field as words were written with it (`shown`), and as it is now: null where it says nothing any more. */
export type FieldToday = FieldFact & { now: readonly string[] | null }

/** A slot whose words show a field's value. */
export type BoundSlot = BoundField & { slotId: string }

/** A slot that shows what a field was; `now` is null where the field says nothing any more. */
export type OutdatedSlot = BoundSlot & { now: string | null; fault?: FieldFault | undefined }

/** The same words, each slot knowing the fields whose values it shows. */
export function bindFields(template: Template, source: UserSource, facts: readonly FieldFact[]): UserSource {
  if (facts.length === 0) return source
  const text = { ...source.text }
  for (const scene of shownSlots(template, source))
    for (const slot of scene.text) {
      const words = text[slot.id]
      const from = words ? fieldsIn(words.value, facts.filter(isMeant(facts, scene, source))) : []
      if (words && from.length > 0) text[slot.id] = { ...words, from }
    }
  return { ...source, text }
}

/** The same words with the values of today, each slot knowing the fields that it shows: what a new video begins with. */
export function bindToday(template: Template, source: UserSource, fields: readonly FieldToday[]): UserSource {
  const bound = bindFields(template, source, fields)
  const today = fields.flatMap(({ now, ...fact }) => (now === null ? [] : [{ ...fact, shown: now }]))
  return renewFields(template, bound, outdatedSlots(boundSlots(template, bound), today)).source
}

/** Of two dishes at one price, the one whose name stands in the scene is meant; without its name, none. */
function isMeant(facts: readonly FieldFact[], scene: SceneSlots, source: UserSource) {
  const said = scene.text.map(({ id }) => source.text[id]?.value ?? '').filter((words) => words !== '')
  return ({ field, of, shown }: FieldFact): boolean => {
    if (of === undefined) return true
    const isAlone = !facts.some((other) => other.field !== field && other.shown[0] === shown[0])
    return isAlone || said.some((words) => words.includes(of) || of.startsWith(words))
  }
}

function fieldsIn(value: string, facts: readonly FieldFact[]): BoundField[] {
  const forms = facts
    .flatMap(({ field, shown }) => shown.map((words, form) => ({ field, form, shown: words })))
    .toSorted((a, b) => b.shown.length - a.shown.length)
  let left = value
  return forms.filter(({ shown }) => {
    const at = findShown(left, shown)
    // What one field was found in, no shorter form is found in again.
    if (at >= 0) left = `${left.slice(0, at)}${'\0'.repeat(shown.length)}${left.slice(at + shown.length)}`
    return at >= 0
  })
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

/** The slots on screen whose words still show what they were filled with. */
export function boundSlots(template: Template, source: UserSource): BoundSlot[] {
  return shownSlots(template, source).flatMap(({ text }) =>
    text.flatMap(({ id }) => {
      const { value = '', hidden, from = [] } = source.text[id] ?? {}
      if (hidden === true) return []
      return from.filter(({ shown }) => showsValue(value, shown)).map((bound) => ({ ...bound, slotId: id }))
    }),
  )
}

/** Those of the slots that show another value than their field has now. */
export function outdatedSlots(bound: readonly BoundSlot[], now: readonly FieldFact[]): OutdatedSlot[] {
  const fields = new Map(now.map((fact) => [fact.field, fact] as const))
  return bound
    .map((slot) => {
      const { shown = [], fault } = fields.get(slot.field) ?? {}
      return { ...slot, now: shown[slot.form] ?? null, ...(fault ? { fault } : {}) }
    })
    .filter((slot) => slot.now !== slot.shown)
}

/**
 * The words with the values of now. `left` are the slots that their owner has to see to: the field says nothing any
 * more, its value is not fit to be shown, or has no room there.
 */
export function renewFields(
  template: Template,
  source: UserSource,
  outdated: readonly OutdatedSlot[],
): { source: UserSource; left: OutdatedSlot[] } {
  const slots = new Map(
    shownSlots(template, source).flatMap(({ text }) => text.map((slot) => [slot.id, slot] as const)),
  )
  const text = { ...source.text }
  const left = outdated.filter((one) => {
    const words = text[one.slotId]
    const slot = slots.get(one.slotId)
    const renewed = words && slot ? renew(words, one, { slot, source }) : null
    if (renewed) text[one.slotId] = renewed
    return renewed === null
  })
  return { source: { ...source, text }, left }
}

type Words = NonNullable<UserSource['text'][string]>

function renew(
  words: Words,
  { field, form, shown, now, fault }: OutdatedSlot,
  { slot, source }: { slot: TextSlot; source: UserSource },
): Words | null {
  const at = findShown(words.value, shown)
  if (at < 0 || now === null || fault) return null
  const value = words.value.slice(0, at) + now + words.value.slice(at + shown.length)
  if (countChars(value) > textLimit(slot, source.lang)) return null
  const from = (words.from ?? []).map((one) =>
    one.field === field && one.form === form ? { ...one, shown: now } : one,
  )
  return { ...words, value, from }
}
