import { saysNew } from '../grounding/claims.ts'
import type { Story } from '../plan/story.ts'
import { named } from '../plan/title.ts'
import type { AngledOpening } from './opening.ts'

/** The news, when the owner says that it is new; first of all where that is what the video is for. */
export function newOpenings(story: Story): AngledOpening[] {
  const { phrases, name, serves, brief, fresh } = story
  if (!fresh) return []
  // “새로 나온 신상 가디건” would say it twice.
  const plain = { ...story, name: name.filter((form) => !saysNew(form)) }
  const headline = named(plain, serves ? phrases.fresh.serves : phrases.fresh.thing)
  const weight = /new|신상|출시|신제품|신메뉴|baru|mới|ra mắt/iu.test(brief.purpose) ? 12 : 9.1
  return [
    { headline, sub: name, point: null, lead: null, title: phrases.titles.new, angles: ['new'], weight },
  ]
}
