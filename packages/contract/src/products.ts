import { currencies, languageCodes } from '@clipmint/kit'
import { z } from 'zod'

import { AiCategory } from './ai-category.ts'
import { Asset } from './assets.ts'
import { call } from './define.ts'
import { limits } from './limits.ts'
import { distinct, Flag, Id, idParams, pageOf, pageQuery, Search } from './page.ts'

export const Currency = z.enum(currencies)
export type Currency = z.infer<typeof Currency>

/** What the owner wants a video of the product to do. */
export const purposes = ['new-arrival', 'promotion', 'brand', 'information', 'season', 'everyday'] as const
export const Purpose = z.enum(purposes)
export type Purpose = z.infer<typeof Purpose>

export const targetGenders = ['all', 'male', 'female'] as const
/** Decades of age: 10s to 60s and above; an empty list means everyone. */
export const targetAges = ['10', '20', '30', '40', '50', '60'] as const
export const tones = ['informative', 'trustworthy', 'casual', 'professional', 'fun', 'popular'] as const
export const Tone = z.enum(tones)
export type Tone = z.infer<typeof Tone>

const productFields = {
  name: z.string().trim().normalize('NFC').min(1).max(limits.productNameMax),
  info: z.string().trim().normalize('NFC').min(limits.productInfoMin).max(limits.productInfoMax),
  /** In the currency's smallest unit (cents for USD); 0 is a free product. */
  price: z.number().int().min(0).max(limits.productPriceMax),
  currency: Currency,
  purpose: Purpose,
  language: z.enum(languageCodes),
  gender: z.enum(targetGenders),
  ages: z.array(z.enum(targetAges)).max(targetAges.length),
  tone: Tone,
}

export const Product = z.object({
  _id: Id,
  ...productFields,
  /** Pictures and clips in the owner's order. */
  sources: z.array(Asset),
  like: z.boolean(),
  hidden: z.boolean(),
  /** Whether it is one more than the plan has room for: it can be seen and deleted, and not be changed or used. */
  isLocked: z.boolean(),
  /** How many videos were made of it. */
  videoCount: z.number().int(),
  /** The newest AI request, so that the owner can go on where they left. */
  lastRequest: z.object({ _id: Id, status: z.number().int(), category: AiCategory }).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Product = z.infer<typeof Product>

const sourceIds = z.array(Id).min(1).max(limits.productMediaMax)

/** What an owner sends to register a product. */
export const NewProduct = z.object({
  ...productFields,
  ages: distinct(productFields.ages),
  sources: sourceIds,
})
export type NewProduct = z.infer<typeof NewProduct>

export const products = {
  list: call({
    host: 'api',
    method: 'GET',
    path: '/product',
    who: 'member',
    summary: "The owner's products, newest first, hidden ones only when asked for.",
    query: z.object({
      ...pageQuery(20),
      search: Search.optional(),
      like: Flag.optional(),
      hidden: Flag.default(false),
      order: z.enum(['newest', 'name', 'updated']).default('newest'),
    }),
    result: pageOf(Product),
  }),
  create: call({
    host: 'api',
    method: 'POST',
    path: '/product',
    who: 'member',
    summary:
      'Registers a product with 1 to 30 pictures or clips uploaded before. A call that is repeated with the same `_id` answers with the product of the first, as it stands now, and makes no other.',
    body: NewProduct.extend({
      /** The id that the product shall have, chosen by the client; the server chooses one unless it is given. */
      _id: Id.optional(),
    }),
    result: Product,
    errors: [
      'PRODUCTS_INFO_MEANINGLESS',
      'PRODUCTS_NAME_MEANINGLESS',
      'PRODUCTS_LIMIT_REACHED',
      'ASSETS_NOT_FOUND',
    ],
  }),
  get: call({
    host: 'api',
    method: 'GET',
    path: '/product/{id}',
    who: 'member',
    summary: 'One product.',
    params: idParams,
    result: Product,
    errors: ['PRODUCTS_NOT_FOUND'],
  }),
  edit: call({
    host: 'api',
    method: 'PATCH',
    path: '/product/{id}',
    who: 'member',
    summary: 'Changes any of its fields; hides it or brings it back.',
    params: idParams,
    body: z.object({ ...productFields, sources: sourceIds, hidden: z.boolean() }).partial(),
    result: Product,
    errors: [
      'PRODUCTS_NOT_FOUND',
      'PRODUCTS_LOCKED',
      'PRODUCTS_INFO_MEANINGLESS',
      'PRODUCTS_NAME_MEANINGLESS',
      'ASSETS_NOT_FOUND',
    ],
  }),
  remove: call({
    host: 'api',
    method: 'DELETE',
    path: '/product/{id}',
    who: 'member',
    summary: 'Deletes a product. Videos made of it stay.',
    params: idParams,
    result: z.null(),
    errors: ['PRODUCTS_NOT_FOUND'],
  }),
  like: call({
    host: 'api',
    method: 'PATCH',
    path: '/product/like/{id}',
    who: 'member',
    summary: 'Marks a product as a favourite, or takes the mark away.',
    params: idParams,
    body: z.object({ like: z.boolean() }),
    result: z.object({ _id: Id, like: z.boolean() }),
    errors: ['PRODUCTS_NOT_FOUND'],
  }),
  checkAssets: call({
    host: 'api',
    method: 'GET',
    path: '/product/checkassets/{id}',
    who: 'member',
    summary: 'Whether every picture and clip of the product is ready for a video.',
    params: idParams,
    result: z.object({
      ready: z.boolean(),
      preparing: z.array(Id),
      failed: z.array(Id),
      missing: z.number().int(),
    }),
    errors: ['PRODUCTS_NOT_FOUND'],
  }),
}
