import type { Phrase } from '../phrases/book.ts'
import type { Angle } from '../types.ts'
import type { Story } from './story.ts'

/** What a viewer may be asked to do, the aptest first: what the owner's words ask for, what suits the tone, then the others. */
export function allCalls(story: Story): Phrase[] {
  const { phrases, intent, brief, serves, consumed } = story
  const { tone, more } = phrases.calls[isSold(story) && (intent !== 'visit' || consumed) ? 'thing' : 'serves']
  // Nobody orders a haircut: there the word is of something beside it.
  const asked = intent === null || (serves && intent === 'order') ? [] : [phrases.ctaFor[intent]]
  // Nobody writes first to a shop that they walk into, or that asks to be called.
  const first = intent === 'visit' || intent === 'call' ? [] : [tone[brief.tone]]
  const all = [...asked, ...first, ...more]
  return all.filter(([text], at) => all.findIndex(([other]) => other === text) === at)
}

/**
 * Whether it is sold and not done: in English only where something is said of goods alone, what they are made of and how, their
 * size, taste or care, as an English name tells it less surely.
 */
function isSold({ brief, serves, points, consumed }: Story): boolean {
  const isOfGoods = points.some(
    ({ kind, topic }) =>
      ['material', 'making', 'care'].includes(kind) ||
      ['size', 'taste', 'scent', 'colour'].includes(topic ?? ''),
  )
  return !serves && (brief.language !== 'en' || consumed || isOfGoods)
}

/** The last words of each scenario, in the order of its angles. No two are alike as long as there are words. */
export function callsFor(story: Story, angles: readonly Angle[]): Phrase[] {
  const { phrases, brief } = story
  const all = allCalls(story)
  const used = new Set<string>()
  return angles.map((angle) => {
    const isOffer = angle === 'offer' && brief.price?.amount !== 0 && isSold(story)
    const wanted = [...(isOffer ? [phrases.offerCta] : []), ...all]
    const call = wanted.find(([text]) => text !== undefined && !used.has(text)) ?? all[0] ?? []
    used.add(call[0] ?? '')
    return call
  })
}
