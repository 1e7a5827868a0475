import type { Currency } from '@clipmint/contract'

/** Why a page gives no product. */
export type PageFault =
  | 'invalid_url'
  | 'not_found'
  | 'blocked'
  | 'no_product'
  | 'timeout'
  | 'too_large'
  | 'unavailable'

/** What a shop's page says of its product, in the page's own words. */
export type PageProduct = {
  /** Where it was read, after all redirects. */
  url: string
  name: string
  info: string
  /** In the currency's smallest unit; null where the page says none, or in a currency that products have not. */
  price: { amount: number; currency: Currency } | null
  /** Addresses of its pictures, the page's own order, each once. */
  pictures: string[]
}

export type PageOutcome = { status: 'read'; product: PageProduct } | { status: 'refused'; fault: PageFault }
export type PictureOutcome = { status: 'opened'; bytes: Buffer } | { status: 'refused'; fault: PageFault }

/** Reads the one page that a person pasted, and the pictures that it names: no more of the site, and nothing by itself. */
export type ProductPages = {
  read: (text: string, signal: AbortSignal) => Promise<PageOutcome>
  /** The bytes of a picture of the page, 10 MB at most. */
  picture: (url: string, signal: AbortSignal) => Promise<PictureOutcome>
}
