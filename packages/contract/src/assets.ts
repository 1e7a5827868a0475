import { z } from 'zod'

import { call } from './define.ts'
import { Id, pageOf, pageQuery } from './page.ts'

export const assetTypes = ['image', 'video'] as const
export const AssetType = z.enum(assetTypes)
export type AssetType = z.infer<typeof AssetType>

/** `preparing` while a clip's proxy and thumbnails are made; it can be placed already, and is shown by its poster. */
export const AssetStatus = z.enum(['preparing', 'ready', 'failed'])
export type AssetStatus = z.infer<typeof AssetStatus>

/** Where a file came from that its owner did not make, as a credit says it. */
export const Attribution = z.object({
  provider: z.string(),
  providerName: z.string(),
  title: z.string(),
  /** The file's own page there. */
  page: z.string(),
  author: z.object({ name: z.string(), url: z.string().nullable() }),
  licence: z.object({ name: z.string(), url: z.string() }),
})
export type Attribution = z.infer<typeof Attribution>

/**
 * An uploaded file. Sizes are of the upright picture; `duration` in milliseconds, null for pictures. Links are signed
 * and hold for some hours: `file` is the picture or clip as kept, `preview` a small one for the screen (540p, silent
 * clips keep no track), `poster` a still, `thumbnail` a square of 240 pixels.
 */
export const Asset = z.object({
  _id: Id,
  type: AssetType,
  status: AssetStatus,
  originalName: z.string(),
  size: z.number().int(),
  resolution: z.object({ width: z.number().int(), height: z.number().int() }),
  duration: z.number().int().nullable(),
  hasSound: z.boolean(),
  focal: z.object({ x: z.number(), y: z.number() }),
  file: z.string(),
  preview: z.string().nullable(),
  poster: z.string(),
  thumbnail: z.string(),
  /** Of free stock: whom to name; null for the owner's own. */
  attribution: Attribution.nullish(),
  createdAt: z.iso.datetime(),
})
export type Asset = z.infer<typeof Asset>

/** An owner's stored files. */
export const assets = {
  upload: call({
    host: 'ai',
    method: 'POST',
    path: '/asset',
    who: 'member',
    summary: 'Takes one picture or clip (multipart field `file`); what it is, is decided by its content.',
    multipart: true,
    result: Asset,
    errors: ['INVALID FILE TYPE', 'EXCEED REMAINING SPACE', 'INTERNAL SERVER ERROR'],
  }),
  list: call({
    host: 'ai',
    method: 'GET',
    path: '/asset',
    who: 'member',
    summary: "The owner's files, newest first.",
    query: z.object({ ...pageQuery(40), type: AssetType.optional() }),
    result: pageOf(Asset),
  }),
  remove: call({
    host: 'ai',
    method: 'DELETE',
    path: '/asset',
    who: 'member',
    summary: 'Deletes files. Videos in the making that use one keep their copy.',
    body: z.object({ deleteList: z.array(Id).min(1).max(100) }),
    result: z.object({ deleted: z.array(Id) }),
    errors: ['ASSETS_NOT_FOUND'],
  }),
  info: call({
    host: 'ai',
    method: 'GET',
    path: '/asset/info',
    who: 'member',
    summary: 'How much of the storage is used, in bytes and per cent.',
    result: z.object({
      used: z.number().int(),
      total: z.number().int(),
      percent: z.number(),
      count: z.object({ image: z.number().int(), video: z.number().int() }),
    }),
  }),
}
