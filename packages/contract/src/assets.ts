import { z } from 'zod'

import { call } from './define.ts'
import { limits } from './limits.ts'
import { Id, pageOf, pageQuery, Search } from './page.ts'

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
 * How a file will look in a video: small, out of focus, too dark, too bright or full of words, and the oldest of the
 * owner's files that looks the same. `sharpness` is null where it cannot be judged, and until the file was looked at;
 * `ground` is the colour of a plain ground behind the thing, null where there is none.
 */
export const AssetQuality = z.object({
  sharpness: z.number().nullable(),
  isSmall: z.boolean(),
  isBlurry: z.boolean(),
  isDark: z.boolean(),
  isBright: z.boolean(),
  isWordy: z.boolean(),
  ground: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  duplicateOf: Id.nullable(),
})
export type AssetQuality = z.infer<typeof AssetQuality>

/**
 * Whether the thing in a picture is cut out of its ground: `none` until that was tried (and for clips and music), `off`
 * when its owner does not want it, `refused` until its owner has cut it out by hand.
 */
export const CutoutStatus = z.enum(['none', 'made', 'refused', 'off'])
export type CutoutStatus = z.infer<typeof CutoutStatus>

/**
 * Why a cut is not used as it was made: a busy ground, nothing to cut out, a thing that leaves the picture, an outline that follows no
 * edges, too many pieces. `see-through`: the picture was cut out when it came; `model`: a segmentation model found it.
 */
export const cutoutReasons = [
  'busy',
  'nothing',
  'touching',
  'unclear',
  'pieces',
  'see-through',
  'model',
] as const
export const CutoutReason = z.enum(cutoutReasons)
export type CutoutReason = z.infer<typeof CutoutReason>

const Share = z.number().min(0).max(1)

/** One stroke of an owner's brush over a cut-out: `size` is its width in shares of the picture's longer side. */
export const CutoutStroke = z.object({
  kind: z.enum(['keep', 'away']),
  size: z.number().min(0.002).max(0.5),
  points: z
    .array(z.tuple([Share, Share]))
    .min(1)
    .max(limits.cutoutStrokePoints),
})
export type CutoutStroke = z.infer<typeof CutoutStroke>

/** How a cut-out stands; `file` is what is shown of it: a picture of the same shape that can be seen through. */
export const Cutout = z.object({
  status: CutoutStatus,
  reason: CutoutReason.nullable(),
  file: z.string().nullable(),
  /** Whether its owner touched it up. */
  isTouched: z.boolean(),
})
export type Cutout = z.infer<typeof Cutout>

export const assetSorts = ['new', 'name', 'size'] as const
export type AssetSort = (typeof assetSorts)[number]

/** Ids with commas between them. */
const Ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(Id).min(1).max(100))

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
  quality: AssetQuality,
  cutout: Cutout,
  file: z.string(),
  preview: z.string().nullable(),
  poster: z.string(),
  thumbnail: z.string(),
  /** Of free stock: whom to name; null for the owner's own. */
  attribution: Attribution.nullish(),
  createdAt: z.iso.datetime(),
})
export type Asset = z.infer<typeof Asset>

/** What an owner calls a file, without its ending. */
const FileName = z
  .string()
  .trim()
  .min(1)
  .max(limits.fileNameLetters)
  .regex(/^[^\p{Cc}/\\]+$/u)

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
    summary: "The owner's files, newest first unless `sort` says otherwise (`size`: largest first).",
    query: z.object({
      ...pageQuery(40),
      type: AssetType.optional(),
      search: Search.optional(),
      sort: z.enum(assetSorts).default('new'),
    }),
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
  rename: call({
    host: 'ai',
    method: 'PATCH',
    path: '/asset/{id}',
    who: 'member',
    summary: 'Gives a file another name; its ending stays as it is.',
    params: z.object({ id: Id }),
    body: z.object({ name: FileName }),
    result: Asset,
    errors: ['ASSETS_NOT_FOUND'],
  }),
  cutout: call({
    host: 'ai',
    method: 'GET',
    path: '/asset/{id}/cutout',
    who: 'member',
    summary:
      "A picture's cut-out as it was made (`base`: of one that was refused the best guess, or the whole picture), and the strokes by which its owner touched it up.",
    params: z.object({ id: Id }),
    result: z.object({ base: z.string(), picture: z.string(), strokes: z.array(CutoutStroke) }),
    errors: ['ASSETS_NOT_FOUND', 'ASSETS_NO_CUTOUT'],
  }),
  changeCutout: call({
    host: 'ai',
    method: 'PATCH',
    path: '/asset/{id}/cutout',
    who: 'member',
    summary:
      "Switches a picture's cut-out off or on, and touches it up: `strokes` are all of them, none to reset.",
    params: z.object({ id: Id }),
    body: z
      .object({
        on: z.boolean().optional(),
        strokes: z.array(CutoutStroke).max(limits.cutoutStrokes).optional(),
      })
      .refine(({ on, strokes }) => on !== undefined || strokes !== undefined, {
        error: 'Say `on` or `strokes`.',
      }),
    result: Asset,
    errors: ['ASSETS_NOT_FOUND', 'ASSETS_NO_CUTOUT', 'EXCEED REMAINING SPACE'],
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
      bytes: z.object({ image: z.number().int(), video: z.number().int(), audio: z.number().int() }),
    }),
  }),
  usage: call({
    host: 'ai',
    method: 'GET',
    path: '/asset/usage',
    who: 'member',
    summary:
      'How many of the videos (not those expired or in the trash) and products show any of these files.',
    query: z.object({ ids: Ids }),
    result: z.object({ videos: z.number().int(), products: z.number().int() }),
  }),
}
