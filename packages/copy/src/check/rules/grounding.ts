import { ungroundedIn } from '../../grounding/grounding.ts'
import { type FoundNumber, findNumbers } from '../../reading/numbers.ts'
import type { Line, Match, ProductFacts, Rule } from '../types.ts'
import { discountShare } from './offer.ts'

/** Information of fewer letters says too little of a product to hold a line against it. */
const ENOUGH_INFO = 10

/** Claims that stand only where the owner says them; what is merely pleasant to hear is not held against a line. */
const held =
  /free|무료|무상|공짜|증정|사은품|덤|한정|선착순|국산|국내산|천연|유기농|무농약|친환경|무첨가|무방부제|비건|인증|특허|임상|수상|그랑프리|금메달|금상|prize|medal|award|당일|새벽|로켓|organic|natural|vegan|eco|certif|patent|import|locally|same-day|next-day|warranty|gift|bonus|limited/iu

/** Numbers and promises that the product's own words do not hold, once those are known. */
export const grounding: Rule = {
  id: 'ungrounded',
  verdict: 'warn',
  why: {
    ko: '상품 정보에 없는 숫자나 약속이에요. 표시광고법 5조에 따라 사실을 댈 수 있는 것만 써요.',
    en: 'The product’s information holds no such number or promise. Say only what you can prove (Fair Labeling and Advertising Act art. 5).',
  },
  find: (line) => {
    const { product } = line
    if (product === null) return []
    return product.info.trim().length >= ENOUGH_INFO ? inventedIn(line, product) : wrongPrices(line, product)
  },
}

function inventedIn({ plain }: Line, product: ProductFacts): Match[] {
  const allowed = amountsOf(product)
  const find = ungroundedIn({
    name: product.name,
    info: product.info,
    purpose: '',
    price: product.price === null ? null : { amount: product.price, currency: product.currency },
    language: /[가-힣]/u.test(plain) ? 'ko' : 'en',
  })
  const hasDiscount = discountShare(product) !== null
  return find(plain)
    .filter(({ kind, value }) => {
      if (kind === 'number') return !isPlain(value) && !isAllowed(findNumbers(value)[0], allowed)
      if (kind !== 'claim') return false
      return held.test(value) || (/할인|세일|특가|discount|sale|off/iu.test(value) && !hasDiscount)
    })
    .map(({ start, end }) => ({ start, end, soft: '' }))
}

/** One of something, and words like it, count nothing. */
function isPlain(value: string): boolean {
  const [number] = findNumbers(value)
  return (
    number === undefined || /^(?:한|one|하나)/u.test(value) || (number.values[0] === 1 && number.unit === '')
  )
}

/** Where only prices are known, a line may name no other one. */
function wrongPrices({ plain }: Line, product: ProductFacts): Match[] {
  const allowed = amountsOf(product)
  if (allowed.length === 0) return []
  const said = [...findNumbers(product.name), ...findNumbers(product.info)]
  return findNumbers(plain)
    .filter(({ unit }) => ['KRW', 'USD', 'IDR', 'VND'].includes(unit))
    .filter(
      (number) =>
        !isAllowed(number, allowed) &&
        !said.some((own) => own.values.some((value) => number.values.includes(value))),
    )
    .filter(
      ({ start, end }) =>
        !/이상|배송|over|shipping|delivery/iu.test(plain.slice(Math.max(0, start - 4), end + 10)),
    )
    .map(({ start, end }) => ({ start, end, soft: '' }))
}

/** Each amount that the product's prices make, in the units in which people write it. */
function amountsOf(product: ProductFacts): number[] {
  const { price, regularPrice, discountPrice, currency } = product
  const prices = [price, regularPrice, discountPrice].filter((it) => it !== null)
  const saved = prices.flatMap((one) => prices.filter((other) => other < one).map((other) => one - other))
  const share = discountShare(product)
  const shares = share === null ? [] : [Math.floor(share), Math.round(share), Math.ceil(share)]
  const all = [...prices, ...saved]
  return [...all, ...(currency === 'USD' ? all.map((amount) => amount / 100) : []), ...shares]
}

function isAllowed(number: FoundNumber | undefined, allowed: readonly number[]): boolean {
  return number !== undefined && number.values.some((value) => allowed.includes(value))
}
