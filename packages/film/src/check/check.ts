import { shownSlots } from '../shown-slots.ts'
import { findBadDiscount } from './discount.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, finding, isVouchable } from './finding.ts'
import { findInMusic } from './music.ts'
import { findInMedia, findRepeated } from './pictures.ts'
import { findSamples } from './samples.ts'
import { findInText } from './texts.ts'
import { isTitle } from './title.ts'
import { findCoveredLogo, findCoveredText } from './zones.ts'

/**
 * All there is to see to before the video is made: what the law forbids first, then what else stops it, then what is only
 * warned of; in each what
 * concerns the whole of it before its slots, and those in the order of the scenes. Scenes left out do not count.
 */
export function findFindings(facts: CheckFacts): Finding[] {
  const { template, content } = facts
  const slots = shownSlots(template, content.userSource)
  const inSlots = [
    ...slots.flatMap(({ text, media }) => [
      ...text.flatMap((slot) => findInText(slot, facts)),
      ...media.flatMap((slot) => findInMedia(slot, facts)),
    ]),
    ...findRepeated(facts),
    ...findBadDiscount(facts),
  ]
  const order = slots.flatMap(({ text, media }) => [...text, ...media].map(({ id }) => id))
  const samples = findSamples(facts)
  const sampled = new Set(samples.map(({ slotId }) => slotId))
  const found = [
    ...findInWhole(facts),
    ...samples,
    ...findCoveredText(facts, new Set(order)),
    ...inSlots
      // A sample that promises something is said to be a sample.
      .filter(({ code, slotId }) => code !== 'claim-doubtful' || !sampled.has(slotId))
      .toSorted((one, other) => order.indexOf(one.slotId ?? '') - order.indexOf(other.slotId ?? '')),
  ]
  const rank = (it: Finding) => (isVouchable(it) ? 0 : isBlocking(it) ? 1 : 2)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

/** True when nothing found stops the video. */
export function isReady(findings: readonly Finding[]): boolean {
  return !findings.some(isBlocking)
}

function isBlocking({ severity }: Finding): boolean {
  return severity === 'blocking'
}

function findInWhole(facts: CheckFacts): Finding[] {
  return [
    ...(facts.isExpired ? [finding('expired')] : []),
    ...(isTitle(facts.title) ? [] : [finding('title-invalid')]),
    ...findInMusic(facts),
    ...findCoveredLogo(facts),
  ]
}
