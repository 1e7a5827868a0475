import { z } from 'zod'

import { call } from './define.ts'
import { Id, pageOf, pageQuery } from './page.ts'

export const assetTypes = ['image', 'video', 'audio'] as const
export const AssetType = z.enum(assetTypes)
export type AssetType = z.infer<typeof AssetType>

/** The wordings of the tick-box by which an owner says that a piece of music is theirs to use; the newest last. */
export const rightsWordings = ['2026-11'] as const
export const RightsWording = z.enum(rightsWordings)
export type RightsWording = z.infer<typeof RightsWording>

/** `preparing` while a clip's proxy and thumbnails are made; it can be placed already, and is shown by its poster. */
export const AssetStatus = z.enum(['preparing', 'ready', 'failed'])
export type AssetStatus = z.infer<typeof AssetStatus>

/**
 * An uploaded file. Sizes are of the upright picture; `duration` in milliseconds, null for pictures. Links are signed
 * and hold for some hours: `file` is the picture, clip or sound as kept, `preview` a small one for the screen (540p,
 * silent clips keep no track), `poster` a still, `thumbnail` a square of 240 pixels. A sound is shown by its wave, and
 * its size is that picture's.
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
    summary:
      'Takes one picture, clip or piece of music (multipart field `file`, after `rights` for music); what it is, is decided by its content.',
    multipart: true,
    /** By which wording the owner said that the music is theirs to use; music is not taken without. */
    body: z.object({ rights: RightsWording.optional() }),
    result: Asset,
    errors: ['INVALID FILE TYPE', 'EXCEED REMAINING SPACE', 'ASSETS_RIGHTS_NEEDED', 'INTERNAL SERVER ERROR'],
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
      count: z.object({ image: z.number().int(), video: z.number().int(), audio: z.number().int() }),
    }),
  }),
}
