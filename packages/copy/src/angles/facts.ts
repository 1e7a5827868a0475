import { isTitled } from '@clipmint/kit'

import { opensLast } from '../korean/terms.ts'
import type { PointKind } from '../lexicon/lexicon.ts'
import { openWith } from '../plan/open-with.ts'
import { isCaution, isRefusal, type Point } from '../plan/point.ts'
import { chore, openers, sizesOf, smallOf, type Story } from '../plan/story.ts'
import { isTerm } from '../plan/terms/terms.ts'
import { isAside } from '../selling/selling.ts'
import type { Angle } from '../types.ts'
import { inOrder } from './in-order.ts'
import type { AngledOpening } from './opening.ts'
import { hasEnoughThatSells, sellsAlone } from './sells.ts'

/** From which side a fact of each kind is told; any fact may be the good part, or one of the plain facts. */
const anglesOf: Record<PointKind, readonly Angle[]> = {
  benefit: ['benefit'],
  use: ['scene'],
  material: ['detail'],
  making: ['making'],
  measure: ['proof'],
  choice: ['detail'],
  service: ['proof'],
  place: ['visit'],
  care: ['detail'],
  feature: ['benefit'],
}
const anyAngle: readonly Angle[] = ['benefit', 'proof', 'detail', 'scene']

/** The sides that a fact can be told from, the one that suits it best first. */
export function sidesOf({ kind }: Point): Angle[] {
  return [...new Set([...anglesOf[kind], ...anyAngle])]
}

/** The weight of the strongest fact's first line, and how much less each next one weighs. */
const FIRST = 10
const STEP = 0.4
/** What a purpose of the owner's adds to the facts that serve it, in points of strength. */
const WANTED = 2

/**
 * The weight of a fact that sells nothing (“Wifi is slow”), where enough others sell, and of a fee, a wait or a limit: one that sells
 * opens again before.
 */
const WEAK = 4.26
const WEAK_LATE = 4.15
const ASIDE = 4.05
/** The weight of a fact that sells in a sentence too long to stand under the name, where it opens again. */
const REPEAT = 4.19

/** How much a fact’s other words weigh, and what else may open, where the facts open too few videos. */
const AGAIN = 3
const SPARE = 2

/** First lines of each fact that may open a video, the strongest first, then each in its other words, then any fact. */
export function factOpenings(story: Story): AngledOpening[] {
  const ranked = openers(story)
    .filter((point) => story.brief.language !== 'ko' || sellsAlone(story, point))
    .map((point, at) => ({ point, at, strength: point.strength + wanted(story, point) }))
    .toSorted((a, b) => b.strength - a.strength || a.at - b.at)
  const opening = (point: Point, weight: number, but?: string): AngledOpening => {
    const said = openWith(story, point, '', but)
    return {
      ...said,
      angles: sidesOf(point),
      weight,
      ...(isTitled(said, story.brief.name) ? { isNamed: true } : {}),
    }
  }
  const weightOf = (point: Point, at: number): number => {
    if (sellsAlone(story, point)) return FIRST - at * STEP
    const weak = hasEnoughThatSells(story) ? WEAK_LATE : WEAK
    return (isAside(point.variants[0] ?? '') ? ASIDE : weak) - at / 100
  }
  const first = ranked.map(({ point }, at) => opening(point, weightOf(point, at)))
  const again = ranked
    .filter(({ point }) => !sizesOf(story, point, sizesOf(story, point).big[0]).isPoor)
    .map(({ point }, at) => opening(point, AGAIN - at * STEP, sizesOf(story, point).big[0]))
  const repeated = ranked
    .filter(({ point }) => isLong(story, point) && sellsAlone(story, point))
    .map(({ point }) => ({ ...opening(point, REPEAT), isRepeat: true as const }))
  const spare = inOrder(
    story.points.filter(
      (point) =>
        point.tellAfter === undefined &&
        !isCaution(point) &&
        !chore.test(point.variants[0] ?? '') &&
        !sizesOf(story, point).isPoor &&
        ranked.every((other) => other.point !== point),
    ),
    (point) => [sparesOf(point)],
  ).map((point, at) => opening(point, SPARE - at * STEP))
  return [...first, ...again, ...repeated, ...(story.sameLanguage ? spare : [])]
}

/** Whether a sentence in Latin letters has no room beneath the name. */
function isLong(story: Story, point: Point): boolean {
  return story.brief.language !== 'ko' && story.points.length > 1 && smallOf(story, point).length === 0
}

/** How late a fact opens that opens only where no other does: terms after prices, and in Latin letters refusals after terms. */
function sparesOf(point: Point): number {
  const [text = ''] = point.variants
  if (/[가-힣]/u.test(text)) return Number(opensLast(text)) * 2
  return isRefusal(point) ? 2 : Number(isTerm(text))
}

const purposes: readonly (readonly [RegExp, readonly PointKind[]])[] = [
  [/brand|브랜드/iu, ['making', 'material']],
  [/season|everyday|시즌|계절|일상|musim|mùa/iu, ['use']],
  [/information|정보|설명|informasi|thông tin/iu, ['measure', 'material', 'choice']],
  [/promotion|할인|세일|특가|이벤트|행사|sale|discount|diskon|promo|giảm giá|khuyến mãi/iu, ['service']],
]

function wanted({ brief }: Story, { kind }: Point): number {
  return purposes.some(([words, kinds]) => words.test(brief.purpose) && kinds.includes(kind)) ? WANTED : 0
}

/** What a scenario of a fact is called: the quality that it opens with, else its angle. */
export function titleOf(
  { phrases, serves, consumed }: Story,
  angle: Angle,
  { point }: AngledOpening,
): string {
  if (angle === 'benefit' && point?.quality?.noun && !point.quality.denied) return point.quality.noun
  if (angle === 'scene' && serves) return phrases.sceneTitle.serves
  if (angle === 'scene' && consumed) return phrases.sceneTitle.consumed
  if (angle === 'proof' && point && !/\d/u.test(point.variants[0] ?? '')) return phrases.factTitle
  return phrases.titles[angle]
}
