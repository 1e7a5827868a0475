import type { contract } from '@clipmint/contract'
import type { InputKind, ProductFacts } from '@clipmint/copy'
import { currencies } from '@clipmint/kit'
import type { z } from 'zod'

type Said = z.output<(typeof contract.copy.check)['body']>['product']

/** Longer words than a product's name may be are information. */
const LONGEST_NAME = 40

/** The language of reasons: as the body asks, else as the query does. `kr` is Korean, any other is English. */
export function readLanguage(said: string | null | undefined, asked: 'ko' | 'en'): 'ko' | 'en' {
  const word = said?.trim().toLowerCase() ?? ''
  if (word === '') return asked
  return /^(?:ko|kr)/u.test(word) ? 'ko' : 'en'
}

/** What a text is for, as far as sense depends on it: a name may be one short word. */
export function readInputKind(said: string): InputKind {
  return /name|place|brand|title|store|shop|company|tag|keyword|menu|상호|이름|명$|제목|브랜드|장소/iu.test(
    said,
  )
    ? 'name'
    : 'sentence'
}

/** What is known of a product; null when nothing is. */
export function readProduct(said: Said): ProductFacts | null {
  if (said === null || said === undefined) return null
  if (typeof said === 'string') {
    const words = said.trim()
    if (words === '') return null
    const isName = [...words].length <= LONGEST_NAME
    return { ...nothing, ...(isName ? { name: words } : { info: words }) }
  }
  const currency = currencies.find((it) => it === said.currency?.trim().toUpperCase()) ?? 'KRW'
  const amount = (value: Exclude<typeof said.price, undefined>) => readAmount(value, currency)
  const facts: ProductFacts = {
    name: said.name?.trim() ?? '',
    info: said.info?.trim() ?? '',
    currency,
    price: amount(said.price ?? null),
    regularPrice: amount(said.regularPrice ?? null),
    discountPrice: amount(said.discountPrice ?? null),
  }
  const isKnown =
    facts.name !== '' || facts.info !== '' || facts.price !== null || facts.regularPrice !== null
  return isKnown ? facts : null
}

const nothing: ProductFacts = {
  name: '',
  info: '',
  currency: 'KRW',
  price: null,
  regularPrice: null,
  discountPrice: null,
}

/** An amount in the smallest unit; one of dollars with a point is meant in dollars. Null for what is no amount. */
function readAmount(value: number | string | null, currency: ProductFacts['currency']): number | null {
  const amount = typeof value === 'string' ? Number(value.replace(/[^\d.]/gu, '') || Number.NaN) : value
  if (amount === null || !Number.isFinite(amount) || amount < 0) return null
  if (currency === 'USD' && !Number.isInteger(amount)) return Math.round(amount * 100)
  return Math.round(amount)
}
