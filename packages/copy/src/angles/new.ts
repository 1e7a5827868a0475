import { saysNew } from '../grounding/claims.ts'
import { named } from '../plan/story.ts'
import type { AngleRule } from './angle.ts'

/** The news, when the owner says that it is new. */
export const fresh: AngleRule = {
  angle: 'new',
  weight: ({ brief }) => (/new|신상|출시|신제품|신메뉴|baru|mới|ra mắt/iu.test(brief.purpose) ? 12 : 9),
  openings: (story) => {
    const { phrases, name, serves } = story
    // “새로 나온 신상 가디건” would say it twice.
    const plain = { ...story, name: name.filter((form) => !saysNew(form)) }
    const headline = story.fresh ? named(plain, serves ? phrases.fresh.serves : phrases.fresh.thing) : []
    return [{ headline, sub: name, point: null, lead: null, title: phrases.titles.new }]
  },
  order: ['feature', 'choice', 'benefit', 'material', 'making', 'use', 'measure', 'service', 'care', 'place'],
}
