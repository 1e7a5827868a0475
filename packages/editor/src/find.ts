import { textLimit } from '@clipmint/film'
import { countChars } from '@clipmint/kit'

import type { SlotMap } from './slots.ts'
import { cleanText, cleanWords } from './words.ts'
import type { Work } from './work.ts'

/** A slot whose words hold what was looked for, and how often. */
export type Found = { slotId: string; value: string; count: number }

/** A slot's words with what was looked for replaced; `over` characters too many, so that they cannot be taken. */
export type Replaced = Found & { after: string; over: number }

/**
 * The slots that hold these words, in reading order. Whole characters are compared, capitals and small letters alike;
 * scenes that are left out and words that are hidden count too, as they may come back.
 */
export function findWords(work: Work, slots: SlotMap, query: string): Found[] {
  const wanted = lettersOf(cleanText(query))
  if (wanted.length === 0) return []
  return [...slots.values()].flatMap(({ id, kind }) => {
    const value = work.userSource.text[id]?.value ?? ''
    const count = kind === 'text' ? placesOf(value, wanted).length : 0
    return count > 0 ? [{ slotId: id, value, count }] : []
  })
}

/** What replacing would make of each slot that holds the words. */
export function replaceWords(
  work: Work,
  slots: SlotMap,
  { find, put }: { find: string; put: string },
): Replaced[] {
  const wanted = lettersOf(cleanText(find))
  const fresh = put.normalize('NFC')
  return findWords(work, slots, find).map((found) => {
    const slot = slots.get(found.slotId)
    const after = cleanWords(replaced(found.value, wanted, fresh)).words.trim()
    const limit = slot?.kind === 'text' ? textLimit(slot.layer, work.userSource.lang) : 0
    return { ...found, after, over: Math.max(0, countChars(after) - limit) }
  })
}

function lettersOf(text: string): string[] {
  return [...text.normalize('NFC')]
}

/** Where the letters stand, one place after the other, counted in code points. */
function placesOf(text: string, wanted: readonly string[]): number[] {
  const letters = lettersOf(text)
  const places: number[] = []
  for (let at = 0; at + wanted.length <= letters.length; at += 1) {
    if (!wanted.every((letter, index) => isSame(letter, letters[at + index]))) continue
    places.push(at)
    at += wanted.length - 1
  }
  return places
}

function replaced(text: string, wanted: readonly string[], put: string): string {
  const letters = lettersOf(text)
  for (const at of placesOf(text, wanted).toReversed()) letters.splice(at, wanted.length, put)
  return letters.join('')
}

function isSame(one: string, other: string | undefined): boolean {
  return one.toLocaleLowerCase('en') === other?.toLocaleLowerCase('en')
}
