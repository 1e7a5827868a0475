import { languageCodes } from '@clipmint/kit'
import { z } from 'zod'

import { ColorRole, HexColor, Tint } from './color.ts'
import { ClipEnd } from './layers/media.ts'
import { Ratio, ratios } from './ratio.ts'

/**
 * A part of a picture in shares of its width and height as the slot shows it: upright, then turned and mirrored as the
 * owner wants. Turning a picture ends its crops; a picture that is not turned keeps those it had.
 */
export const Crop = z
  .object({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    w: z.number().min(0.05).max(1),
    h: z.number().min(0.05).max(1),
  })
  .refine(({ x, y, w, h }) => x + w <= 1.0001 && y + h <= 1.0001, {
    error: 'A crop lies inside its picture.',
  })
export type Crop = z.infer<typeof Crop>

/** A part of a clip in milliseconds from its beginning. */
export const Trim = z
  .object({ inMs: z.number().int().min(0), outMs: z.number().int().min(1) })
  .refine(({ inMs, outMs }) => outMs > inMs, { error: 'A trim ends after it begins.' })
export type Trim = z.infer<typeof Trim>

/** A field whose value a slot was filled with: as it was written, and in which of its forms. */
export const BoundField = z.strictObject({
  field: z.string().min(1).max(200),
  form: z.number().int().min(0).max(9),
  shown: z.string().min(1).max(80),
})
export type BoundField = z.infer<typeof BoundField>

export const SlotText = z.strictObject({
  value: z.string().max(400),
  scale: z.literal([0.7, 0.8, 0.9, 1]).optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
  hidden: z.boolean().optional(),
  /** What the words are painted in, in place of the design's colour: a role, which follows when it is recoloured, or a colour. */
  color: z.union([ColorRole, HexColor]).optional(),
  /** A ground of the words' own, behind them: the design's plate in another tint, or one where it has none. */
  plate: Tint.optional(),
  /** The fields of a product, promotion or place that the words were filled from. */
  from: z.array(BoundField).max(8).optional(),
})
export type SlotText = z.infer<typeof SlotText>

/** Degrees clockwise that an owner turned an upright picture by. */
export const PictureTurn = z.literal([90, 180, 270])
export type PictureTurn = z.infer<typeof PictureTurn>

/** Colours other than the file's own: brighter, warmer, cooler, black and white. */
export const PictureFilter = z.enum(['bright', 'warm', 'cool', 'bw'])
export type PictureFilter = z.infer<typeof PictureFilter>

export const SlotMedia = z.strictObject({
  assetId: z.string().min(1),
  /** By ratio, because what is cut away differs in each. */
  crop: z.partialRecord(z.enum(ratios), Crop).optional(),
  trim: Trim.optional(),
  mute: z.boolean().optional(),
  /** What a clip that is over before its scene does, where its owner wants it other than the design has it. */
  end: ClipEnd.optional(),
  turn: PictureTurn.optional(),
  /** Mirrored left to right, after it was turned. */
  flip: z.boolean().optional(),
  filter: PictureFilter.optional(),
})
export type SlotMedia = z.infer<typeof SlotMedia>

/** How an owner's brand stands in a video: in which corner, how large, how clearly, and with its name at the end. */
export const BrandLook = z.strictObject({
  pos: z.enum(['tl', 'tr', 'bl', 'br']),
  size: z.enum(['s', 'm', 'l']),
  opacity: z.number().min(0.2).max(1),
  outro: z.boolean().optional(),
})
export type BrandLook = z.infer<typeof BrandLook>

/** How a brand stands in a video until its owner says otherwise. */
export const usualBrandLook: BrandLook = { pos: 'tr', size: 'm', opacity: 1 }

/** What an owner put into a template: words, pictures, which scenes. Slots are named by their layer's id. */
export const UserSource = z.strictObject({
  v: z.literal(1),
  templateId: z.uuid(),
  templateVersion: z.number().int().positive(),
  ratio: Ratio,
  lang: z.enum(languageCodes),
  text: z.record(z.string(), SlotText),
  media: z.record(z.string(), SlotMedia),
  scenes: z.strictObject({ off: z.array(z.string()).optional() }).optional(),
  brand: BrandLook.optional(),
})
export type UserSource = z.infer<typeof UserSource>

/** The music under a film: a track of the house, or none; `startMs` is where in the track the film begins. */
export const Bgm = z.strictObject({
  trackId: z.string().nullable(),
  startMs: z.number().int().min(0).default(0),
  volume: z.number().min(0).max(1).default(1),
  fadeOutMs: z.number().int().min(0).max(5000).default(0),
})
export type Bgm = z.infer<typeof Bgm>

const ownMusic = /^asset:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The owner's own music under a film in place of a track: `asset:` and the id of a sound in their storage. */
export const BgmUrl = z.string().regex(ownMusic)

/** How the owner's own music is named in a project. */
export function bgmUrlOf(assetId: string): string {
  return `asset:${assetId}`
}

/** The id of the owner's own music; null where there is none, and for an address of anything else. */
export function ownMusicId(bgmUrl: string | null): string | null {
  return (bgmUrl === null ? null : ownMusic.exec(bgmUrl)?.[1]) ?? null
}

/** The owner's own colours, by role; roles left out keep the template's. */
export const ChangedColor = z.partialRecord(ColorRole, HexColor)
export type ChangedColor = z.infer<typeof ChangedColor>

/** Whose video it is: the name goes into the template's brand slots, the logo into a corner. */
export const Brand = z.object({ name: z.string().nullable(), logoAssetId: z.string().nullable() })
export type Brand = z.infer<typeof Brand>

/** All of an owner's work on one video that decides how it looks and sounds. */
export type ProjectContent = {
  userSource: UserSource
  changedColor: ChangedColor
  bgm: Bgm
  /** The owner's own music; it goes before the track of `bgm`, whose start, volume and fade it takes. */
  bgmUrl: string | null
  brand: Brand
}
