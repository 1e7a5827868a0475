import { type Currency, limits, type NewAiRequest, type Product, type Promotion } from '@clipmint/contract'
import { z } from 'zod'

import { parsePrice, type PriceFault, writePrice } from '../form/price.ts'

/** A promotion as it is typed. */
export const PromotionForm = z.object({
  regularPrice: z.string(),
  discountPrice: z.string(),
  startAt: z.string(),
  endAt: z.string(),
  text: z.string(),
})
export type PromotionForm = z.infer<typeof PromotionForm>

export type PromotionFault =
  | `price_${PriceFault}`
  | 'freePrice'
  | 'aboveRegular'
  | 'noStart'
  | 'noEnd'
  | 'backwards'
  | 'over'
  | 'noNews'
  | 'longNews'
export type PromotionFaults = Partial<Record<keyof PromotionForm, PromotionFault>>

/** The order in which the fields stand on the page. */
export const promotionFields = ['regularPrice', 'discountPrice', 'startAt', 'endAt', 'text'] as const

/** A fresh form: the product's price is the regular one. */
export function freshPromotion(
  { price, currency }: Pick<Product, 'price' | 'currency'>,
  today: string,
): PromotionForm {
  const regularPrice = price > 0 ? writePrice(price, currency) : ''
  return { regularPrice, discountPrice: '', startAt: today, endAt: '', text: '' }
}

/** The promotion of a plan that was asked for before. */
export function promotionFormOf({
  regularPrice,
  discountPrice,
  currency,
  ...rest
}: Promotion): PromotionForm {
  const write = (amount: number) => writePrice(amount, currency)
  return {
    startAt: rest.startAt,
    endAt: rest.endAt,
    text: rest.text,
    regularPrice: write(regularPrice),
    discountPrice: write(discountPrice),
  }
}

/** Everything that has to be mended before the promotion goes out. */
export function faultsOfPromotion(values: PromotionForm, currency: Currency, today: string): PromotionFaults {
  const { startAt, endAt } = values
  const regular = readPrice(values.regularPrice, currency)
  const discount = readPrice(values.discountPrice, currency)
  const isAbove = 'amount' in regular && 'amount' in discount && discount.amount > regular.amount
  const length = [...values.text.trim()].length
  const all = {
    regularPrice: 'fault' in regular ? regular.fault : null,
    discountPrice: 'fault' in discount ? discount.fault : isAbove ? 'aboveRegular' : null,
    startAt: startAt === '' ? 'noStart' : null,
    endAt: endAt === '' ? 'noEnd' : endAt < startAt ? 'backwards' : endAt < today ? 'over' : null,
    text: length < limits.promotionTextMin ? 'noNews' : length > limits.promotionTextMax ? 'longNews' : null,
  } satisfies Record<keyof PromotionForm, PromotionFault | null>
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== null)) as PromotionFaults
}

function readPrice(text: string, currency: Currency): { amount: number } | { fault: PromotionFault } {
  const reading = parsePrice(text, currency)
  if ('fault' in reading) return { fault: `price_${reading.fault}` }
  return reading.amount === 0 ? { fault: 'freePrice' } : reading
}

/** The two prices as amounts, once both can be read. */
export function pricesOf(
  { regularPrice, discountPrice }: PromotionForm,
  currency: Currency,
): { regular: number; discount: number } | null {
  const regular = readPrice(regularPrice, currency)
  const discount = readPrice(discountPrice, currency)
  return 'amount' in regular && 'amount' in discount
    ? { regular: regular.amount, discount: discount.amount }
    : null
}

/** The promotion as it is kept; the prices of the form can be read. */
export function toPromotion(values: PromotionForm, currency: Currency): Promotion {
  const { regular = 0, discount = 0 } = pricesOf(values, currency) ?? {}
  const { startAt, endAt, text } = values
  return { regularPrice: regular, discountPrice: discount, currency, startAt, endAt, text }
}

/** The form as a plan is asked for with it. */
export function toPromotionWish(values: PromotionForm, currency: Currency): Partial<NewAiRequest> {
  return { category: 'promotion', promotion: toPromotion(values, currency) }
}
