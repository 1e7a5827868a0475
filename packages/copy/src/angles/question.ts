import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { isCaution, type Point } from '../plan/point.ts'
import { isHeadline, sizesOf, type Opening, type Story, subjectOf } from '../plan/story.ts'
import { byItsName, named } from '../plan/title.ts'
import { languageOf } from '../reading/language-of.ts'
import { readers } from '../reading/languages.ts'
import type { AngledOpening } from './opening.ts'
import { sellsAlone } from './sells.ts'

const informs = /information|정보|설명|informasi|thông tin/iu

/** A question a buyer asks of this product, answered by the owner's words. */
export function questionOpenings(story: Story): AngledOpening[] {
  const { brief, sameLanguage } = story
  const isWanted =
    informs.test(brief.purpose) || brief.tone === 'informative' || brief.tone === 'fun' || !sameLanguage
  const angles = ['question'] as const
  // What can be said big answers best.
  const said = (point: Point): number => (isHeadline(story, point) ? 0 : 1)
  const points = story.points
    .filter((point) => !isCaution(point) && (brief.language !== 'ko' || sellsAlone(story, point)))
    .toSorted((a, b) => said(a) - said(b))
  return [
    ...points
      .flatMap((lead) => askBack(story, lead))
      .map((opening) => ({ ...opening, angles, weight: isWanted ? 8.5 : 6.6 })),
    ...(sameLanguage ? [] : points)
      .flatMap((lead) => ask(story, lead))
      .map((opening) => ({ ...opening, angles, weight: 6.8 })),
    ...(sameLanguage && story.points.length > 0 ? [] : [spare(story)]),
  ]
}

/** Where words of another language open too few videos. */
function spare(story: Story): AngledOpening {
  return {
    headline: named(byItsName(story), story.phrases.spare.wonder),
    sub: story.name,
    point: null,
    lead: null,
    title: story.phrases.titles.question,
    angles: ['question'],
    weight: 2,
  }
}

function ask(story: Story, lead: Point): Opening[] {
  const words = subjectOf(story, lead).question
  const ofStuff = story.serves && lead.kind === 'material'
  // “Never tested on wool” tells not what it is made of: what a thing is not answers no question about it.
  const denied = lead.kind === 'material' && lexiconOf(story).denies.test(lead.source.quote)
  if (words === null || ofStuff || denied || isProduct(story, lead)) return []
  const title = story.phrases.titles.question
  return [{ headline: named(byItsName(story), words), sub: story.name, point: null, lead, title }]
}

function lexiconOf({ sameLanguage, brief }: Story) {
  return readers[sameLanguage ? brief.language : (languageOf(brief.info, brief.language) ?? 'en')].lexicon
}

/** The owner's own words asked back, which they then answer. */
function askBack(story: Story, lead: Point): Opening[] {
  const { phrases, name, brief, sameLanguage } = story
  const isAsked =
    sameLanguage && ['care', 'service', 'measure', 'choice', 'use', 'feature', 'benefit'].includes(lead.kind)
  const { most } = lineLimits[brief.language]
  const headline = isAsked
    ? lead.variants.flatMap((text) => phrases.asks(text) ?? []).filter((text) => countChars(text) <= most)
    : []
  return headline.length === 0
    ? []
    : [{ headline, sub: name, point: null, lead, title: phrases.titles.question }]
}

/** “고소한 원두” of a “핸드드립 원두”: the product itself, which answers no question about it. */
function isProduct(story: Story, point: Point): boolean {
  const last = (text: string | undefined): string => text?.split(' ').at(-1) ?? ''
  const [text = point.variants[0]] = sizesOf(story, point).big
  return story.sameLanguage && story.name.some((form) => last(form) === last(text))
}
