import type { Phrase } from '../phrases/book.ts'
import type { Angle } from '../types.ts'
import type { Story } from './story.ts'

/** What a viewer may be asked to do, the aptest first: what the owner's words ask for, what suits the tone, then the others. */
export function allCalls({ phrases, intent, brief, serves }: Story): Phrase[] {
  const { tone, more } = phrases.calls[serves ? 'serves' : 'thing']
  // Nobody orders a haircut: there the word is of something beside it.
  const asked = intent === null || (serves && intent === 'order') ? [] : [phrases.ctaFor[intent]]
  const all = [...asked, tone[brief.tone], ...more]
  return all.filter(([text], at) => all.findIndex(([other]) => other === text) === at)
}

/** The last words of each scenario, in the order of its angles. No two are alike as long as there are words. */
export function callsFor(story: Story, angles: readonly Angle[]): Phrase[] {
  const { phrases, brief, serves } = story
  const all = allCalls(story)
  const used = new Set<string>()
  return angles.map((angle) => {
    const isOffer = angle === 'offer' && brief.price?.amount !== 0 && !serves
    const wanted = [...(isOffer ? [phrases.offerCta] : []), ...all]
    const call = wanted.find(([text]) => text !== undefined && !used.has(text)) ?? all[0] ?? []
    used.add(call[0] ?? '')
    return call
  })
}
