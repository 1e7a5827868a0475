import { banOn, maySay } from '../check/check.ts'
import { adds } from '../plan/adds.ts'
import { readLawfully } from '../plan/lawful.ts'
import { type PlanOptions, planProduct } from '../plan/plan.ts'
import { type Story } from '../plan/story.ts'
import { byItsName, nameAsHeadline, named } from '../plan/title.ts'
import type { LeftOut, Plan, ProductBrief, Review, Scenario, ScriptLine, SellingPoint } from '../types.ts'
import { big, bodyOf, inTurn, opensAs, planOf, small, toScenario, turned } from './base.ts'
import { type Excerpt, fittingExcerpts, isVerbatim, maskAuthor, quoteLimits } from './quote.ts'
import { type KindWords, kindWords } from './words.ts'

/** Stars that are not hidden: from so few on, a video says the average of all. */
const LOW = 3
/** As many of the owner's own points as are told beside the reviews. */
const OWN_POINTS = 2

type Quoted = { line: ScriptLine; isBig: boolean }

/**
 * Plans a review ad: the chosen reviews, word for word or by whole sentences, each with its writer's masked name and
 * month, in scenarios that open from different sides. A review none of whose sentences fits, or may be said, is left out.
 */
export function planReviews(
  brief: ProductBrief,
  reviews: readonly Review[],
  options: PlanOptions = {},
): Plan {
  const grounded = { ...brief, also: [...(brief.also ?? []), ...reviewWords(brief, reviews)] }
  const base = planProduct(grounded, { ...options, opensOnce: true })
  const story = readLawfully(grounded)
  const words = kindWords[brief.language]
  const label = labelOf(story, reviews)
  const quoted = reviews.flatMap((review, index) => quote(story, review, index) ?? [])
  const points = reviews.flatMap((review, index) => pointOf(brief, review, index) ?? [])
  const scenarios = openingsOf(story, base, { words, label, quoted }).map(
    ({ id, title, hook, own, without }, index) => {
      const told = turned(quoted, index).filter(({ line }) => line !== without?.line)
      const isSaid = (line: ScriptLine) => opensAs(line, hook, brief.name)
      const reviewed = labelled(told, {
        label,
        average: averageLine(grounded, reviews),
        isLabelled: without !== null,
      })
      const body = inTurn([...reviewed, ...own].filter((line) => !isSaid(line)))
      return toScenario({ id, angle: id, title, hook, body, ends: endsOf(base, index) })
    },
  )
  const ratings = ratingsOf(reviews)
  const plan = planOf(base, {
    name: brief.name,
    points: [...points, ...base.sellingPoints],
    scenarios,
    most: options.most ?? 5,
    questions: story.asked,
    leftOut: reviews.flatMap((review) => lostOf(brief, review) ?? []),
  })
  return ratings ? { ...plan, ratings } : plan
}

type Opening = {
  id: 'proof' | 'question' | 'detail' | 'scene' | 'benefit'
  title: string
  hook: ScriptLine
  /** The owner's own points that come after the reviews. */
  own: ScriptLine[]
  /** What the hook says already. */
  without: Quoted | null
}

function openingsOf(
  story: Story,
  base: Plan,
  { words, label, quoted }: { words: KindWords; label: string[]; quoted: readonly Quoted[] },
): Opening[] {
  const titles = words.reviewTitles
  const [benefit, other] = base.scenarios
  const own = benefit ? bodyOf(benefit).slice(0, OWN_POINTS) : []
  const ownHook = (headline: string[], sub: string[] = []): ScriptLine => ({
    role: 'hook',
    headline,
    sub: sub.filter((text) => adds(text, headline)),
    pointIds: [],
  })
  const said = (quote: Quoted | undefined) =>
    quote ? { ...quote.line, role: 'hook' as const, sub: label } : null
  const [first, second] = quoted.filter(({ isBig }) => isBig)
  const openings: (Omit<Opening, 'hook'> & { hook: ScriptLine | null })[] = [
    { id: 'proof', title: titles.proof, hook: said(first), own, without: first ?? null },
    {
      id: 'question',
      title: titles.question,
      hook: ownHook(named(byItsName(story), words.asks), story.name),
      own,
      without: null,
    },
    {
      id: 'benefit',
      title: titles.benefit,
      hook: benefit?.lines[0] ?? null,
      own: other ? bodyOf(other).slice(0, OWN_POINTS) : own,
      without: null,
    },
    {
      id: 'detail',
      title: titles.detail,
      hook: ownHook(big(nameAsHeadline(story), story.brief)),
      own,
      without: null,
    },
    { id: 'scene', title: titles.scene, hook: said(second), own, without: second ?? null },
  ]
  return openings.flatMap(({ hook: line, ...rest }) => (line ? [{ ...rest, hook: line }] : []))
}

/**
 * Reviews as they are told after a hook that is none: the first that stands big bears the label of all, which stands
 * beside a reviewer's own words alone. Where none is big, an average that has to be said is a line of its own.
 */
function labelled(
  told: readonly Quoted[],
  { label, average, isLabelled }: { label: string[]; average: ScriptLine[]; isLabelled: boolean },
): ScriptLine[] {
  const lines = told.map(({ line }) => line)
  const at = isLabelled ? -1 : told.findIndex(({ isBig }) => isBig)
  if (at >= 0) return lines.map((line, index) => (index === at ? { ...line, sub: label } : line))
  return isLabelled ? lines : [...average, ...lines]
}

/** The average of all stars in big words, where some are low. */
function averageLine(brief: Pick<ProductBrief, 'language'>, reviews: readonly Review[]): ScriptLine[] {
  const ratings = ratingsOf(reviews)
  if (!ratings?.mixed) return []
  const headline = big(kindWords[brief.language].average(ratings.average.toFixed(1)), brief)
  return headline.length > 0 ? [{ role: 'proof', headline, sub: [], pointIds: [] }] : []
}

/** The offer and the last words of the base plan's scenarios, in turn. */
function endsOf({ scenarios }: Plan, index: number): ScriptLine[] {
  const scenario: Scenario | undefined = scenarios[index % Math.max(1, scenarios.length)]
  return scenario?.lines.filter(({ role }) => role === 'offer' || role === 'cta') ?? []
}

/** A review as one line; null when it is not chosen or holds nothing that fits. */
function quote({ brief }: Story, review: Review, index: number): Quoted | null {
  const excerpts = shownOf(brief, review)
  if (excerpts.length === 0) return null
  const texts = excerpts.map(({ text }) => text)
  const headline = big(texts, brief)
  const line = { role: 'proof' as const, pointIds: [`r${index + 1}`] }
  const { who, over } = namesOf(brief, review)
  return headline.length > 0
    ? { isBig: true, line: { ...line, headline, sub: [who] } }
    : {
        isBig: false,
        line: { ...line, headline: big([over], brief), sub: small(texts, brief), announces: true },
      }
}

/** What of a chosen review may be shown, longest first. */
function shownOf(brief: ProductBrief, { chosen, text }: Review): Excerpt[] {
  return chosen ? fittingExcerpts(text, brief).filter((excerpt) => maySay(excerpt.text, brief)) : []
}

/** Why a chosen review is not shown; null for one that is. */
function lostOf(brief: ProductBrief, review: Review): LeftOut | null {
  if (!review.chosen || shownOf(brief, review).length > 0) return null
  const [excerpt] = fittingExcerpts(review.text, brief)
  const ban = excerpt ? banOn(excerpt.text, brief) : null
  const words = { text: review.text.trim(), field: 'review' as const }
  // A customer's words stay as they are: none are put forward in their place.
  return ban
    ? { ...words, reason: ban.reason, rule: ban.rule, why: ban.why }
    : { ...words, reason: 'too-long', most: quoteLimits[brief.language] }
}

function pointOf(brief: ProductBrief, review: Review, index: number): SellingPoint | null {
  const [excerpt] = shownOf(brief, review)
  if (!excerpt) return null
  const { text, start, end } = excerpt
  const source = { field: 'review' as const, index, start, end, quote: review.text.slice(start, end) }
  return { id: `r${index + 1}`, text, source }
}

/** The masked name that stands with a review: under its words, or over them. */
export function namesOf({ language }: Pick<ProductBrief, 'language'>, { author, writtenAt }: Review) {
  const words = kindWords[language]
  const masked = maskAuthor(author)
  return { who: `${masked} · ${monthOf(words, writtenAt)}`, over: words.reviewOf(masked) }
}

function monthOf(words: KindWords, day: string): string {
  return words.month(Number(day.slice(0, 4)), Number(day.slice(5, 7)))
}

function labelOf(
  { brief, serves }: { brief: Pick<ProductBrief, 'language'>; serves: boolean },
  reviews: readonly Review[],
): string[] {
  const words = kindWords[brief.language]
  const newest = reviews
    .filter(({ chosen }) => chosen)
    .map(({ writtenAt }) => writtenAt)
    .toSorted()
    .at(-1)
  const ratings = ratingsOf(reviews)
  const average = ratings?.mixed ? ratings.average.toFixed(1) : null
  return small(words.label(monthOf(words, newest ?? ''), { serves, average }), brief)
}

/** Every form of what stands over all reviews. */
export function labelsOf(brief: Pick<ProductBrief, 'language'>, reviews: readonly Review[]): string[] {
  const averages = averageLine(brief, reviews).flatMap(({ headline }) => headline)
  return [...[true, false].flatMap((serves) => labelOf({ brief, serves }, reviews)), ...averages]
}

/** The stars of all reviews that were given, the average rounded down to a tenth; null when none has any. */
export function ratingsOf(
  reviews: readonly Pick<Review, 'rating'>[],
): { count: number; average: number; mixed: boolean } | null {
  const stars = reviews.flatMap(({ rating }) => rating ?? [])
  if (stars.length === 0) return null
  const average = Math.floor((stars.reduce((sum, one) => sum + one, 0) * 10) / stars.length) / 10
  return { count: stars.length, average, mixed: stars.some((one) => one <= LOW) }
}

/** The reviews' own words and the labels that stand with them, so that lines may rest on them. */
export function reviewWords(brief: ProductBrief, reviews: readonly Review[]): string[] {
  const names = reviews.flatMap((review) => Object.values(namesOf(brief, review)))
  const labels = labelsOf(brief, reviews)
  return [...reviews.map(({ text }) => text), ...names, ...labels]
}

/**
 * Whether words that rest on reviews may be shown, whoever wrote them: what says a review must be verbatim of one that
 * is named, or be the label or masked name that stands with it.
 */
export function reviewCheck(
  brief: ProductBrief,
  reviews: readonly Review[],
): (text: string, pointIds: readonly string[]) => boolean {
  const labels = new Set(labelsOf(brief, reviews))
  return (text, pointIds) =>
    labels.has(text) ||
    pointIds.some((id) => {
      const review = /^r\d+$/u.test(id) ? reviews[Number(id.slice(1)) - 1] : undefined
      if (!review) return false
      return Object.values(namesOf(brief, review)).includes(text) || isVerbatim(text, review.text)
    })
}
