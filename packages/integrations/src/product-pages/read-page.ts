import { type Currency, limits } from '@clipmint/contract'
import { currencies } from '@clipmint/kit'
import { Parser } from 'htmlparser2'
import { z } from 'zod'

import { plainText } from '../plain-text.ts'
import type { PageProduct } from './reader.ts'

type Marks = { meta: Map<string, string[]>; data: string[]; title: string }

/**
 * The product of a shop's page, as the page tells search engines and networks of it: schema.org's `Product` in JSON-LD
 * first, then Open Graph. Null where it tells of none.
 */
export function readProductPage(page: string, url: string): PageProduct | null {
  const marks = marksOf(page)
  const told = marks.data.map(productIn).find((product) => product !== null) ?? null
  const isProduct =
    told !== null || /^(?:og:)?product/.test(first(marks, 'og:type')) || priceOf(marks) !== null
  if (!isProduct) return null
  const name = tidy(told?.name ?? first(marks, 'og:title', 'twitter:title') ?? marks.title)
  if (name === '') return null
  const info = tidy(told?.description ?? first(marks, 'og:description', 'description'))
  const named = [...(told?.pictures ?? []), ...all(marks, 'og:image:secure_url', 'og:image', 'twitter:image')]
  return {
    url,
    name: [...name].slice(0, limits.productNameMax).join('').trim(),
    info: [...info].slice(0, limits.productInfoMax).join('').trim(),
    price: told?.price ?? priceOf(marks),
    pictures: [...new Set(named.flatMap((picture) => addressOf(picture, url)))],
  }
}

/** What of a page is read: its meta elements, its JSON-LD, its title. */
function marksOf(page: string): Marks {
  const meta = new Map<string, string[]>()
  const data: string[] = []
  let title = ''
  let within: 'data' | 'title' | null = null
  const parser = new Parser({
    onopentag(element, attributes) {
      if (element === 'meta') {
        const key = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase()
        const content = attributes['content']?.trim() ?? ''
        if (key !== '' && content !== '') meta.set(key, [...(meta.get(key) ?? []), content])
      }
      if (element === 'script' && attributes['type'] === 'application/ld+json') {
        within = 'data'
        data.push('')
      }
      // A drawing in the page may have a title of its own.
      if (element === 'title' && title === '') within = 'title'
    },
    ontext(text) {
      if (within === 'title') title += text
      if (within === 'data') data[data.length - 1] += text
    },
    onclosetag() {
      within = null
    },
  })
  parser.end(page)
  return { meta, data, title }
}

function first({ meta }: Marks, ...keys: string[]): string {
  return keys.map((key) => meta.get(key)?.[0]).find((content) => content !== undefined) ?? ''
}

function all({ meta }: Marks, ...keys: string[]): string[] {
  return keys.flatMap((key) => meta.get(key) ?? [])
}

const OneOrMore = <T extends z.ZodType>(one: T) =>
  z.union([one.transform((it) => [it]), z.array(one)]).catch([])
const Picture = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
const Offer = z.object({
  price: z.union([z.number(), z.string()]).optional(),
  lowPrice: z.union([z.number(), z.string()]).optional(),
  priceCurrency: z.string().optional(),
})
/** https://schema.org/Product, as far as a video tells of it. */
const Product = z.object({
  name: z.string(),
  description: z.string().optional().catch(undefined),
  image: OneOrMore(Picture),
  offers: OneOrMore(Offer),
})

type Told = {
  name: string
  description?: string | undefined
  pictures: string[]
  price: PageProduct['price']
}

function productIn(text: string): Told | null {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return null
  }
  const found = thingsIn(data).find((thing) =>
    typesOf(thing).some((type) => /^Product(?:Group)?$/.test(type)),
  )
  const product = Product.safeParse(found)
  if (!product.success) return null
  const { name, description, image, offers } = product.data
  const [offer] = offers
  return {
    name,
    description,
    pictures: image,
    price: toPrice(String(offer?.price ?? offer?.lowPrice ?? ''), offer?.priceCurrency ?? ''),
  }
}

/** Everything that a page tells of, however it nests its list. */
function thingsIn(data: unknown): Record<string, unknown>[] {
  if (Array.isArray(data)) return data.flatMap(thingsIn)
  if (typeof data !== 'object' || data === null) return []
  const thing = data as Record<string, unknown>
  return [thing, ...thingsIn(thing['@graph']), ...thingsIn(thing['mainEntity'])]
}

function typesOf(thing: Record<string, unknown>): string[] {
  return [thing['@type']].flat().filter((type) => typeof type === 'string')
}

function priceOf(marks: Marks): PageProduct['price'] {
  const amount = first(marks, 'product:sale_price:amount', 'product:price:amount', 'og:price:amount')
  const currency = first(marks, 'product:sale_price:currency', 'product:price:currency', 'og:price:currency')
  return toPrice(amount, currency)
}

function toPrice(amount: string, said: string): PageProduct['price'] {
  const currency = currencies.find((one): one is Currency => one === said.trim().toUpperCase())
  const number = Number(amount.replaceAll(',', ''))
  if (currency === undefined || amount.trim() === '' || !Number.isFinite(number) || number < 0) return null
  const smallest = currency === 'USD' ? Math.round(number * 100) : Math.round(number)
  return smallest > limits.productPriceMax ? null : { amount: smallest, currency }
}

/** Descriptions may be written in HTML. */
function tidy(text: string): string {
  return plainText(text).replaceAll('\n', ' ')
}

function addressOf(picture: string, page: string): string[] {
  return URL.canParse(picture, page) ? [new URL(picture, page).href] : []
}
