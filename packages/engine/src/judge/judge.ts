import {
  compose,
  contrast,
  designedLimit,
  type Film,
  type FilmText,
  frameSize,
  type Ratio,
  READABLE_CONTRAST,
  safeArea,
  sampleProject,
  settledAtMs,
  slotsOf,
  type Template,
  textLimit,
} from '@clipmint/film'
import { findTrack } from '@clipmint/music'

import { layoutText, type TextLayout } from '../text/layout.ts'
import type { TextMeasure } from '../text/measure.ts'
import { splitLetters } from '../text/words.ts'
import { type RandomWords, randomWords } from './random-words.ts'

/** One thing wrong with a template: where, and which rule of a good video it breaks. */
export type Flaw = { ratio: Ratio; layer: string; rule: string }

/** How far words may reach past the safe area before it counts, in pixels: a glyph's side bearing. */
const TOLERANCE = 4
/** A headline is at least this share of the frame's height (9:16; elsewhere of its shorter side). */
const LEAST_HEADLINE = 0.06
const FIRST_WORDS_BY_MS = 800
const SHORTEST_MS = 5_000
const LONGEST_MS = 30_000

/** What is wrong with a template in one ratio, by rules that need no eye: rhythm, safe area, size, contrast, hook. */
export function judgeTemplate(
  template: Template,
  ratio: Ratio,
  lang: 'ko' | 'en',
  measure: TextMeasure,
): Flaw[] {
  const track = findTrack(template.music)
  if (!track) return [{ ratio, layer: template.music, rule: 'names a track that there is' }]
  const film = compose(template, sampleProject(template, ratio, lang), {
    files: {},
    beatMs: 60_000 / track.bpm,
  })
  const flaw = (layer: string, rule: string): Flaw => ({ ratio, layer, rule })
  const flaws: Flaw[] = []
  if (film.durationMs < SHORTEST_MS || film.durationMs > LONGEST_MS + 1)
    flaws.push(flaw('', 'runs for 5 to 30 seconds'))
  for (const scene of film.scenes) {
    if (scene.durationMs < 1_200 || scene.durationMs > 2_900)
      flaws.push(flaw(scene.id, 'holds one idea for 1.2 to 2.9 s'))
    for (const layer of scene.layers) {
      if (layer.kind === 'text')
        flaws.push(...judgeText(layer, film, measure).map((rule) => flaw(layer.id, rule)))
    }
  }
  return [...flaws, ...judgeHook(film).map((rule) => flaw(film.scenes[0]?.id ?? '', rule))]
}

function judgeText(layer: FilmText, film: Film, measure: TextMeasure): string[] {
  const rules: string[] = []
  const layout = layoutText(measure, layer)
  if (layout.overflow) rules.push('keeps its words in their box')
  if (contrast(layer.color, layer.ground) < READABLE_CONTRAST) rules.push('reads at 4.5:1 on its ground')
  const safe = safeArea[film.ratio]
  const { x, y, w, h } = layout.bounds
  const outside =
    x < safe.left * film.width - TOLERANCE ||
    y < safe.top * film.height - TOLERANCE ||
    x + w > film.width * (1 - safe.right) + TOLERANCE ||
    y + h > film.height * (1 - safe.bottom) + TOLERANCE
  if (outside) rules.push('stays in the safe area')
  return rules
}

function judgeHook({ scenes, ratio }: Film): string[] {
  const texts = scenes[0]?.layers.filter((layer) => layer.kind === 'text') ?? []
  const largest = texts.toSorted((a, b) => b.size - a.size)[0]
  if (!largest) return ['opens with words']
  const side =
    ratio === '9:16' ? frameSize[ratio].height : Math.min(frameSize[ratio].width, frameSize[ratio].height)
  const rules: string[] = []
  if (largest.size < LEAST_HEADLINE * side) rules.push('opens with one big line')
  const words = largest.text.split(/\s+/u).length
  const settled = settledAtMs(largest.motion, {
    layer: 1,
    line: 1,
    word: words,
    syllable: [...largest.text].length,
  })
  if (settled > FIRST_WORDS_BY_MS + 300) rules.push('shows its big line in the first second')
  return rules
}

/**
 * Words that a template does not set well: each slot is tried with `tries` random texts up to its limit, in Korean and
 * English. Nothing leaves its box, no letter is left over on the last line, no number parts from its unit.
 */
export function findBadSetting(
  template: Template,
  ratio: Ratio,
  tries: number,
  measure: TextMeasure,
): Flaw[] {
  return slotsOf(template).flatMap(({ scene, text }) =>
    text.flatMap((slot) =>
      Array.from({ length: tries }, (_, attempt) => attempt).flatMap((attempt): Flaw[] => {
        const lang = attempt % 2 === 0 ? 'ko' : 'en'
        // A headline's place takes big words and sentences.
        const limit = attempt % 4 < 2 ? textLimit(slot, lang) : designedLimit(slot, lang)
        const words = randomWords(lang, limit, `${slot.id} ${attempt}`)
        const project = sampleProject({ ...template, scenes: [scene] }, ratio, lang)
        project.userSource.text[slot.id] = { value: words.text }
        const film = compose({ ...template, scenes: [scene] }, project, { files: {}, beatMs: null })
        const layer = film.scenes[0]?.layers.find((it) => it.id === slot.id)
        if (layer?.kind !== 'text') return []
        return judgeSetting(layoutText(measure, layer), words).map((rule) => ({
          ratio,
          layer: slot.id,
          rule,
        }))
      }),
    ),
  )
}

function judgeSetting({ overflow, lines, vertical }: TextLayout, { text, numbers }: RandomWords): string[] {
  const rules: string[] = []
  if (overflow) rules.push(`holds “${text}”`)
  if (vertical) return rules
  const shown = lines.map((line) => line.text)
  const last = splitLetters((shown.at(-1) ?? '').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
  if (shown.length > 1 && last.length === 1 && /\p{L}/u.test(last[0] ?? ''))
    rules.push(`leaves no letter over: “${shown.join(' | ')}”`)
  const isWhole = (number: string) => shown.some((line) => line.toLowerCase().includes(number.toLowerCase()))
  if (!numbers.every(isWhole)) rules.push(`keeps numbers with their units: “${shown.join(' | ')}”`)
  return rules
}
