import { countChars, isOfName } from '@clipmint/kit'

import { longestSceneMs } from './check/reading.ts'
import { designedLimit, isRead, longestWithin, textLimit } from './fitting-words.ts'
import type { PlaceableFile } from './placing/misfit.ts'
import { placeFiles } from './placing/place-files.ts'
import type { SlotMedia, SlotText, UserSource } from './project.ts'
import type { Ratio } from './ratio.ts'
import type { Script, ScriptLine } from './script.ts'
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
  return templateFiller(template, ratio, files)(script)
}

/** Fills a template with one script after another: where the same scenes are shown, files stand in the same places. */
export function templateFiller(
  template: Template,
  ratio: Ratio,
  files: readonly PlaceableFile[],
): (script: Script) => UserSource {
  const scenes = slotsOf(template)
  const places = new Map<string, Record<string, SlotMedia>>()
  const placed = (shown: readonly SceneSlots[]): Record<string, SlotMedia> => {
    const key = shown.map(({ scene }) => scene.id).join(' ')
    const media = places.get(key) ?? placeFiles(shown, files, { ratio })
    places.set(key, media)
    return { ...media }
  }
  return (script) => fillScenes({ template, ratio, scenes, placed }, script)
}

type Filling = {
  template: Template
  ratio: Ratio
  scenes: readonly SceneSlots[]
  /** The files in the places of the scenes that are shown. */
  placed: (shown: readonly SceneSlots[]) => Record<string, SlotMedia>
}

function fillScenes({ template, ratio, scenes, placed }: Filling, script: Script): UserSource {
  const text: Record<string, SlotText> = {}
  const taken = takeLines(scenes, script, ratio)
  // A video that would be too short shows pictures under the name.
  for (const one of taken.filter(({ isBare }) => isBare))
    if (sum(taken.filter(({ isOff }) => !isOff).map(({ slots }) => slots.scene.durationMs)) < SHORTEST_MS)
      one.isOff = false
  const shown = taken.filter(({ isOff }) => !isOff)
  for (const { slots, line } of shown) Object.assign(text, wordsOfScene(slots, line, script))
  const off = taken.filter(({ isOff }) => isOff).map(({ slots }) => slots.scene.id)
  return {
    v: 1,
    templateId: template.id,
    templateVersion: template.version,
    ratio,
    lang: script.lang,
    text,
    media: placed(shown.map(({ slots }) => slots)),
    ...(off.length > 0 ? { scenes: { off } } : {}),
  }
}

/** A scene with what it shows of a script; `source` is that line as the script has it. */
type Taken = {
  slots: SceneSlots
  source: ScriptLine | null
  line: SceneLine | null
  isOff: boolean
  isBare: boolean
}

/** Gives each scene its line of a script, without lines that are not to be shown as they would come to stand. */
function takeLines(scenes: readonly SceneSlots[], script: Script, ratio: Ratio): Taken[] {
  const left = [...script.lines]
  const taken = scenes.map((slots) => {
    const { scene } = slots
    const lacksPrice = mayBeLeftOut(scene) && scene.needs.includes('price') && script.price === null
    const before = [...left]
    const line = lacksPrice ? null : takeLine(left, slots, { ...script, ratio })
    const source = before.find((one) => !left.includes(one)) ?? null
    const isBare = !lacksPrice && mayBeLeftOut(scene) && line === null && needsLine(slots)
    return { slots, source, line, isOff: lacksPrice || isBare, isBare }
  })
  const shown = taken.flatMap(({ source }) => source ?? [])
  const lines = script.lines.reduce<ScriptLine[]>((kept, line, at) => {
    const isLost = line.follows !== undefined && kept.at(-1) !== script.lines[at - 1]
    return isLost || !mayStand(line, script.lines, shown) ? kept : [...kept, line]
  }, [])
  return lines.length < script.lines.length ? takeLines(scenes, { ...script, lines }, ratio) : taken
}

/** Whether a line is not shown, or shown with those that say what it leans on and what limits it; what opens a video stays. */
function mayStand(line: ScriptLine, all: readonly ScriptLine[], shown: readonly ScriptLine[]): boolean {
  const [at, place] = [all.indexOf(line), shown.indexOf(line)]
  if (place < 0) return true
  const after = all[at + 1]
  const isLimited = after?.follows !== 'limits' || shown[place + 1] === after || line.role === 'hook'
  return isLimited && (line.follows === undefined || (place > 0 && shown[place - 1] === all[at - 1]))
}

/** The least length of a video, by its scenes as they were designed. */
const SHORTEST_MS = 5_000

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}

/** What each slot of a scene says with a line, or without one. */
function wordsOfScene(
  { scene, text: slots }: SceneSlots,
  line: SceneLine | null,
  script: Script,
): Record<string, SlotText> {
  const text: Record<string, SlotText> = {}
  const longestMs = longestSceneMs(scene.durationMs)
  for (const slot of slots) text[slot.id] = { value: wordsFor(slot, line, { ...script, longestMs }) }
  for (const slot of slots.filter(isNumber))
    text[slot.id] = { value: numberIn(slots, text, designedLimit(slot, script.lang)) }
  for (const id of repeatedNames(slots, text, script)) text[id] = { value: '' }
  if (line && !isSaid(line.headline, slots, text))
    for (const slot of slots.filter((one) => isBare(one, text)))
      text[slot.id] = {
        value: longestWithin(line.headline, designedLimit(slot, script.lang), longestMs) ?? '',
      }
  return text
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

/**
 * The small lines of a scene that say the name once more: where it stands big or in a place of its own, or in small already;
 * and the brand's, where it stands big.
 */
function repeatedNames(
  slots: readonly TextSlot[],
  text: Readonly<Record<string, SlotText>>,
  { name, lang }: Pick<Script, 'name' | 'lang'>,
): string[] {
  const saysIt = (slot: TextSlot): boolean => {
    const value = text[slot.id]?.value ?? ''
    // A name that was cut to its place, or stands big as a title, is the name, too.
    const isTitle = slot.slot.role === 'headline' && isOfName(value, name) && 2 * value.length > name.length
    return !isNumber(slot) && (isTitle || [name, nameWithin(name, designedLimit(slot, lang))].includes(value))
  }
  const isSmall = ({ slot }: TextSlot) => slot.role === 'sub' || slot.role === 'tag'
  const small = slots.filter((slot) => isSmall(slot) && !slot.slot.required && saysIt(slot))
  const kept = slots.some((slot) => !isSmall(slot) && saysIt(slot))
    ? undefined
    : (small.find(({ slot }) => slot.role === 'sub') ?? small[0])
  const isBig = slots.some((slot) => slot.slot.role === 'headline' && saysIt(slot))
  const brands = slots.filter((slot) => slot.slot.role === 'brand' && !slot.slot.required && saysIt(slot))
  return [...small.filter((slot) => slot !== kept), ...(isBig ? brands : [])].map(({ id }) => id)
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

/** Before what is added to a name: “Tiệm kính Ánh Sao - combo học sinh”, “Raptor Ridge Pest w/ owls”, “감귤 10kg (S~M)”, “Beras, 2,5 kg”. */
const nameAddition = /\s+[-–—|/:·~]\s+|\s+w\/\s+|,\s+|\s*[([]/gu
/** At the end, words that wait for the next one: “The succulents in” and “Servis Mesin Cuci Pak” name nothing, but “Gia sư tiếng Anh” does. */
const leadsOn =
  /(?:^|(?<!(?:^|\s)(?:tiếng|nước|toko))\s)(?:the|an?|of|in|on|at|for|with|from|to|by|and|or|si|oleh|untuk|dari|di|ke|dan|dengan|tại|ở|cho|của|với|và|để|từ|cô|chú|dì|bác|anh|chị|bà|ông|mbak|mas|pak|bapak|bu|ibu|mpok|mang|kak|bang|om|uda|&|\+|[-–—|/:])$/iu

/** A name, or what of it fits: up to what is added to it, else as many whole words as say what it is; of a single long word its beginning. */
function nameWithin(name: string, limit: number): string {
  const whole = name.normalize('NFC').trim()
  if (countChars(whole) <= limit) return whole
  const fronts = [...whole.matchAll(nameAddition)].map(({ index }) => whole.slice(0, index))
  const front = fronts.findLast((one) => one !== '' && countChars(one) <= limit)
  if (front !== undefined) return front
  const words = whole.split(/\s+/u)
  let cut = ''
  // “Thông cống Phát Lộc quận” of “… quận 12”: a word waits for its number, too.
  const waits = (): boolean =>
    leadsOn.test(words.join(' ')) || (/^\d/u.test(cut) && !/\d/u.test(words.at(-1) ?? ''))
  while (words.length > 1 && (countChars(words.join(' ')) > limit || waits())) cut = words.pop() ?? ''
  return [...words.join(' ')].slice(0, limit).join('')
}
