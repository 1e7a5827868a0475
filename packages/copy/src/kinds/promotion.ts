import { isTitled } from '@clipmint/kit'

import { readLawfully } from '../plan/lawful.ts'
import { type PlanOptions, planProduct } from '../plan/plan.ts'
import { formatPrice, percentOff } from '../prices.ts'
import { nameVariants } from '../reading/names.ts'
import type { Plan, Price, ProductBrief, Promotion, Scenario, ScriptLine } from '../types.ts'
import { big, bodyOf, opensAs, planOf, small, toScenario } from './base.ts'
import { dayOf } from './days.ts'
import { readNews } from './news.ts'
import { kindWords } from './words.ts'

/**
 * Plans a promotion: the discount, summed from the two prices and rounded down, and its days in the first two scenes of
 * every scenario; then what the owner says of it, and the product's own points. The offer names the regular price.
 */
export function planPromotion(brief: ProductBrief, promotion: Promotion, options: PlanOptions = {}): Plan {
  const facts = promotionFacts(brief, promotion)
  const priced = {
    ...brief,
    price: promotion.discount,
    purpose: 'promotion',
    also: [...(brief.also ?? []), ...promotionWords(brief, promotion)],
  }
  const base = planProduct(priced, { ...options, opensOnce: true })
  const { points, lines: news, leftOut } = readNews(priced, promotion)
  const scenarios = [
    ...openings(priced, base, facts).map(({ scenario, hook, ...rest }) => ({ ...scenario, ...rest, hook })),
    ...base.scenarios
      .filter(({ angle }) => angle !== 'offer' && angle !== 'new')
      .map((scenario) => ({ ...scenario, hook: withSale(scenario.lines[0], priced, facts) })),
  ].map(({ id, angle, title, hook, lines }) => {
    const isSaid = (line: ScriptLine) => opensAs(line, hook, brief.name)
    const told = [...saleLine(priced, facts, hook?.headline[0] ?? ''), ...news, ...bodyOf({ lines })]
    // One role for all, so that a template takes them as they stand and the sale is told second in any of them.
    const body = told.filter((line) => !isSaid(line)).map((line) => ({ ...line, role: 'benefit' as const }))
    return hook ? toScenario({ id, angle, title, hook, body, ends: endsOf(priced, lines, facts) }) : null
  })
  return planOf(base, {
    name: brief.name,
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
        ? hook(words.percent(facts.percent), facts.period)
        : hook([facts.discount], facts.period),
  }
  const period = {
    id: 'new' as const,
    angle: 'new' as const,
    title: words.promotionTitles.period,
    ...(second ? { scenario: second } : {}),
    hook: hook(facts.until, saleWords(brief, facts)),
  }
  return [offer, period].flatMap(({ scenario, ...rest }) => (scenario ? [{ scenario, ...rest }] : []))
}

/** The sale in one scene: by how much less and the days, or of those what did not open, with the two prices. */
function saleLine(brief: ProductBrief, facts: PromotionFacts, opened: string): ScriptLine[] {
  const { until, period, regular, discount, percent } = facts
  const said = saleWords(brief, facts)
  const prices = percent > 0 ? kindWords[brief.language].fromTo(regular, discount) : []
  const halves = said.includes(opened)
    ? { words: until, more: prices }
    : { words: said, more: until.includes(opened) ? prices : [...period, ...until] }
  const headline = big(halves.words, brief)
  return headline.length > 0
    ? [{ role: 'benefit', headline, sub: small(halves.more, brief), pointIds: [] }]
    : []
}

/** A first line of the product's own, with the sale in small: no video of a promotion begins without it. */
function withSale(
  hook: ScriptLine | undefined,
  brief: ProductBrief,
  facts: PromotionFacts,
): ScriptLine | undefined {
  const whole = saleWords(brief, facts).flatMap((said) => facts.until.map((until) => `${said} · ${until}`))
  const sub = small(whole, brief)
  if (!hook || sub.length === 0) return hook
  // Big words that are true only with their sentence have no room for the sale: the name opens in their place.
  const { headline } = hook
  // Under the name the sale is what is said, and rests on the price.
  const pointIds = isTitled(hook, brief.name) ? ['price'] : hook.pointIds
  if (hook.announces !== true) return { role: 'hook', headline, sub, pointIds }
  return {
    role: 'hook',
    headline: big(nameVariants(brief.name, brief.language), brief),
    sub,
    pointIds: ['price'],
  }
}

/** By how much less, or, where that is nothing, for how much. */
function saleWords({ language }: ProductBrief, { percent, discount }: PromotionFacts): readonly string[] {
  return percent > 0 ? kindWords[language].percent(percent) : [discount]
}

/** The offer's price with the regular one beside it, and the last words. */
function endsOf(brief: ProductBrief, lines: readonly ScriptLine[], facts: PromotionFacts): ScriptLine[] {
  const words = kindWords[brief.language]
  const sub = small(words.regular(facts.regular, facts.percent), brief)
  return lines
    .filter(({ role }) => role === 'offer' || role === 'cta')
    .map((line) => (line.role === 'offer' ? { ...line, sub } : line))
}
