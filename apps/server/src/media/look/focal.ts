import sharp, { type Sharp } from 'sharp'

import { subjectMiddle } from './subject.ts'

/** Looked at this small; the whole takes some thirty milliseconds. */
const side = 400
/** Where a subject stands out it does so at this size, in a few milliseconds. */
const subjectSide = 96
/** The part of the picture, each way, that is looked for. */
const part = 0.6
/** Drawn so far from the middle of the picture, since product photographs are mostly centred. */
const trust = 0.7

/**
 * Where the thing worth seeing is, in shares of the picture: the middle of what stands out from the edges; where nothing
 * does as a whole, that of the upright and of the level band that libvips finds most interesting (its `attention`
 * strategy: edges, skin, strong colours).
 */
export async function focalPoint(picture: Sharp): Promise<{ x: number; y: number }> {
  const { data, info } = await picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return (await subjectOf(data)) ?? attentionOf(data, info)
}

async function subjectOf(picture: Buffer): Promise<{ x: number; y: number } | null> {
  const { data, info } = await sharp(picture)
    .resize({ width: subjectSide, height: subjectSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return info.channels === 3 ? subjectMiddle({ data, width: info.width, height: info.height }) : null
}

async function attentionOf(
  data: Buffer,
  info: { width: number; height: number },
): Promise<{ x: number; y: number }> {
  const upright = { width: Math.max(1, Math.round(info.width * part)), height: info.height }
  const level = { width: info.width, height: Math.max(1, Math.round(info.height * part)) }
  const [across, down] = await Promise.all([bandOf(data, upright), bandOf(data, level)])
  return {
    x: towardsMiddle((across.left + upright.width / 2) / info.width),
    y: towardsMiddle((down.top + level.height / 2) / info.height),
  }
}

async function bandOf(
  picture: Buffer,
  size: { width: number; height: number },
): Promise<{ left: number; top: number }> {
  const { info } = await sharp(picture)
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Sharp tells by how much the picture was moved, not where the band begins.
  return { left: -(info.cropOffsetLeft ?? 0), top: -(info.cropOffsetTop ?? 0) }
}

function towardsMiddle(share: number): number {
  return 0.5 + (share - 0.5) * trust
}
