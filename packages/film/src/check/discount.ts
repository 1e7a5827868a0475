import type { CheckFacts } from './facts.ts'
import { type Finding, finding } from './finding.ts'

/** What a text says of money. Amounts are in the smallest unit that is written: won, or whole dollars and cents. */
type Said = {
  slotId: string
  /** Prices, of which one may be called the regular one. */
  prices: { amount: number; isRegular: boolean }[]
  /** How much less it costs: in per cent, and in money. */
  percents: number[]
  offs: number[]
}

const SALE = /할인|세일|싸게|저렴|인하|\boff\b|\bsale\b|\bdiscount|\bsave\b|\bless\b/iu
const REGULAR = /정가|원래|원가|정상가|\bregular|\bwas\b|\bbefore\b|\blist price/iu
/** "Up to" promises no sum. */
const OPEN = /최대|까지|부터|\bup to\b|\bfrom\b|~/iu
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`
const WON = new RegExp(
  String.raw`(?:(${NUMBER})\s?만\s?)?(?:(${NUMBER})\s?천\s?)?(?:(${NUMBER})\s?)?원`,
  'gu',
)
const SIGNED = new RegExp(String.raw`[₩$€£]\s?(${NUMBER})`, 'gu')
const PERCENT = /(\d+(?:\.\d+)?)\s?(?:%|퍼센트|percent)/giu
/** A per cent that is rounded for show may be this far off. */
const ROUNDED = 1

/**
 * A discount that does not add up: two prices of which the per cent or the sum off says otherwise, or a regular price
 * below the other. Only where there is no doubt which numbers belong together: two prices in the whole video.
 */
export function findBadDiscount({ film, content }: CheckFacts): Finding[] {
  const said = film.scenes
    .flatMap(({ layers }) => layers)
    .flatMap((layer) =>
      layer.kind === 'text' && content.userSource.text[layer.id] ? [read(layer.id, layer.text)] : [],
    )
  const prices = new Map(said.flatMap((it) => it.prices.map((price) => [price.amount, price] as const)))
  const [low, high] = [...prices.values()].toSorted((one, other) => one.amount - other.amount)
  if (prices.size !== 2 || !low || !high) return []
  const [saved, share] = [high.amount - low.amount, (1 - low.amount / high.amount) * 100]
  const wrong = said.find(
    ({ percents, offs, prices: own }) =>
      percents.some((percent) => Math.abs(percent - share) > ROUNDED) ||
      offs.some((off) => Math.abs(off - saved) > 0.005) ||
      (low.isRegular && !high.isRegular && own.some(({ amount }) => amount === low.amount)),
  )
  return wrong ? [finding('discount-wrong', wrong.slotId)] : []
}

function read(slotId: string, raw: string): Said {
  const text = raw.normalize('NFC')
  const isSale = SALE.test(text)
  const amounts = [
    ...matchesOf(text, WON, wonOf),
    ...matchesOf(text, SIGNED, ([, number]) => toNumber(number)),
  ]
  const isOff = ({ end, start }: Amount) =>
    /^\s*(?:을|를)?\s*(?:할인|세일|싸게|저렴|off\b|less\b|discount)/iu.test(text.slice(end)) ||
    /\b(?:save|discount of)\s*$/iu.test(text.slice(0, start))
  const isBare = /^[-–−]?\s*\d+(?:\.\d+)?\s?%$/u.test(text.trim())
  const saysPercent = (isSale || isBare) && !OPEN.test(text)
  return {
    slotId,
    prices: amounts
      .filter((amount) => !isOff(amount))
      .map(({ amount }) => ({ amount, isRegular: REGULAR.test(text) })),
    percents: saysPercent
      ? matchesOf(text, PERCENT, ([, number]) => toNumber(number)).map((it) => it.amount)
      : [],
    offs: OPEN.test(text) ? [] : amounts.filter(isOff).map(({ amount }) => amount),
  }
}

type Amount = { amount: number; start: number; end: number }

function matchesOf(text: string, form: RegExp, valueOf: (match: RegExpMatchArray) => number): Amount[] {
  return [...text.matchAll(form)]
    .map((match) => ({ amount: valueOf(match), start: match.index, end: match.index + match[0].length }))
    .filter(({ amount }) => amount > 0)
}

function wonOf([, tenThousands, thousands, ones]: RegExpMatchArray): number {
  return toNumber(tenThousands) * 10_000 + toNumber(thousands) * 1_000 + toNumber(ones)
}

function toNumber(written: string | undefined): number {
  return written === undefined ? 0 : Number(written.replaceAll(',', ''))
}
