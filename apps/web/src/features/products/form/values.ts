import { type Currency, limits, NewProduct } from '@clipmint/contract'
import { type InputKind, isMeaningful, languageOf, languageOfWords, type Meaning } from '@clipmint/copy'
import { type LanguageCode, languageCodes } from '@clipmint/kit'
import { z } from 'zod'

import { type PriceFault, parsePrice, writePrice } from './price.ts'

/** What the form holds beside its pictures; the price as it was typed. */
export const FormValues = NewProduct.omit({ sources: true, price: true, name: true, info: true }).extend({
  name: z.string(),
  info: z.string(),
  price: z.string(),
  /** As its owner chose it; null while it is that of their words. */
  language: z.enum(languageCodes).nullable(),
})
export type FormValues = z.infer<typeof FormValues>

/** The fields that a person can be asked to mend, in the order they stand on the page. */
export const fields = ['sources', 'name', 'info', 'price'] as const
export type Field = (typeof fields)[number]

/** Why words say nothing. */
type Nonsense = Extract<Meaning, { ok: false }>['reason']

export type Fault =
  | 'noPictures'
  | 'noName'
  | 'longName'
  | 'shortInfo'
  | 'longInfo'
  | `sense_${Nonsense}`
  | `price_${PriceFault}`

/** A fresh form for an owner who reads the site in this language. */
export function freshValues(language: LanguageCode): FormValues {
  return {
    name: '',
    info: '',
    price: '',
    currency: language === 'ko' ? 'KRW' : 'USD',
    // Nothing is new, on sale or of the season unless its owner says so.
    purpose: 'everyday',
    language: null,
    gender: 'all',
    ages: [],
    tone: 'casual',
  }
}

/** A product as the form shows it. */
export function valuesOf(product: Omit<FormValues, 'price'> & { price: number }): FormValues {
  const { name, info, price, currency, purpose, language, gender, ages, tone } = product
  return { name, info, price: writePrice(price, currency), currency, purpose, language, gender, ages, tone }
}

/** The language of the videos: as it was chosen, else that of the words, else the site's. */
export function languageIn({ language, name, info }: FormValues, ofSite: LanguageCode): LanguageCode {
  return language ?? languageOfWords({ name, info }, ofSite)
}

/** Two words may be a name in any language. */
const FEWEST_WORDS = 3

/** The language that words are written in where it is not that of the videos; null where it is, or cannot be told. */
export function otherLanguage(words: string, ofVideos: LanguageCode): LanguageCode | null {
  const written = languageOf(words, ofVideos)
  const isTold = words.trim().split(/\s+/u).length >= FEWEST_WORDS
  return isTold && written !== ofVideos ? written : null
}

/** What is wrong with the words and the price, by field; the same rules as the server's. */
export function faultsOf(values: FormValues): Partial<Record<Field, Fault>> {
  const name = nameFault(values.name)
  const info = infoFault(values.info)
  const price = priceFault(values.price, values.currency)
  return { ...(name && { name }), ...(info && { info }), ...(price && { price }) }
}

/** The body of the call, once nothing is wrong. Throws for a price that cannot be read. */
export function toNewProduct(
  { price, ...values }: FormValues & { language: LanguageCode },
  sources: string[],
): NewProduct {
  const reading = parsePrice(price, values.currency)
  if ('fault' in reading) throw new Error(`The price "${price}" was not checked.`)
  return NewProduct.parse({ ...values, price: reading.amount, sources })
}

/** How long a text is by the server's count. */
export function lengthOf(text: string): number {
  return text.trim().normalize('NFC').length
}

function nameFault(name: string): Fault | null {
  if (lengthOf(name) === 0) return 'noName'
  if (lengthOf(name) > limits.productNameMax) return 'longName'
  return senseFault(name, 'name')
}

function infoFault(info: string): Fault | null {
  if (lengthOf(info) < limits.productInfoMin) return 'shortInfo'
  if (lengthOf(info) > limits.productInfoMax) return 'longInfo'
  return senseFault(info, 'info')
}

function senseFault(text: string, kind: InputKind): Fault | null {
  const meaning = isMeaningful(text, kind)
  return meaning.ok ? null : `sense_${meaning.reason}`
}

function priceFault(price: string, currency: Currency): Fault | null {
  const reading = parsePrice(price, currency)
  return 'fault' in reading ? `price_${reading.fault}` : null
}
