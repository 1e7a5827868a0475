import { countChars } from '@clipmint/kit'

import {
  type FieldFact,
  type FieldFault,
  formsOf,
  placeFields,
  showsValue,
  swapFields,
} from './field-words.ts'
import { textLimit } from './fitting-words.ts'
import type { BoundField, UserSource } from './project.ts'
import { shownSlots } from './shown-slots.ts'
import type { SceneSlots, Template, TextSlot } from './template.ts'

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
  return placeFields(value, formsOf(facts)).map(({ field, form, shown }) => ({ field, form, shown }))
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
  const left = [...new Set(outdated.map(({ slotId }) => slotId))].flatMap((slotId) => {
    const ofSlot = outdated.filter((one) => one.slotId === slotId)
    const words = text[slotId]
    const slot = slots.get(slotId)
    const renewed = words && slot ? renew(words, ofSlot, { slot, source }) : null
    if (renewed) text[slotId] = renewed
    return renewed ? [] : ofSlot
  })
  return { source: { ...source, text }, left }
}

type Words = NonNullable<UserSource['text'][string]>

/** All that a slot shows of what was, in one go; null where any of it cannot be what it is now, or has no room. */
function renew(
  words: Words,
  outdated: readonly OutdatedSlot[],
  { slot, source }: { slot: TextSlot; source: UserSource },
): Words | null {
  const isOf = (one: BoundField) => (it: BoundField) => it.field === one.field && it.form === one.form
  const nowOf = (one: BoundField) => {
    const it = outdated.find(isOf(one))
    return it && !it.fault ? it.now : null
  }
  const from = words.from ?? []
  const others = outdated.filter((one) => !from.some(isOf(one)))
  const places = placeFields(words.value, [...from, ...others])
  if (!outdated.every((one) => nowOf(one) !== null && places.some(isOf(one)))) return null
  const swaps = places.flatMap((place) => {
    const now = nowOf(place)
    return now === null ? [] : [{ ...place, now }]
  })
  const value = swapFields(words.value, swaps)
  if (countChars(value) > textLimit(slot, source.lang)) return null
  return { ...words, value, from: from.map((one) => ({ ...one, shown: nowOf(one) ?? one.shown })) }
}
