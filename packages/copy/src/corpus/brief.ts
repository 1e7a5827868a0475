import type { ProductBrief } from '../types.ts'

/** What a shop's brief says; the rest is filled with the commonest choice. */
export type ShopBrief = Partial<ProductBrief> & Pick<ProductBrief, 'name' | 'info'>

/** A whole brief of a small shop, for tests. */
export function briefOf(shop: ShopBrief): ProductBrief {
  return {
    price: null,
    purpose: '',
    language: 'ko',
    gender: 'all',
    ages: [],
    tone: 'informative',
    mediaCount: 3,
    ...shop,
  }
}
