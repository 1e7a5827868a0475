import { readLawfully } from '../lawful.ts'
import { planProduct } from '../plan.ts'
import { formatPrice, percentOff } from '../prices.ts'
import type { Plan, Price, ProductBrief, Promotion, Scenario, ScriptLine } from '../types.ts'
import { big, bodyOf, inTurn, planOf, small, toScenario } from './base.ts'
import { dayOf } from './days.ts'
import { readNews } from './news.ts'
import { kindWords } from './words.ts'

/**
 * Plans a promotion: the discount first, summed from the two prices and rounded down; then its days, what the owner says
 * of it, and the product's own points. Every scenario names the period and the regular price.
 */
export function planPromotion(
  brief: ProductBrief,
  promotion: Promotion,
  options: { most?: number; spread?: number } = {},
): Plan {
  const facts = promotionFacts(brief, promotion)
  const priced = {
    ...brief,
    price: promotion.discount,
    purpose: 'promotion',
    also: [...(brief.also ?? []), ...promotionWords(brief, promotion)],
  }
  const base = planProduct(priced, options)
  const { points, lines: news, leftOut } = readNews(priced, promotion)
  const dates = datesLine(priced, facts)
  const scenarios = [
    ...openings(priced, base, facts).map(({ scenario, hook, ...rest }) => ({ ...scenario, ...rest, hook })),
    ...base.scenarios
      .filter(({ angle }) => angle !== 'offer' && angle !== 'new')
      .map((scenario) => ({ ...scenario, hook: scenario.lines[0] })),
  ].map(({ id, angle, title, hook, lines }) => {
    const isSaid = (line: ScriptLine) => line.headline[0] === hook?.headline[0]
    const body = inTurn([...news, dates, ...bodyOf({ lines })].filter((line) => !isSaid(line)))
    return hook ? toScenario({ id, angle, title, hook, body, ends: endsOf(priced, lines, facts) }) : null
  })
  return planOf(base, {
    points: [...points, ...base.sellingPoints],
    scenarios,
    most: options.most ?? 5,
    questions: readLawfully(priced).asked,
    leftOut,
  })
}

/** A promotion as it is written down, its two prices in the currency's smallest unit. */
type WrittenPromotion = Pick<Promotion, 'startAt' | 'endAt' | 'text'> & {
  regularPrice: number
  discountPrice: number
  currency: Price['currency']
}

/** A promotion as it is written down, in the form that plans are made of. */
export function toPromotion({ regularPrice, discountPrice, currency, ...rest }: WrittenPromotion): Promotion {
  const priced = (amount: number): Price => ({ amount, currency })
  return { ...rest, regular: priced(regularPrice), discount: priced(discountPrice) }
}

/** What a promotion comes to, as it is said. */
export type PromotionFacts = {
  percent: number
  regular: string
  discount: string
  until: readonly string[]
  period: readonly string[]
}

/** Sums a promotion up in the brief's language; the discount is rounded down. */
export function promotionFacts(
  { language }: Pick<ProductBrief, 'language'>,
  { regular, discount, startAt, endAt }: Promotion,
): PromotionFacts {
  const words = kindWords[language]
  const [start, end] = [dayOf(startAt), dayOf(endAt)]
  const withYear = start.year !== end.year
  const [from, to] = [words.day(start, withYear), words.day(end, withYear)]
  return {
    percent: percentOff(regular, discount),
    regular: formatPrice(regular, language),
    discount: formatPrice(discount, language),
    until: [...words.until(to), ...words.until(words.day(end, false))],
    period: startAt === endAt ? words.until(to) : words.period(from, to),
  }
}

/** What follows from the two prices and the days, and what the owner says: lines may rest on all of it. */
export function promotionWords(brief: Pick<ProductBrief, 'language'>, promotion: Promotion): string[] {
  const facts = promotionFacts(brief, promotion)
  const words = kindWords[brief.language]
  return [
    promotion.text,
    facts.regular,
    facts.discount,
    ...words.fromTo(facts.regular, facts.discount),
    ...words.regular(facts.regular, facts.percent),
    ...(facts.percent > 0 ? words.percent(facts.percent) : []),
    ...facts.until,
    ...facts.period,
  ]
}

/** The scenarios that only a promotion has: by how much, and for how long. */
function openings(brief: ProductBrief, base: Plan, facts: PromotionFacts) {
  const words = kindWords[brief.language]
  const [lead] = base.scenarios
  const second = base.scenarios[1] ?? lead
  const hook = (headline: readonly string[], sub: readonly string[]): ScriptLine => ({
    role: 'hook',
    headline: big(headline, brief),
    sub: small(sub, brief),
    pointIds: [],
  })
  const offer: { id: 'offer'; angle: 'offer'; title: string; scenario?: Scenario; hook: ScriptLine } = {
    id: 'offer',
    angle: 'offer',
    title: words.promotionTitles.offer,
    ...(lead ? { scenario: lead } : {}),
    hook:
      facts.percent > 0
        ? hook(words.percent(facts.percent), words.fromTo(facts.regular, facts.discount))
        : hook([facts.discount], words.regular(facts.regular, 0)),
  }
  const period = {
    id: 'new' as const,
    angle: 'new' as const,
    title: words.promotionTitles.period,
    ...(second ? { scenario: second } : {}),
    hook: hook(facts.until, facts.period),
  }
  return [offer, period].flatMap(({ scenario, ...rest }) => (scenario ? [{ scenario, ...rest }] : []))
}

function datesLine(brief: ProductBrief, { until, period }: PromotionFacts): ScriptLine {
  const headline = big(until, brief)
  const sub = small([...period, ...until], brief).filter((text) => !headline.includes(text))
  return { role: 'detail', headline, sub, pointIds: [] }
}

/** The offer's price with the regular one beside it, and the last words. */
function endsOf(brief: ProductBrief, lines: readonly ScriptLine[], facts: PromotionFacts): ScriptLine[] {
  const words = kindWords[brief.language]
  const sub = small(words.regular(facts.regular, facts.percent), brief)
  return lines
    .filter(({ role }) => role === 'offer' || role === 'cta')
    .map((line) => (line.role === 'offer' ? { ...line, sub } : line))
}
