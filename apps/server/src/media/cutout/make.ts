import { join } from 'node:path'

import { layStrokes } from '@clipmint/film'
import sharp, { type Sharp } from 'sharp'

import type { CutMade, MadeFile, MediaTask } from '../task.ts'
import { cutByMask, cutThing } from './cut.ts'

/** A cut-out's longer side at most: sharp in a frame of 1080 × 1920, and what cutting holds in memory stays bounded. */
const SIDE = 1_600
/** So much of a picture's edge can be seen through when it came cut out. */
const CLEAR_EDGE = 0.25
const CLEAR = 32

/** Cuts the thing out of a kept picture, by its ground or by a model's mask, unless it came cut out. */
export async function makeCutout({
  path,
  folder,
  mask,
}: Extract<MediaTask, { kind: 'cutout' }>): Promise<CutMade> {
  const { data, info } = await opened(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (isSeeThrough(data, { width, height })) return { as: 'see-through' }
  const flat = { data: flattened(data), width, height }
  const cut = mask === null ? cutThing(flat) : cutByMask(flat, await maskOf(mask, { width, height }))
  if (!('data' in cut) || cut.fault === 'nothing')
    return { as: 'refused', fault: cut.fault ?? 'nothing', guess: null }
  const file = await save(cut.data, { width, height }, join(folder, 'cutout.webp'))
  return cut.fault === null ? { as: 'made', file } : { as: 'refused', fault: cut.fault, guess: file }
}

/** Lays an owner's strokes over a cut-out: what is kept is as in the picture. */
export async function touchCutout({
  path,
  cut,
  folder,
  strokes,
}: Extract<MediaTask, { kind: 'touch' }>): Promise<MadeFile> {
  const { data, info } = await opened(cut).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const whole = await opened(path).resize({ width, height, fit: 'fill' }).removeAlpha().raw().toBuffer()
  const alpha = new Uint8Array(width * height)
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = data[at * 4 + 3] ?? 0
  layStrokes({ alpha, width, height }, strokes, (at) => {
    for (let channel = 0; channel < 3; channel += 1) data[at * 4 + channel] = whole[at * 3 + channel] ?? 0
  })
  for (let at = 0; at < alpha.length; at += 1) data[at * 4 + 3] = alpha[at] ?? 0
  return save(data, { width, height }, join(folder, 'touched.webp'))
}

function opened(path: string): Sharp {
  return sharp(path)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
}

type Size = { width: number; height: number }

function isSeeThrough(data: Uint8Array, { width, height }: Size): boolean {
  let [edge, clear] = [0, 0]
  const look = (at: number) => {
    edge += 1
    if ((data[at * 4 + 3] ?? 255) < CLEAR) clear += 1
  }
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) look(y * width + x)
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) look(y * width + x)
  return clear > edge * CLEAR_EDGE
}

/** On white, what can be seen through a little. */
function flattened(data: Uint8Array): Uint8Array {
  const flat = new Uint8Array((data.length / 4) * 3)
  for (let at = 0; at * 4 < data.length; at += 1) {
    const share = (data[at * 4 + 3] ?? 255) / 255
    for (let channel = 0; channel < 3; channel += 1)
      flat[at * 3 + channel] = Math.round((data[at * 4 + channel] ?? 0) * share + 255 * (1 - share))
  }
  return flat
}

async function maskOf(path: string, { width, height }: Size): Promise<Uint8Array> {
  return sharp(path)
    .resize({ width, height, fit: 'fill' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer()
}

async function save(data: Uint8Array, { width, height }: Size, path: string): Promise<MadeFile> {
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 90, alphaQuality: 100 })
    .toFile(path)
  return { path, ending: 'webp', contentType: 'image/webp' }
}
