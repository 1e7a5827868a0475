import type { LanguageCode } from '@clipmint/kit'

import { readingMs } from './check/reading.ts'
import type { PlaceableFile } from './placing/misfit.ts'
import { placeFiles } from './placing/place-files.ts'
import type { SlotText, UserSource } from './project.ts'
import type { Ratio } from './ratio.ts'
import { type SceneRole, type SceneSlots, slotsOf, type Template, type TextSlot } from './template.ts'

/** One line of a scenario: variants of the same thought, longest first, for scenes of its role. */
export type ScriptLine = {
  role: SceneRole
  headline: readonly string[]
  sub: readonly string[]
  /** The big words announce the small ones and say nothing without them: they are shown together or not at all. */
  announces?: boolean | undefined
}

/** The words a scenario brings to a template. `price` is written out in the video's language. */
export type Script = {
  lang: LanguageCode
  name: string
  price: string | null
  brand: string | null
  lines: readonly ScriptLine[]
}

/**
 * An owner's words and pictures put into a template: each scene takes the next line of its role (or the nearest role
 * left), each slot the longest variant that fits its limit and is read before the scene is over; files go to the pictures' places where they suit best,
 * the first given first. What no scene was left for stands small where a scene has room.
 * Scenes whose words are missing are switched off when they may be.
 */
export function fillTemplate(
  template: Template,
  ratio: Ratio,
  script: Script,
  files: readonly PlaceableFile[],
): UserSource {
  const text: Record<string, SlotText> = {}
  const off: string[] = []
  const lines = [...script.lines]
  const scenes = slotsOf(template)
  const bare: { slot: TextSlot; durationMs: number }[] = []
  for (const slots of scenes) {
    const line = takeLine(lines, slots, script.lang)
    const lacksPrice = slots.scene.needs.includes('price') && script.price === null
    if (slots.scene.optional && (lacksPrice || (line === null && needsLine(slots)))) {
      off.push(slots.scene.id)
      if (line) lines.unshift(line)
      continue
    }
    const { durationMs } = slots.scene
    for (const slot of slots.text) text[slot.id] = { value: wordsFor(slot, line, { ...script, durationMs }) }
    for (const slot of slots.text.filter(isNumber))
      text[slot.id] = { value: numberIn(slots.text, text, textLimit(slot, script.lang)) }
    for (const id of repeatedNames(slots.text, text, script.name)) text[id] = { value: '' }
    if (line && !isSaid(line.headline, slots.text, text))
      for (const slot of slots.text.filter((one) => isBare(one, text)))
        text[slot.id] = {
          value: longestWithin(line.headline, textLimit(slot, script.lang), durationMs) ?? '',
        }
    if (isTelling(slots, text, script))
      bare.push(...slots.text.filter((slot) => isBare(slot, text)).map((slot) => ({ slot, durationMs })))
  }
  for (const { slot, durationMs } of bare) {
    const room = { limit: textLimit(slot, script.lang), durationMs }
    const value = takeThought(lines, script.name, room)
    if (value !== null) text[slot.id] = { value }
  }
  return {
    v: 1,
    templateId: template.id,
    templateVersion: template.version,
    ratio,
    lang: script.lang,
    text,
    media: placeFiles(
      scenes.filter(({ scene }) => !off.includes(scene.id)),
      files,
      { ratio },
    ),
    ...(off.length > 0 ? { scenes: { off } } : {}),
  }
}

/** Whether a scene tells something of the product in big words, beside which another thought may stand small. */
function isTelling(
  { scene, text }: SceneSlots,
  said: Readonly<Record<string, SlotText>>,
  { name }: Script,
): boolean {
  const heading = text.find(({ slot }) => slot.role === 'headline')
  const words = heading ? (said[heading.id]?.value ?? '') : ''
  return ['benefit', 'detail', 'proof'].includes(scene.role) && words !== '' && words !== name
}

/** Whether one of these words stands in the scene. */
function isSaid(
  words: readonly string[],
  slots: readonly TextSlot[],
  text: Readonly<Record<string, SlotText>>,
): boolean {
  return slots.some(({ id }) => words.includes(text[id]?.value ?? ''))
}

function isBare({ id, slot }: TextSlot, said: Readonly<Record<string, SlotText>>): boolean {
  return slot.role === 'sub' && said[id]?.value === ''
}

/** Takes a thought that no scene was left for, where its big words say it all, fit and are read in time. */
function takeThought(
  lines: ScriptLine[],
  name: string,
  { limit, durationMs }: { limit: number; durationMs: number },
): string | null {
  const told: readonly SceneRole[] = ['benefit', 'detail', 'proof']
  const wordsOf = ({ role, headline, sub }: ScriptLine) =>
    told.includes(role) && sub.length === 0 && !headline.includes(name)
      ? longestWithin(
          headline.filter((text) => isRead(text, durationMs)),
          limit,
        )
      : null
  const index = lines.findIndex((line) => wordsOf(line) !== null)
  const [line] = index < 0 ? [] : lines.splice(index, 1)
  return line ? wordsOf(line) : null
}

/** The small lines of a scene that say the name once more: where it stands big or in a place of its own, or in small already. */
function repeatedNames(
  slots: readonly TextSlot[],
  text: Readonly<Record<string, SlotText>>,
  name: string,
): string[] {
  const saysIt = ({ id }: TextSlot) => text[id]?.value === name
  const isSmall = ({ slot }: TextSlot) => slot.role === 'sub' || slot.role === 'tag'
  const small = slots.filter((slot) => isSmall(slot) && !slot.slot.required && saysIt(slot))
  const kept = slots.some((slot) => !isSmall(slot) && saysIt(slot))
    ? undefined
    : (small.find(({ slot }) => slot.role === 'sub') ?? small[0])
  return small.filter((slot) => slot !== kept).map(({ id }) => id)
}

/** Whether a label is made to show a number and nothing else. */
function isNumber({ slot }: TextSlot): boolean {
  return slot.role === 'tag' && /^\d+$/u.test(slot.sample.ko)
}

/** The first whole number that the scene's words say and that fits; none where they say none. */
function numberIn(
  slots: readonly TextSlot[],
  text: Readonly<Record<string, SlotText>>,
  limit: number,
): string {
  const said = slots.map(({ id }) => text[id]?.value ?? '').join('\n')
  return longestWithin(said.match(/(?<![\d.,:])\d+(?![\d.,:]*\d)/gu) ?? [], limit) ?? ''
}

/** How many code points a slot takes in a language. */
export function textLimit(slot: TextSlot, lang: LanguageCode): number {
  return lang === 'ko' ? slot.slot.maxChars.ko : slot.slot.maxChars.en
}

/** A text's length as its owner counts it: in code points, Hangul composed. */
export function countChars(text: string): number {
  return [...text.normalize('NFC')].length
}

const nearestRoles: Readonly<Record<SceneRole, readonly SceneRole[]>> = {
  hook: ['hook', 'benefit'],
  benefit: ['benefit', 'detail', 'proof'],
  detail: ['detail', 'benefit', 'proof'],
  proof: ['proof', 'benefit', 'detail'],
  offer: ['offer'],
  cta: ['cta'],
}

/**
 * Takes the first line of the scene's role whose words fit its slots and are read in its time, else of a role near it;
 * then one whose words fit. A heading without the
 * sentence it announces says nothing, so a line counts as fitting only when its second half fits too.
 */
function takeLine(lines: ScriptLine[], slots: SceneSlots, lang: LanguageCode): ScriptLine | null {
  for (const fits of [isReadIn, fitsScene, isWhole]) {
    for (const wanted of nearestRoles[slots.scene.role]) {
      const index = lines.findIndex((line) => line.role === wanted && fits(line, slots, lang))
      if (index >= 0) return lines.splice(index, 1)[0] ?? null
    }
  }
  return null
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
  const { durationMs } = slots.scene
  return (
    fitsScene(
      {
        ...line,
        headline: line.headline.filter((text) => isRead(text, durationMs)),
        sub: line.sub.filter((text) => isRead(text, durationMs)),
      },
      slots,
      lang,
    ) &&
    hasReadable(line.headline, durationMs) &&
    hasReadable(line.sub, durationMs)
  )
}

function hasReadable(words: readonly string[], durationMs: number): boolean {
  return words.length === 0 || words.some((text) => isRead(text, durationMs))
}

function isRead(text: string, durationMs: number): boolean {
  return readingMs(text) <= durationMs
}

function needsLine({ text }: SceneSlots): boolean {
  return text.some(({ slot }) => slot.required && (slot.role === 'headline' || slot.role === 'sub'))
}

function wordsFor(slot: TextSlot, line: ScriptLine | null, script: Script & { durationMs: number }): string {
  const { durationMs } = script
  const limit = textLimit(slot, script.lang)
  switch (slot.slot.role) {
    case 'headline':
      return (
        longestWithin(line?.headline ?? [], limit, durationMs) ??
        (slot.slot.required ? nameWithin(script.name, limit) : '')
      )
    case 'sub':
      return smallWords(slot, line, { limit, durationMs })
    case 'cta':
      return (
        longestWithin([...(line?.headline ?? []), ...(line?.sub ?? [])], limit, durationMs) ??
        nameWithin(script.name, limit)
      )
    case 'price':
      return script.price ?? ''
    case 'name':
      return nameWithin(script.name, limit)
    case 'brand':
      return nameWithin(script.brand ?? script.name, limit)
    case 'tag':
      // Half a name names another thing, so that a label says it whole or nothing.
      return isNumber(slot) ? '' : (longestWithin([script.name.normalize('NFC')], limit) ?? '')
  }
}

/**
 * The small words of a line. Where none of them is read in time, a scene says its big words alone; but for those that are
 * said together or not at all.
 */
function smallWords(
  { slot }: TextSlot,
  line: ScriptLine | null,
  { limit, durationMs }: { limit: number; durationMs: number },
): string {
  const words = longestWithin(line?.sub ?? [], limit, durationMs) ?? ''
  const mayBeLeft = !slot.required && line?.announces !== true && (line?.headline.length ?? 0) > 0
  return mayBeLeft && !isRead(words, durationMs) ? '' : words
}

/**
 * The first variant that fits and is read in time, else the last that fits. A sentence is never cut: half of one can say
 * the opposite.
 */
function longestWithin(variants: readonly string[], limit: number, durationMs = Infinity): string | null {
  const fitting = variants.filter((variant) => variant !== '' && countChars(variant) <= limit)
  return fitting.find((variant) => isRead(variant, durationMs)) ?? fitting.at(-1) ?? null
}

/** Words that wait for the next one: “The succulents in” names nothing. */
const leadsOn = /^(?:the|an?|of|in|on|at|for|with|from|to|by|and|or|&|\+)$/iu

/** As many whole words of a name as fit, up to one that says what it is; of a single long word its beginning. */
function nameWithin(name: string, limit: number): string {
  const words = name.normalize('NFC').split(/\s+/u)
  while (words.length > 1 && (countChars(words.join(' ')) > limit || leadsOn.test(words.at(-1) ?? '')))
    words.pop()
  return [...words.join(' ')].slice(0, limit).join('')
}
