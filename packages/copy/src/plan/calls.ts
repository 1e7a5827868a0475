import type { Phrase } from '../phrases/book.ts'
import type { Angle } from '../types.ts'
import type { Story } from './story.ts'

/**
 * The last words of each scenario, in the order of its angles. No two are alike as long as there are words: first what
 * suits the angle, then what the owner's words allow to ask for, then the tone's own, then the others in turn.
 */
export function callsFor(story: Story, angles: readonly Angle[]): Phrase[] {
  const { phrases, intent, brief, serves } = story
  const used = new Set<string>()
  return angles.map((angle) => {
    const wanted = [
      ...(angle === 'offer' && brief.price?.amount !== 0 ? [phrases.offerCta] : []),
      ...(angle === 'visit' ? [phrases.ctaFor.visit] : []),
      ...(intent === null ? [] : [phrases.ctaFor[intent]]),
      ...(serves ? phrases.serviceCta : []),
      phrases.cta[brief.tone],
      ...phrases.otherCta,
    ]
    const call = wanted.find(([text]) => text !== undefined && !used.has(text)) ?? phrases.cta[brief.tone]
    used.add(call[0] ?? '')
    return call
  })
}
