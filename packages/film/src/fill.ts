import { isOfName } from '@clipmint/kit'

import { longestSceneMs } from './check/reading.ts'
import { countChars, designedLimit, isRead, longestWithin, textLimit } from './fitting-words.ts'
import type { PlaceableFile } from './placing/misfit.ts'
import { placeFiles } from './placing/place-files.ts'
import type { SlotText, UserSource } from './project.ts'
import type { Ratio } from './ratio.ts'
import type { Script } from './script.ts'
import { roomFor, type SceneLine, takeLine } from './take-line.ts'
import { mayBeLeftOut, type SceneSlots, slotsOf, type Template, type TextSlot } from './template.ts'

/**
 * An owner's words and pictures put into a template: each scene takes the next line of its role (or the nearest role
 * left), each slot the longest variant that fits its limit and is read before the scene is over, which grows with its
 * words; files go to the pictures' places where they suit best, the first given first. Scenes whose words are missing
 * are switched off when they may be.
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
  for (const slots of scenes) {
    const { scene } = slots
    const mayBeOff = mayBeLeftOut(scene)
    const lacksPrice = mayBeOff && scene.needs.includes('price') && script.price === null
    const line = lacksPrice ? null : takeLine(lines, slots, { ...script, ratio })
    if (lacksPrice || (mayBeOff && line === null && needsLine(slots))) {
      off.push(scene.id)
      continue
    }
    const longestMs = longestSceneMs(scene.durationMs)
    for (const slot of slots.text) text[slot.id] = { value: wordsFor(slot, line, { ...script, longestMs }) }
    for (const slot of slots.text.filter(isNumber))
      text[slot.id] = { value: numberIn(slots.text, text, designedLimit(slot, script.lang)) }
    for (const id of repeatedNames(slots.text, text, script.name)) text[id] = { value: '' }
    if (line && !isSaid(line.headline, slots.text, text))
      for (const slot of slots.text.filter((one) => isBare(one, text)))
        text[slot.id] = {
          value: longestWithin(line.headline, designedLimit(slot, script.lang), longestMs) ?? '',
        }
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

/** The small lines of a scene that say the name once more: where it stands big or in a place of its own, or in small already. */
function repeatedNames(
  slots: readonly TextSlot[],
  text: Readonly<Record<string, SlotText>>,
  name: string,
): string[] {
  // A name that was cut to its place is the name, too.
  const saysIt = ({ id }: TextSlot) => isOfName(text[id]?.value ?? '', name)
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

function needsLine({ text }: SceneSlots): boolean {
  return text.some(({ slot }) => slot.required && (slot.role === 'headline' || slot.role === 'sub'))
}

function wordsFor(slot: TextSlot, line: SceneLine | null, script: Script & { longestMs: number }): string {
  const { longestMs } = script
  const limit = roomFor(slot, line, script.lang)
  switch (slot.slot.role) {
    case 'headline':
      return (
        longestWithin(line?.headline ?? [], limit, longestMs) ??
        (slot.slot.required ? nameWithin(script.name, textLimit(slot, script.lang)) : '')
      )
    case 'sub':
      return smallWords(slot, line, { limit, longestMs })
    case 'cta':
      return (
        longestWithin([...(line?.headline ?? []), ...(line?.sub ?? [])], limit, longestMs) ??
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
  line: SceneLine | null,
  { limit, longestMs }: { limit: number; longestMs: number },
): string {
  const words = longestWithin(line?.sub ?? [], limit, longestMs) ?? ''
  const mayBeLeft = !slot.required && line?.announces !== true && (line?.headline.length ?? 0) > 0
  return mayBeLeft && !isRead(words, longestMs) ? '' : words
}

/** What parts a name from what is added to it: “Tiệm kính Ánh Sao - combo học sinh”, “In ảnh & phục chế”, “감귤 10kg (S~M)”. */
const added = /\s+(?:[-–—|/:&+·~]|w\/)\s+|\s*[,([]\s*/gu
/** Words that wait for the next one: “The succulents in” names nothing. */
const leadsOn = /^(?:the|an?|of|in|on|at|for|with|from|to|by|and|or|&|\+|[-–—|/:])$/iu

/** A name, or what of it fits: up to what is added to it, else as many whole words as say what it is; of a single long word its beginning. */
function nameWithin(name: string, limit: number): string {
  const whole = name.normalize('NFC').trim()
  if (countChars(whole) <= limit) return whole
  const fronts = [...whole.matchAll(added)].map(({ index }) => whole.slice(0, index))
  const front = fronts.findLast((one) => one !== '' && countChars(one) <= limit)
  if (front !== undefined) return front
  const words = whole.split(/\s+/u)
  while (words.length > 1 && (countChars(words.join(' ')) > limit || leadsOn.test(words.at(-1) ?? '')))
    words.pop()
  return [...words.join(' ')].slice(0, limit).join('')
}
