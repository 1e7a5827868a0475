import { type Currency, limits } from '@clipmint/contract'

export type PriceFault = 'empty' | 'unreadable' | 'whole' | 'cents' | 'tooMuch'
export type PriceReading = { amount: number } | { fault: PriceFault }

/** Digits after the point: of these currencies only the dollar has smaller coins in use. */
const decimals: Record<Currency, number> = { KRW: 0, USD: 2, IDR: 0, VND: 0 }
const marks = /[₩$₫\s]|원|달러|루피아|동|rp|krw|usd|idr|vnd/giu
const freeWords = /^(?:무료|free|gratis|miễn phí)$/iu

/**
 * A price as people type it (29,000원, $12.5, Rp150.000, 무료) as an amount in the currency's smallest unit, or what is
 * wrong with it. Points part thousands where a currency has no smaller coins.
 */
export function parsePrice(text: string, currency: Currency): PriceReading {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return { fault: 'empty' }
  if (freeWords.test(plain)) return { amount: 0 }
  const digits = plain.replace(marks, '').replace(/\.$/, '')
  const reading = decimals[currency] === 0 ? readWhole(digits) : readCents(digits)
  return 'amount' in reading && reading.amount > limits.productPriceMax ? { fault: 'tooMuch' } : reading
}

/** An amount as the field shows it: 29,000 or 12.50. */
export function writePrice(amount: number, currency: Currency): string {
  const places = decimals[currency]
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(amount / 10 ** places)
}

function readWhole(digits: string): PriceReading {
  const match = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(digits)
  if (!match) return { fault: 'unreadable' }
  const [, whole = '', part = ''] = match
  if (Number(part) !== 0) return { fault: 'whole' }
  return { amount: Number(whole.replace(/[.,]/g, '')) }
}

function readCents(digits: string): PriceReading {
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d+))?$/.exec(digits)
  if (!match || digits === '') return { fault: 'unreadable' }
  const [, whole = '0', part = ''] = match
  if (/[1-9]/.test(part.slice(2))) return { fault: 'cents' }
  return { amount: Number(whole.replaceAll(',', '')) * 100 + Number(part.slice(0, 2).padEnd(2, '0')) }
}
