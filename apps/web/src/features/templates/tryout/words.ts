import { formatPrice, planProduct, type ProductBrief } from '@clipmint/copy'
import type { Script } from '@clipmint/film'
import type { LanguageCode } from '@clipmint/kit'

import {
  type Fault,
  type Field,
  faultsOf,
  type FormValues,
  freshValues,
  parsePrice,
} from '../../products/index.ts'
import type { TriedWords } from '../store/try/tried.ts'

export type WordField = keyof TriedWords & Field

/** A plan of what a visitor said: the angles it has, each with its words as a template takes them. */
export type SpokenPlan = {
  scenarios: readonly { id: string; angle: string; title: string; script: Script }[]
}

/** What is wrong with a visitor's words, by the rules of a product; a price may be left out. */
export function wordFaults(words: TriedWords, language: LanguageCode): Partial<Record<WordField, Fault>> {
  const { price, ...faults } = faultsOf(valuesOf(words, language))
  return { ...faults, ...(price && words.price.trim() !== '' && { price }) }
}

/**
 * Plans videos from a visitor's words alone, in the browser: the planner claims nothing that they did not say. The same
 * words give the same plan.
 */
export function planWords(words: TriedWords, language: LanguageCode, photos: number): SpokenPlan {
  const brief = briefOf(words, language, photos)
  const { scenarios } = planProduct(brief)
  const price = brief.price && formatPrice(brief.price, language)
  return {
    scenarios: scenarios.map(({ id, angle, title, lines }) => ({
      id,
      angle,
      title,
      script: { lang: language, name: brief.name, price, brand: null, lines },
    })),
  }
}

/** The words as the form of a product has them. A price stays in the currency that it was typed in. */
export function valuesOf(words: TriedWords, language: LanguageCode): FormValues {
  const fresh = freshValues(language)
  return { ...fresh, ...words, currency: words.currency || fresh.currency }
}

/** As the server reads the product that becomes of it. */
function briefOf(words: TriedWords, language: LanguageCode, mediaCount: number): ProductBrief {
  const { currency, purpose, gender, ages, tone } = valuesOf(words, language)
  const reading = parsePrice(words.price, currency)
  const price = 'amount' in reading ? { amount: reading.amount, currency } : null
  const said = { name: words.name.trim().normalize('NFC'), info: words.info.trim().normalize('NFC') }
  return { ...said, price, purpose, language, gender, ages, tone, mediaCount }
}
