import type { Phrase } from '../phrases/book.ts'
import type { Angle } from '../types.ts'
import type { Story } from './story.ts'

/** What a viewer may be asked to do, the aptest first: what the owner's words ask for, what suits the tone, then the others. */
export function allCalls(story: Story): Phrase[] {
  const { phrases, intent, brief, serves } = story
  const { tone, more } = phrases.calls[serves || !isSurelyThing(story) ? 'serves' : 'thing']
  // Nobody orders a haircut: there the word is of something beside it.
  const asked = intent === null || (serves && intent === 'order') ? [] : [phrases.ctaFor[intent]]
  const all = [...asked, tone[brief.tone], ...more]
  return all.filter(([text], at) => all.findIndex(([other]) => other === text) === at)
}

/** Whether what is said of it is said of things alone: what it is made of and how, its size, taste or care. */
function isSurelyThing({ points, consumed }: Story): boolean {
  return (
    consumed ||
    points.some(
      ({ kind, topic }) =>
        ['material', 'making', 'care'].includes(kind) ||
        ['size', 'taste', 'scent', 'colour'].includes(topic ?? ''),
    )
  )
}

/** The last words of each scenario, in the order of its angles. No two are alike as long as there are words. */
export function callsFor(story: Story, angles: readonly Angle[]): Phrase[] {
  const { phrases, brief, serves } = story
  const all = allCalls(story)
  const used = new Set<string>()
  return angles.map((angle) => {
    const isOffer = angle === 'offer' && brief.price?.amount !== 0 && !serves && isSurelyThing(story)
    const wanted = [...(isOffer ? [phrases.offerCta] : []), ...all]
    const call = wanted.find(([text]) => text !== undefined && !used.has(text)) ?? all[0] ?? []
    used.add(call[0] ?? '')
    return call
  })
}
