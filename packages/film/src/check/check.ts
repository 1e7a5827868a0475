import { countChars, textLimit } from '../fill.ts'
import { hasText, shownSlots } from '../shown-slots.ts'
import type { SceneSlots } from '../template.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, finding } from './finding.ts'
import { isTitle } from './title.ts'

/**
 * All there is to see to before the video is made: what concerns the whole of it first, then slot by slot in the order
 * of the scenes. Scenes that are left out do not count.
 */
export function findFindings(facts: CheckFacts): Finding[] {
  return [
    ...(facts.isExpired ? [finding('expired')] : []),
    ...(isTitle(facts.title) ? [] : [finding('title-invalid')]),
    ...shownSlots(facts.template, facts.content.userSource).flatMap((slots) => findIn(slots, facts)),
  ]
}

/** True when nothing found stops the video. */
export function isReady(findings: readonly Finding[]): boolean {
  return findings.every(({ severity }) => severity !== 'blocking')
}

function findIn(slots: SceneSlots, facts: CheckFacts): Finding[] {
  return [
    ...slots.text.flatMap((slot) => findInText(slot, facts)),
    ...slots.media.flatMap((slot) => findInMedia(slot, facts)),
  ]
}

function findInText(slot: SceneSlots['text'][number], { content: { userSource } }: CheckFacts): Finding[] {
  const { id } = slot
  if (!hasText(userSource, id)) return slot.slot.required ? [finding('required-text-empty', id)] : []
  const value = userSource.text[id]?.value ?? ''
  return [
    ...(/\{\{.*?\}\}/u.test(value) ? [finding('placeholder-left', id)] : []),
    ...(countChars(value) > textLimit(slot, userSource.lang) ? [finding('text-too-long', id)] : []),
  ]
}

function findInMedia(
  { id, slot }: SceneSlots['media'][number],
  { content, files, isBroken }: CheckFacts,
): Finding[] {
  const chosen = content.userSource.media[id]
  if (!chosen) return slot.required ? [finding('required-media-empty', id)] : []
  const isThere = files[chosen.assetId] !== undefined && isBroken?.(chosen.assetId) !== true
  return isThere ? [] : [finding('media-missing', id)]
}
