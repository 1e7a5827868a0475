import { isTitled, type LanguageCode } from '@clipmint/kit'

import { longestSceneMs } from './check/reading.ts'
import { designedLimit, isRead, longestWithin, textLimit } from './fitting-words.ts'
import type { Ratio } from './ratio.ts'
import type { ScriptLine } from './script.ts'
import type { SceneRole, SceneSlots, TextSlot } from './template.ts'

/** A line as a scene shows it; `large`: a sentence may stand in the place of its big words. */
export type SceneLine = ScriptLine & { large?: true }

const nearestRoles: Readonly<Record<SceneRole, readonly SceneRole[]>> = {
  hook: ['hook', 'benefit'],
  benefit: ['benefit', 'detail', 'proof'],
  detail: ['detail', 'benefit', 'proof'],
  proof: ['proof', 'benefit', 'detail'],
  offer: ['offer'],
  cta: ['cta'],
}

/**
 * Takes the first line of the scene's role that the scene shows whole; else the first whose words fit its slots and are
 * read in its time, of that role or of one near it; then one whose words fit; then one that announces nothing, whose words
 * give way to shorter ones or to the name. A heading without the sentence it announces says nothing, so such a line counts
 * as fitting only when that sentence fits too. A sentence under the name changes places with it where the scene's big words
 * have the room, so that what is said stands large.
 */
export function takeLine(
  script: ScriptLine[],
  slots: SceneSlots,
  { lang, ratio, name }: { lang: LanguageCode; ratio: Ratio; name: string },
): SceneLine | null {
  const { role } = slots.scene
  const isOver = isSmallOver(slots, ratio)
  const lines = script.map((line) => formsOf(line, slots, { lang, name, isOver }))
  const take = (fits: (line: SceneLine) => boolean): SceneLine | null => {
    const index = lines.findIndex((forms) => forms.some(fits))
    const found = lines[index]?.find(fits) ?? null
    if (found) script.splice(index, 1)
    return found
  }
  const whole = take((line) => line.role === role && isShownWhole(line, slots, lang))
  if (whole) return whole
  for (const fits of [isReadIn, fitsScene, isWhole]) {
    for (const wanted of nearestRoles[role]) {
      const found = take((line) => line.role === wanted && fits(line, slots, lang))
      if (found) return found
    }
  }
  return null
}

/** The forms that a scene may show a line in, the best first. */
function formsOf(
  line: ScriptLine,
  slots: SceneSlots,
  { lang, name, isOver }: { lang: LanguageCode; name: string; isOver: boolean },
): SceneLine[] {
  const { over } = line
  const swapped = swapNameAndSentence(line, slots, { lang, name })
  // Halves that are read from the small words to the big ones are shown together or not at all.
  const parted =
    isOver && over
      ? { ...line, headline: [over.headline], sub: [over.sub], announces: true, large: true as const }
      : null
  const readsAsIs = !isOver || over === undefined || isTitled(line, name)
  return [parted, swapped, readsAsIs ? line : null].filter((form) => form !== null)
}

/**
 * A sentence in the place of the scene's big words, and the name over it in the small one; one that a heading announces
 * stands alone. Null where it has no room there, or is none.
 */
function swapNameAndSentence(
  { role, headline, sub, ...line }: ScriptLine,
  { scene, text }: SceneSlots,
  { lang, name }: { lang: LanguageCode; name: string },
): SceneLine | null {
  const big = slotOf(text, 'headline')
  const isHeaded = line.announces === true && line.over && sub.includes(line.over.headline)
  if (!big || !(isHeaded || isTitled({ headline, sub, pointIds: line.pointIds }, name))) return null
  const longestMs = longestSceneMs(scene.durationMs)
  const sentence = longestWithin(sub, textLimit(big, lang), longestMs)
  if (sentence === null || sentence !== longestWithin(sub, Infinity, longestMs)) return null
  const small = slotOf(text, 'sub')
  const title = small && !isHeaded ? longestWithin([name, ...headline], designedLimit(small, lang)) : null
  return { role, headline: [sentence], sub: title === null ? [] : [title], large: true }
}

/** How many code points of a line a slot takes: a sentence has all of the room, other big words what they were designed for. */
export function roomFor(slot: TextSlot, line: SceneLine | null, lang: LanguageCode): number {
  return line?.large ? textLimit(slot, lang) : designedLimit(slot, lang)
}

/** The scene's place for big words, or for small ones. */
function slotOf(slots: readonly TextSlot[], role: 'headline' | 'sub'): TextSlot | undefined {
  return slots.find(({ slot }) => slot.role === role)
}

/** Whether a scene's small words stand over its big ones, so that they are read first. */
function isSmallOver({ text }: SceneSlots, ratio: Ratio): boolean {
  const middleOf = (role: 'headline' | 'sub'): number | null => {
    const box = slotOf(text, role)?.layout[ratio]
    return box ? box.y + box.h / 2 : null
  }
  const [small, big] = [middleOf('sub'), middleOf('headline')]
  return small !== null && big !== null && small < big
}

/** Whether the scene has a place for each half of a line, in which it is read. */
function isShownWhole(line: SceneLine, slots: SceneSlots, lang: LanguageCode): boolean {
  const hasPlace = (half: 'headline' | 'sub') =>
    line[half].length === 0 || slotOf(slots.text, half) !== undefined
  return hasPlace('headline') && hasPlace('sub') && isReadIn(line, slots, lang)
}

/** Whether a line that announces its small words finds a place for both: the small ones alone would be half of a sentence. */
function isWhole(line: SceneLine, { text }: SceneSlots, lang: LanguageCode): boolean {
  if (line.announces !== true) return true
  const [big, small] = [slotOf(text, 'headline'), slotOf(text, 'sub')]
  return (
    big !== undefined &&
    small !== undefined &&
    longestWithin(line.headline, roomFor(big, line, lang)) !== null &&
    longestWithin(line.sub, designedLimit(small, lang)) !== null
  )
}

function fitsScene(line: SceneLine, slots: SceneSlots, lang: LanguageCode): boolean {
  const { text } = slots
  if (!isWhole(line, slots, lang)) return false
  return (['headline', 'sub'] as const).every((role) => {
    const slot = slotOf(text, role)
    return !slot || line[role].length === 0 || longestWithin(line[role], roomFor(slot, line, lang)) !== null
  })
}

/** Whether all of a line's words in the scene are read before it is over. */
function isReadIn(line: SceneLine, slots: SceneSlots, lang: LanguageCode): boolean {
  const longestMs = longestSceneMs(slots.scene.durationMs)
  return (
    fitsScene(
      {
        ...line,
        headline: line.headline.filter((text) => isRead(text, longestMs)),
        sub: line.sub.filter((text) => isRead(text, longestMs)),
      },
      slots,
      lang,
    ) &&
    hasReadable(line.headline, longestMs) &&
    hasReadable(line.sub, longestMs)
  )
}

function hasReadable(words: readonly string[], longestMs: number): boolean {
  return words.length === 0 || words.some((text) => isRead(text, longestMs))
}
