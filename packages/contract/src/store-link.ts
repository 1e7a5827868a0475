import { z } from 'zod'

import { call } from './define.ts'
import type { ErrorCode } from './errors.ts'
import { limits } from './limits.ts'
import { Id } from './page.ts'

/** Where shops are run that can be linked. */
export const ShopPlatformId = z.enum(['cafe24'])
export type ShopPlatformId = z.infer<typeof ShopPlatformId>

/** A shop's id at Cafe24, of which its addresses are made. */
export const MallId = z.string().regex(/^[a-z0-9]{3,20}$/)

/** The shop that an owner is linked to, as they see it: never a token. */
export const LinkedShop = z.object({
  mall_id: z.string(),
  shop_no: z.literal(1),
  linkedAt: z.iso.datetime(),
  scopes: z.array(z.string()),
  /** Until when the link holds without being used. */
  expiresAt: z.iso.datetime(),
  /** True once the shop has taken its consent back, or it ran out: it has to be connected again. */
  ended: z.boolean(),
})
export type LinkedShop = z.infer<typeof LinkedShop>

/** The places elsewhere that an owner is linked to. */
export const Externals = z.object({ cafe24: LinkedShop.nullable() })
export type Externals = z.infer<typeof Externals>

export const ShopCategory = z.object({
  no: z.number().int(),
  /** Null for one at the top. */
  parentNo: z.number().int().nullable(),
  name: z.string(),
  isShown: z.boolean(),
})
export type ShopCategory = z.infer<typeof ShopCategory>

const ProductNo = z.number().int().positive()

export const ShopProduct = z.object({
  no: ProductNo,
  name: z.string(),
  /** In won; null where the shop says none. */
  price: z.number().int().nullable(),
  thumbnail: z.string().nullable(),
  isSelling: z.boolean(),
  /** The product that it was imported as; null when it was not, or was deleted since. */
  productId: Id.nullable(),
})
export type ShopProduct = z.infer<typeof ShopProduct>

/** Why a product of a shop was not imported. */
export const importFaults = ['gone', 'no-picture', 'no-words', 'limit', 'space', 'away'] as const

export const ShopImport = z.object({
  no: ProductNo,
  name: z.string(),
  thumbnail: z.string().nullable(),
  state: z.enum(['waiting', 'running', 'done', 'already', 'failed']),
  fault: z.enum(importFaults).nullable(),
  productId: Id.nullable(),
})
export type ShopImport = z.infer<typeof ShopImport>

const ImportProgress = z.object({
  /** The products that were asked for last. */
  list: z.array(ShopImport),
  /** How many products the plan has room for, and how many there are. */
  products: z.object({ most: z.number().int(), used: z.number().int() }),
})

/** A picture in base64, with nothing before it. */
const Base64 = z.base64().min(1)

/** What can stand in the way of everything that a shop is asked. */
const shopErrors = [
  'STORE_LINK_NOT_LINKED',
  'STORE_LINK_ENDED',
  'STORE_LINK_FORBIDDEN',
  'STORE_LINK_BUSY',
  'STORE_LINK_REFUSED',
  'STORE_LINK_UNREACHABLE',
] as const satisfies readonly ErrorCode[]

/** The link to an owner's online shop. */
export const storeLink = {
  connect: call({
    host: 'api',
    method: 'POST',
    path: '/externals/cafe24/connect',
    who: 'member',
    summary:
      "Begins a link to a shop: gives the address of the shop's page where its owner agrees, from which the browser comes back to `redirect_uri` with `code` and `state`.",
    body: z.object({
      /** The caller's access token once more, so that a form of another site cannot begin a link. */
      token: z.string().min(1).max(4_000),
      cafe24: z.object({ mall_id: MallId, redirect_uri: z.url().max(2_000) }),
    }),
    result: z.object({ url: z.url() }),
    errors: ['FORBIDDEN', 'STORE_LINK_OFF', 'STORE_LINK_ALREADY', 'STORE_LINK_TAKEN'],
  }),
  finish: call({
    host: 'api',
    method: 'POST',
    path: '/externals/cafe24/finish',
    who: 'member',
    summary: 'Ends what `connect` began, with what the browser came back with.',
    body: z.object({ code: z.string().min(1).max(500), state: z.string().min(1).max(2_000) }),
    result: LinkedShop,
    errors: [
      'STORE_LINK_OFF',
      'STORE_LINK_ALREADY',
      'STORE_LINK_TAKEN',
      'STORE_LINK_FAILED',
      'STORE_LINK_FORBIDDEN',
      'STORE_LINK_UNREACHABLE',
    ],
  }),
  verify: call({
    host: 'api',
    method: 'POST',
    path: '/externals/cafe24/verify',
    who: 'member',
    anytime: true,
    summary:
      'Which shop opened the app from its administration. `hash` is the query of that, letter by letter as it came: it is signed over its own letters.',
    body: z.object({ hash: z.string().min(1).max(4_000) }),
    result: z.object({ mall_id: MallId, userName: z.string(), linked: z.boolean() }),
    errors: ['STORE_LINK_OFF', 'STORE_LINK_LAUNCH_WRONG', 'STORE_LINK_LAUNCH_OLD'],
  }),
  categories: call({
    host: 'api',
    method: 'GET',
    path: '/externals/cafe24/categories',
    who: 'member',
    summary: "All categories of the linked shop, in the shop's order; `parentNo` makes a tree of them.",
    result: z.object({ list: z.array(ShopCategory) }),
    errors: [...shopErrors],
  }),
  products: call({
    host: 'api',
    method: 'POST',
    path: '/externals/cafe24/products',
    who: 'member',
    anytime: true,
    summary:
      'Products of the linked shop: of a category with all below it, or of the whole shop; `next` goes on from there as `since`.',
    body: z.object({
      category: z.number().int().positive().nullable().default(null),
      since: z.number().int().min(0).default(0),
      limit: z.number().int().min(1).max(100).default(24),
    }),
    result: z.object({ list: z.array(ShopProduct), next: z.number().int().nullable() }),
    errors: [...shopErrors],
  }),
  startImport: call({
    host: 'api',
    method: 'POST',
    path: '/externals/cafe24/import',
    who: 'member',
    summary:
      'Imports products of the linked shop with their pictures, one after another. One that was imported before stays as it is, and is said to be there already.',
    body: z.object({ products: z.array(ProductNo).min(1).max(limits.shopImportMax) }),
    result: ImportProgress,
    errors: [...shopErrors],
  }),
  imports: call({
    host: 'api',
    method: 'GET',
    path: '/externals/cafe24/import',
    who: 'member',
    summary: 'How far the products are that were asked for last.',
    result: ImportProgress,
  }),
  upload: call({
    host: 'api',
    method: 'POST',
    path: '/externals/cafe24/upload',
    who: 'member',
    perMinute: 20,
    bodyBytes: limits.shopPicturesBytes,
    summary:
      "Sends pictures into the shop's store and says where each lies there, in order; null for one that did not come to it. A picture (JPEG, PNG, GIF or WebP) is base64, or the still of a finished video by the project's id.",
    body: z.object({
      requests: z
        .array(z.union([z.object({ image: Base64 }), z.object({ video: Id })]))
        .min(1)
        .max(limits.shopPicturesMax),
    }),
    result: z.object({ images: z.array(z.object({ path: z.string().nullable() })) }),
    errors: [...shopErrors, 'PROJECTS_NOT_FOUND', 'INVALID FILE TYPE', 'EXCEED REMAINING SPACE'],
  }),
  unlink: call({
    host: 'api',
    method: 'POST',
    path: '/externals/cafe24/unlink',
    who: 'member',
    anytime: true,
    summary: 'Ends the link and tells the shop. What was imported stays; without a link it is done already.',
    result: z.null(),
  }),
}
