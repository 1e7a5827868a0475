import type { LanguageCode } from '@clipmint/kit'

import { longestSceneMs } from './check/reading.ts'
import { isRead, longestWithin, textLimit } from './fitting-words.ts'
import type { Ratio } from './ratio.ts'
import type { ScriptLine } from './script.ts'
import type { SceneRole, SceneSlots } from './template.ts'

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
 * read in its time, of that role or of one near it; then one whose words fit. A heading without the sentence it announces
 * says nothing, so such a line counts as fitting only when that sentence fits too.
 */
export function takeLine(
  script: ScriptLine[],
  slots: SceneSlots,
  { lang, ratio }: { lang: LanguageCode; ratio: Ratio },
): ScriptLine | null {
  const { role } = slots.scene
  const lines = isSmallOver(slots, ratio) ? script.map(overBig) : script
  const take = (fits: (line: ScriptLine) => boolean): ScriptLine | null => {
    const index = lines.findIndex((line) => line !== null && fits(line))
    const found = lines[index] ?? null
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

/** Whether a scene's small words stand over its big ones, so that they are read first. */
function isSmallOver({ text }: SceneSlots, ratio: Ratio): boolean {
  const middleOf = (role: 'headline' | 'sub'): number | null => {
    const box = text.find(({ slot }) => slot.role === role)?.layout[ratio]
    return box ? box.y + box.h / 2 : null
  }
  const [small, big] = [middleOf('sub'), middleOf('headline')]
  return small !== null && big !== null && small < big
}

/** A line in the words for small over big ones; null where it would read back to front. */
function overBig(line: ScriptLine): ScriptLine | null {
  const { over } = line
  if (over === undefined) return line
  return over === null ? null : { ...line, headline: [over.headline], sub: [over.sub] }
}

/** Whether the scene has a place for each half of a line, in which it is read. */
function isShownWhole(line: ScriptLine, slots: SceneSlots, lang: LanguageCode): boolean {
  const hasPlace = (half: 'headline' | 'sub') =>
    line[half].length === 0 || slots.text.some(({ slot }) => slot.role === half)
  return hasPlace('headline') && hasPlace('sub') && isReadIn(line, slots, lang)
}

/** Whether a line that announces its small words finds a place for them. */
function isWhole({ announces, sub }: ScriptLine, { text }: SceneSlots, lang: LanguageCode): boolean {
  const slot = text.find((it) => it.slot.role === 'sub')
  return announces !== true || (slot !== undefined && longestWithin(sub, textLimit(slot, lang)) !== null)
}

function fitsScene(line: ScriptLine, slots: SceneSlots, lang: LanguageCode): boolean {
  const { text } = slots
  if (!isWhole(line, slots, lang)) return false
  return (['headline', 'sub'] as const).every((role) => {
    const slot = text.find((it) => it.slot.role === role)
    return !slot || line[role].length === 0 || longestWithin(line[role], textLimit(slot, lang)) !== null
  })
}

/** Whether all of a line's words in the scene are read before it is over. */
function isReadIn(line: ScriptLine, slots: SceneSlots, lang: LanguageCode): boolean {
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
