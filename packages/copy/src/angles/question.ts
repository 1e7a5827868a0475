import type { Point } from '../point.ts'
import { isHeadline, named, sizesOf, type Story, subjectOf } from '../story.ts'
import type { AngleRule } from './angle.ts'

/** A question a buyer asks of this product, answered by the owner's words. */
export const question: AngleRule = {
  angle: 'question',
  weight: ({ brief, sameLanguage }) =>
    6.6 +
    (sameLanguage ? 0 : 3) +
    (/information|정보|설명|informasi|thông tin/iu.test(brief.purpose) ? 2 : 0) +
    (brief.tone === 'informative' ? 1.5 : brief.tone === 'fun' ? 1 : 0),
  openings: (story) => {
    // What can be said big answers best.
    const said = (point: Point): number => (isHeadline(story, point) ? 0 : 1)
    return story.points.toSorted((a, b) => said(a) - said(b)).flatMap((lead) => ask(story, lead))
  },
  spare: (story) => [
    {
      headline: named(asked(story), story.phrases.spare.wonder),
      sub: [],
      point: null,
      lead: null,
      title: story.phrases.titles.question,
    },
  ],
  order: ['choice', 'care', 'service', 'material', 'measure', 'making', 'benefit', 'use', 'feature', 'place'],
}

function ask(story: Story, lead: Point) {
  const words = subjectOf(story, lead).question
  const ofStuff = story.serves && lead.kind === 'material'
  if (words === null || ofStuff || isProduct(story, lead)) return []
  const title = story.phrases.titles.question
  return [{ headline: named(asked(story), words), sub: [], point: null, lead, title }]
}

/** “화분 세트” is another thing than the “새싹 화분 세트” that is asked about: in Korean no name loses its start. */
function asked(story: Story): Story {
  const [full = ''] = story.name
  return /[가-힣]/u.test(full)
    ? { ...story, name: story.name.filter((form) => full.startsWith(form)) }
    : story
}

/** “고소한 원두” of a “핸드드립 원두”: the product itself, which answers no question about it. */
function isProduct(story: Story, point: Point): boolean {
  const last = (text: string | undefined): string => text?.split(' ').at(-1) ?? ''
  const [text = point.variants[0]] = sizesOf(story, point).big
  return story.sameLanguage && story.name.some((form) => last(form) === last(text))
}
