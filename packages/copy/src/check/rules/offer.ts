import { type FoundNumber, findNumbers } from '../../reading/numbers.ts'
import type { Line, Match, ProductFacts, Rule } from '../types.ts'

/** A discount of this share and more is hardly one on a price that was really asked. */
const HARDLY_TRUE_PERCENT = 80

const isOffer = /할인|세일|특가|\boff\b|sale|discount|인하|깎아|에누리|저렴|save|절약|다운|↓|DC/iu
const regularWord =
  /원래|시가|상당|normally|usually|worth|value|정가|정상가|원가|소비자가|정찰가|기존가|regular|was|list price|original(?:ly)?|from|msrp|rrp/iu
const priceWord = /할인가|판매가|특가|세일가|now|sale price|only|지금|→|->|에서/iu

/** The sums of a discount: in the line itself, and with the product's prices where they are known. */
export const offer: Rule = {
  id: 'discount-sum',
  verdict: 'warn',
  why: {
    ko: '표시광고법 3조: 할인율과 할인가는 실제로 팔던 정가에서 계산한 값과 맞아야 해요.',
    en: 'Fair Labeling and Advertising Act art. 3: discounts must be figured from a price that was really asked, and the sums must agree.',
  },
  find: (line) => {
    const numbers = findNumbers(line.plain)
    return [...withinLine(line.plain, numbers), ...againstProduct(line, numbers)]
  },
}

/** “정가 20,000원 → 9,900원, 70% 할인”: the three must agree, and the later price is the lower one. */
function withinLine(plain: string, numbers: readonly FoundNumber[]): Match[] {
  const found: Match[] = []
  const percents = offered(plain, numbers)
  for (const percent of percents) {
    if ((percent.values[0] ?? 0) > 100) found.push(spanOf(percent))
  }
  const money = numbers.filter(({ unit }) => isMoney(unit))
  const [first, second] = money
  if (money.length !== 2 || !first || !second || first.unit !== second.unit) return found
  const [before, after] = [first.values[0] ?? 0, second.values[0] ?? 0]
  const between = plain.slice(first.end, second.start)
  // “$40 per menu, and price changes are $8”, “from $79, students get $10 off”: sums of two matters.
  const isOther =
    /,\s(?:(?:and|but|or)\s(?!(?:it[’']s\s)?(?:now|today|just|only)(?!\p{L}))|(?:students?|kids|members)\s)/iu.test(
      between,
    )
  if (isOther) return found
  const isRegular = regularWord.test(plain.slice(0, first.start))
  if (!isRegular && !/→|->|➜|에서|to\b|now|할인|를|을|짜리|just|only|today|단돈|지금|오늘/iu.test(between))
    return found
  if (isRegular && before <= after && priceWord.test(between)) found.push(spanOf(second))
  if (before > after && after > 0 && (before - after) / before >= HARDLY_TRUE_PERCENT / 100)
    found.push(spanOf(second))
  const share = before > 0 ? ((before - after) / before) * 100 : 0
  for (const percent of percents) {
    if (before > after && Math.abs((percent.values[0] ?? 0) - share) > 1.01) found.push(spanOf(percent))
  }
  return found
}

function againstProduct({ plain, product }: Line, numbers: readonly FoundNumber[]): Match[] {
  const percents = offered(plain, numbers)
  if (product === null || !hasPrices(product)) {
    return percents.filter(({ values }) => (values[0] ?? 0) >= HARDLY_TRUE_PERCENT).map(spanOf)
  }
  const share = discountShare(product)
  const said = numbersSaid(product)
  const wrong = percents.filter(({ values, unit }) => {
    const value = values[0] ?? 0
    if (said.some((own) => own.unit === unit && own.values.includes(value))) return false
    return share === null || Math.abs(value - share) > 1.01
  })
  const halves = [...plain.matchAll(/반값|반의\s?반|half[- ](?:price|off)/giu)].filter(
    () => share === null || Math.abs(share - 50) > 1.01,
  )
  return [
    ...wrong.map(spanOf),
    ...halves.map((found) => ({ start: found.index, end: found.index + found[0].length, soft: '' })),
  ]
}

/** What the product's prices save, in percent; null when it has no lower price. */
export function discountShare({ price, regularPrice, discountPrice }: ProductFacts): number | null {
  const regular = regularPrice ?? price
  const now = discountPrice ?? (regularPrice === null ? null : price)
  if (regular === null || now === null || regular <= now || regular <= 0) return null
  return ((regular - now) / regular) * 100
}

function hasPrices({ price, regularPrice, discountPrice }: ProductFacts): boolean {
  return price !== null || regularPrice !== null || discountPrice !== null
}

function numbersSaid({ name, info }: ProductFacts): FoundNumber[] {
  return [...findNumbers(name), ...findNumbers(info)]
}

/** The shares of a line that are taken off a price. */
function offered(plain: string, numbers: readonly FoundNumber[]): FoundNumber[] {
  return numbers.filter(
    ({ unit, start, end }) => unit === '%' && isOffer.test(plain.slice(Math.max(0, start - 10), end + 12)),
  )
}

function isMoney(unit: string): boolean {
  return ['KRW', 'USD', 'IDR', 'VND'].includes(unit)
}

function spanOf({ start, end }: FoundNumber): Match {
  return { start, end, soft: '' }
}
