import { countChars, textLimit } from '../fill.ts'
import type { FilmScene } from '../film.ts'
import type { FilmText } from '../layers/text.ts'
import { hasText } from '../shown-slots.ts'
import type { TextSlot } from '../template.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, finding } from './finding.ts'
import { readingMs } from './reading.ts'

/** Words drawn smaller than this share of their design's size have lost what they were set so large for. */
const SHRUNK_BELOW = 0.8

/** What there is to see to in the words of a slot. */
export function findInText(slot: TextSlot, facts: CheckFacts): Finding[] {
  const { userSource } = facts.content
  const { id } = slot
  if (!hasText(userSource, id)) return slot.slot.required ? [finding('required-text-empty', id)] : []
  const value = userSource.text[id]?.value ?? ''
  return [
    ...(/\{\{.*?\}\}/u.test(value) ? [finding('placeholder-left', id)] : []),
    ...(countChars(value) > textLimit(slot, userSource.lang) ? [finding('text-too-long', id)] : []),
    ...findOnFrame(id, facts),
  ]
}

/** What only shows once the words stand in their scene. */
function findOnFrame(id: string, { film, drawnShareOf }: CheckFacts): Finding[] {
  const shown = textOnFrame(film.scenes, id)
  if (!shown) return []
  const isShrunk = drawnShareOf !== undefined && drawnShareOf(shown.layer) < SHRUNK_BELOW
  return [
    ...(isShrunk ? [finding('text-shrunk', id)] : []),
    ...(readingMs(shown.layer.text) > shown.scene.durationMs ? [finding('time-short', id)] : []),
  ]
}

function textOnFrame(
  scenes: readonly FilmScene[],
  id: string,
): { scene: FilmScene; layer: FilmText } | undefined {
  for (const scene of scenes) {
    const layer = scene.layers.find((it) => it.id === id)
    if (layer?.kind === 'text') return { scene, layer }
  }
  return undefined
}
