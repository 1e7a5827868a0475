import { z } from 'zod'

import { plainText } from '../../plain-text.ts'
import type { ShopAccess, ShopAnswer, ShopCategory, ShopProduct, ShopSearch } from '../shop.ts'
import { pictureAddress } from './address.ts'
import type { Ask } from './ask.ts'
import type { Cafe24Keys } from './config.ts'

const page = 100
/** The last offset that Cafe24 takes. */
const lastOffset = 8_000

const Category = z.object({
  category_no: z.number().int(),
  parent_category_no: z.number().int(),
  category_depth: z.number().int(),
  category_name: z.string(),
  use_display: z.enum(['T', 'F']),
})
const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
const Product = z.object({
  product_no: z.number().int(),
  product_name: z.string(),
  price: Text,
  selling: z.enum(['T', 'F']),
  summary_description: Text,
  simple_description: Text,
  description: Text,
  product_tag: z.union([z.string(), z.array(z.string())]).nullish(),
  detail_image: Text,
  list_image: Text,
  small_image: Text,
  additionalimages: z.array(z.object({ big: Text })).nullish(),
})

/** All categories of a shop, page after page. */
export async function listCategories(ask: Ask, access: ShopAccess): Promise<ShopAnswer<ShopCategory[]>> {
  const all: ShopCategory[] = []
  for (let offset = 0; offset <= lastOffset; offset += page) {
    const query = { shop_no: '1', limit: String(page), offset: String(offset) }
    const answer = await ask(
      questionOf(access, '/admin/categories', query),
      z.object({ categories: z.array(Category) }),
    )
    if (answer.status !== 'ok') return answer
    all.push(...answer.value.categories.map(toCategory))
    if (answer.value.categories.length < page) break
  }
  return { status: 'ok', value: all }
}

/** A page of products by the number that goes before, which holds however many there are. */
export async function listProducts(
  ask: Ask,
  keys: Cafe24Keys,
  { access, search: { category, since, limit } }: { access: ShopAccess; search: ShopSearch },
): Promise<ShopAnswer<ShopProduct[]>> {
  return products(ask, keys, access, {
    since_product_no: String(since),
    limit: String(Math.min(limit, page)),
    ...(category === null ? {} : { category: String(category) }),
  })
}

/** Products by their numbers, with every picture. */
export async function findProducts(
  ask: Ask,
  keys: Cafe24Keys,
  { access, numbers }: { access: ShopAccess; numbers: readonly number[] },
): Promise<ShopAnswer<ShopProduct[]>> {
  const query = { product_no: numbers.join(','), limit: String(page), embed: 'additionalimages' }
  return numbers.length === 0 ? { status: 'ok', value: [] } : products(ask, keys, access, query)
}

async function products(
  ask: Ask,
  keys: Cafe24Keys,
  access: ShopAccess,
  query: Record<string, string>,
): Promise<ShopAnswer<ShopProduct[]>> {
  const question = questionOf(access, '/admin/products', { shop_no: '1', ...query })
  const answer = await ask(question, z.object({ products: z.array(Product) }))
  if (answer.status !== 'ok') return answer
  const list = answer.value.products.map((product) => toProduct(keys, access.mallId, product))
  return { status: 'ok', value: list }
}

export function questionOf({ mallId, token }: ShopAccess, path: string, query: Record<string, string> = {}) {
  return { mallId, path, query, authorization: `Bearer ${token}` }
}

/** A price such as "12900.00" in won; null for what is none. */
export function wonOf(price: string): number | null {
  if (!/^\d{1,12}(?:\.\d{1,4})?$/.test(price)) return null
  return Math.round(Number(price))
}

function toCategory(category: z.infer<typeof Category>): ShopCategory {
  const { category_no: no, parent_category_no: parent, category_name: name } = category
  // A category at the top says 1 for its parent, which is the shop itself, and never its own number.
  const isTop = category.category_depth === 1 || parent === no
  return { no, parentNo: isTop ? null : parent, name, isShown: category.use_display === 'T' }
}

function toProduct(keys: Cafe24Keys, mallId: string, product: z.infer<typeof Product>): ShopProduct {
  const addressOf = (address: string) => pictureAddress(keys, mallId, address)?.href ?? []
  const { product_tag: tags } = product
  const small = [product.small_image, product.list_image, product.detail_image].flatMap(addressOf)
  return {
    no: product.product_no,
    name: plainText(product.product_name),
    priceWon: wonOf(product.price),
    texts: [product.description, product.summary_description, product.simple_description]
      .map(plainText)
      .filter((text) => text !== ''),
    tags: (Array.isArray(tags) ? tags : (tags ?? '').split(',')).map((tag) => tag.trim()).filter(Boolean),
    pictures: [
      ...new Set(
        [product.detail_image, ...(product.additionalimages ?? []).map(({ big }) => big)].flatMap(addressOf),
      ),
    ],
    thumbnail: small[0] ?? null,
    isSelling: product.selling === 'T',
  }
}
