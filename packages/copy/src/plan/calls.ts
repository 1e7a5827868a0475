import type { LanguageCode } from '@clipmint/kit'

import type { Phrase } from '../phrases/book.ts'
import type { Angle } from '../types.ts'
import type { Story } from './story.ts'

/** What a viewer may be asked to do, the aptest first: what the owner's words ask for, what suits the tone, then the others. */
export function allCalls(story: Story): Phrase[] {
  const { phrases, intent, brief, serves, consumed } = story
  const { tone, more } = phrases.calls[isSold(story) && (intent !== 'visit' || consumed) ? 'thing' : 'serves']
  // Nobody orders a haircut: there the word is of something beside it.
  const asked =
    intent === null || ((serves || isWork(story)) && intent === 'order') ? [] : [phrases.ctaFor[intent]]
  // Nobody writes first to a shop that they walk into, or that asks to be called.
  const first = intent === 'visit' || intent === 'call' ? [] : [tone[brief.tone]]
  const all = [...asked, ...first, ...more]
  return all.filter(([text], at) => all.findIndex(([other]) => other === text) === at)
}

/**
 * Whether it is sold and not done: in English only where something is said of goods alone, what they are made of and how, their
 * size, taste or care, as an English name tells it less surely.
 */
function isSold(story: Story): boolean {
  const { brief, serves, points, consumed } = story
  const isOfGoods = points.some(
    ({ kind, topic }) =>
      ['material', 'making', 'care'].includes(kind) ||
      ['size', 'taste', 'scent', 'colour'].includes(topic ?? ''),
  )
  return !serves && !isWork(story) && (brief.language !== 'en' || consumed || isOfGoods)
}

/** At the end of a name, or before a link or “for” and “by”: what is done, taught or lent, and owned by nobody. */
const workName =
  /(?<!\p{L})(?:(?!pudding|roasting|baking|brewing|canning|clothing|bedding|earring|string|stuffing|dressing|icing|seasoning|topping|frosting|painting|flooring|awning|pickling|ring|king)\p{L}{3,}ing|re(?:suede|sole|heel|string|tip|cane|cover|wire|finish|glaze|upholstery)|assembly|restoration|removals?|installation|alterations|delivered|weekends?|workshops?|evenings|retreats?|camps?|parties|notary|tax|tutor|sitter|walker|fitter|cleaner|storage|transfers?|inspections?|surveys?|checks?|makeovers?|therapy|treatments?)(?=$|,|\s(?:&|and|\+|for|by|with|in|at|on|from|of|[-–—|])(?!\p{L}))/iu
/** What shows that the work is done at the buyer’s, or on what the buyer has. */
const workSaid: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?<!\p{L})(?:in|at|to) your (?:own )?(?:bathroom|home|house|kitchen|hall|living room|driveway|garden|yard|place|door(?! by)|office|boat|barn|field|workplace)(?!\p{L})|(?<!\p{L})you bring (?:the|your|in)|(?:bring|drop|send|post) (?:me |us |in |off )?your (?!own)\p{L}+ (?:in|off|to)|(?:we|i) (?:mend|repair|restore|resurface|teach|rent|hire|come to (?:you|your))(?!\p{L})|(?:we|i)(?:[’']ll)? put it together|^service:|(?<!\p{L})learning to(?!\p{L})|after every hire|dropped off and set up/imu,
  // Whoever sits and waits there has ordered.
  vi: /(?<!\p{L})(?:chỗ ngồi|ngồi tại chỗ|ăn tại chỗ|phải đợi|phải xếp hàng)(?!\p{L})/iu,
}

/** Whether something is done for a buyer, or eaten there: nobody orders it as theirs. */
function isWork({ brief }: Story): boolean {
  const isNamed = brief.language === 'en' && workName.test(brief.name)
  return isNamed || workSaid[brief.language]?.test(brief.info) === true
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
