import { countChars } from '@clipmint/kit'

import type { FilmScene } from '../film.ts'
import { designedLimit, textLimit } from '../fitting-words.ts'
import type { FilmText } from '../layers/text.ts'
import { hasText } from '../shown-slots.ts'
import type { TextSlot } from '../template.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, finding } from './finding.ts'
import { readingMs } from './reading.ts'

/** Words drawn smaller than this share of the size their sample is drawn in have lost what they were set so large for. */
export const SHRUNK_BELOW = 0.8

type Drawn = { lang: string; drawnShareOf: (text: FilmText) => number }

/**
 * How large words are drawn, as a share of the size that the sample in their place is drawn in: a font that reaches high
 * is smaller in its place than it was set, however few the words.
 */
export function shareBesideSample(
  { slot }: TextSlot,
  layer: FilmText,
  { lang, drawnShareOf }: Drawn,
): number {
  const sample = slot.sample[lang === 'ko' ? 'ko' : 'en']
  return drawnShareOf(layer) / Math.min(1, drawnShareOf({ ...layer, text: sample }))
}

/** Whether words have lost what their sample was set so large for; where a sentence has room, more words are meant to be smaller. */
export function isShrunk(slot: TextSlot, layer: FilmText, drawn: Drawn): boolean {
  const lang = drawn.lang === 'ko' ? 'ko' : 'en'
  const takesSentence = textLimit(slot, lang) > designedLimit(slot, lang)
  return !takesSentence && shareBesideSample(slot, layer, drawn) < SHRUNK_BELOW
}

/** What there is to see to in the words of a slot. */
export function findInText(slot: TextSlot, facts: CheckFacts): Finding[] {
  const { userSource } = facts.content
  const { overlong = {} } = facts
  const { id } = slot
  if (!hasText(userSource, id)) return slot.slot.required ? [finding('required-text-empty', id)] : []
  const value = userSource.text[id]?.value ?? ''
  const claim = facts.claimOf?.(value) ?? null
  return [
    ...(claim ? [finding(`claim-${claim}`, id)] : []),
    ...(/\{\{.*?\}\}/u.test(value) ? [finding('placeholder-left', id)] : []),
    ...(countChars(overlong[id] ?? value) > textLimit(slot, userSource.lang)
      ? [finding('text-too-long', id)]
      : []),
    ...findOnFrame(slot, facts),
  ]
}

/** What only shows once the words stand in their scene. */
function findOnFrame(slot: TextSlot, facts: CheckFacts): Finding[] {
  const { content, film, drawnShareOf, contrastOf } = facts
  const { id } = slot
  const shown = textOnFrame(film.scenes, id)
  if (!shown) return []
  const { lang } = content.userSource
  // Words past their limit are told to be shortened once.
  const isTold =
    facts.overlong?.[id] === undefined &&
    drawnShareOf !== undefined &&
    isShrunk(slot, shown.layer, { lang, drawnShareOf })
  const contrast = contrastOf?.(id) ?? null
  return [
    ...(isTold ? [finding('text-shrunk', id)] : []),
    ...(readingMs(shown.layer.text) > shown.scene.durationMs ? [finding('time-short', id)] : []),
    ...(contrast && contrast.ratio < contrast.least ? [finding('contrast-low', id, { contrast })] : []),
  ]
}

/** A slot's words in a film, and the scene that they stand in; undefined where they do not show. */
export function textOnFrame(
  scenes: readonly FilmScene[],
  id: string,
): { scene: FilmScene; layer: FilmText } | undefined {
  for (const scene of scenes) {
    const layer = scene.layers.find((it) => it.id === id)
    if (layer?.kind === 'text') return { scene, layer }
  }
  return undefined
}
