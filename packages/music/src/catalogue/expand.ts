import { createRandom, must, type Random } from '@clipmint/kit'

import { deriveSeed, pick } from '../random.ts'
import type { Track } from '../track.ts'
import { arrange, type Choices } from './arrange.ts'
import type { StyleSheet } from './sheet.ts'

/** So many draws are made for each track, and the one least like the tracks before it is kept. */
const draws = 24
const golden = 0.618_033_988_75

/** The tracks of a style, one for each of its names, in their order. A track's layers are worked out when first asked for. */
export function expand(sheet: StyleSheet): Track[] {
  const taken: Choices[] = []
  for (const [place, name] of sheet.names.entries()) taken.push(choose(sheet, { name, place, taken }))
  return sheet.names.map((name, place) => toTrack(sheet, name, must(taken[place], 'choices')))
}

/** The ids of a style's tracks, without making them. */
export function idsIn(sheet: StyleSheet): string[] {
  return sheet.names.map((name) => idOf(titleIn(name).en))
}

function toTrack(sheet: StyleSheet, name: string, choices: Choices): Track {
  const title = titleIn(name)
  let style: Track['style'] | null = null
  return {
    id: idOf(title.en),
    title,
    moods: must(pick(sheet.moods, createRandom(deriveSeed(choices.seed, 'moods'))), 'moods'),
    bpm: choices.bpm,
    energy: sheet.energy,
    key: { tonic: choices.tonic, scale: sheet.scale },
    seed: choices.seed,
    genre: sheet.id,
    get style() {
      return (style ??= arrange(sheet, choices))
    },
  }
}

type Place = { name: string; place: number; taken: readonly Choices[] }

/** Of some draws the one whose nearest neighbour among the tracks before it is furthest away. */
function choose(sheet: StyleSheet, { name, place, taken }: Place): Choices {
  const seed = deriveSeed(place, name) % 1_000_000_007
  const random = createRandom(deriveSeed(seed, 'choices'))
  let best = draw(sheet, { seed, place, random })
  let furthest = nearestOf(best, taken)
  for (let more = 1; more < draws; more++) {
    const other = draw(sheet, { seed, place, random })
    const away = nearestOf(other, taken)
    if (away > furthest) [best, furthest] = [other, away]
  }
  return best
}

/** Everything by chance but the tempo, which is spread over the style's range by the golden ratio. */
function draw(
  sheet: StyleSheet,
  { seed, place, random }: { seed: number; place: number; random: Random },
): Choices {
  const [slowest, fastest] = sheet.bpm
  const from = <T>(list: readonly T[]): T => must(pick(list, random), 'something to choose from')
  return {
    seed,
    bpm: Math.round(slowest + (fastest - slowest) * ((place * golden) % 1)),
    tonic: from(sheet.tonics),
    swing: from(sheet.swing),
    harmony: from(sheet.harmonies),
    form: from(sheet.forms),
    kit: from(sheet.kits),
    bass: from(sheet.basses),
    comp: from(sheet.comps),
    figure: from(sheet.figures),
    singer: from(sheet.singers),
  }
}

function nearestOf(choices: Choices, taken: readonly Choices[]): number {
  return Math.min(...taken.map((other) => difference(choices, other)))
}

/** How much two sets of choices differ, counting more what is heard more. */
function difference(one: Choices, other: Choices): number {
  const tempo = Math.min(3, 24 * Math.abs(Math.log2(one.bpm / other.bpm)))
  return (
    tempo +
    (one.harmony === other.harmony ? 0 : 2) +
    (one.kit === other.kit ? 0 : 1.5) +
    (one.singer === other.singer ? 0 : 2) +
    (one.comp === other.comp ? 0 : 2) +
    (one.figure === other.figure ? 0 : 1.5) +
    (one.bass === other.bass ? 0 : 1) +
    (one.form === other.form ? 0 : 1)
  )
}

function titleIn(name: string): Track['title'] {
  const [ko = '', en = ''] = name.split(' | ')
  return { ko, en }
}

function idOf(english: string): string {
  return english
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
