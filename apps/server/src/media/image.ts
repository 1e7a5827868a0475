import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { focalPoint } from './look/focal.ts'
import { lookAt } from './look/look.ts'
import { Refused } from './refused.ts'
import type { InspectedFile, MadeFile, MediaTask } from './task.ts'

/** More pixels than the largest phone camera takes are refused before anything is decoded. */
const mostPixels = 120_000_000
/** Kept pictures are at most this long on a side: twice the largest frame. */
const keptSide = 3_840
/** As sharp as the editor's preview shows a picture; a smaller one is its own preview. */
const previewSide = 1_920
const posterSide = 1_280
const thumbnailSide = 240

/** Turns a picture upright, drops all that it says about its maker and place, and makes its small copies. */
export async function inspectImage(task: Extract<MediaTask, { kind: 'image' }>): Promise<InspectedFile> {
  const { size } = await stat(task.path)
  if (size > task.most.bytes) throw new Refused('bytes', `The picture has ${size} bytes.`)
  const upright = await openers[task.decoder](task.path)
  const kept = upright.resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await kept.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const picture = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const seeThrough = info.channels === 4 && !(await picture().stats()).isOpaque
  const write = (name: string, image: Sharp, quality: number) =>
    save(image, join(task.folder, name), { seeThrough, quality })
  const inside = (side: number) =>
    picture().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const isSmall = Math.max(info.width, info.height) <= previewSide
  return {
    facts: {
      type: 'image',
      width: info.width,
      height: info.height,
      durationMs: null,
      hasSound: false,
      focal: await focalPoint(picture()),
      look: await lookAt(picture),
    },
    outputs: {
      file: await write('file', picture(), 92),
      preview: isSmall ? null : await write('preview', inside(previewSide), 85),
      poster: await write('poster', inside(posterSide), 82),
      thumbnail: await write(
        'thumbnail',
        picture().resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover' }),
        78,
      ),
    },
  }
}

const openers = { plain: openPicture, heic: openHeic, svg: openDrawing }

/** A drawing as pixels: what it is made of is never kept. */
async function openDrawing(path: string): Promise<Sharp> {
  const { rasterize } = await import('./svg.ts')
  return rasterize(await readFile(path, 'utf8'))
}

async function openPicture(path: string): Promise<Sharp> {
  // Only what the file says of itself: under a limit it could not even be asked how large it is.
  const { width, height } = await sharp(path, { limitInputPixels: false, pages: 1 }).metadata()
  if (!width || !height || width * height > mostPixels)
    throw new Refused('pixels', `The picture has ${width} × ${height} pixels.`)
  return sharp(path, {
    limitInputPixels: mostPixels,
    failOn: 'truncated',
    sequentialRead: true,
    pages: 1,
  }).autoOrient()
}

async function openHeic(path: string): Promise<Sharp> {
  // Loaded for HEIC alone: its decoder takes a while to compile.
  const { decodeHeic } = await import('./heic.ts')
  return decodeHeic(await readFile(path), mostPixels, keptSide)
}

async function save(
  image: Sharp,
  path: string,
  { seeThrough, quality }: { seeThrough: boolean; quality: number },
): Promise<MadeFile> {
  const ending = seeThrough ? 'webp' : 'jpg'
  const file = `${path}.${ending}`
  await (seeThrough ? image.webp({ quality }) : image.flatten().jpeg({ quality, mozjpeg: false })).toFile(
    file,
  )
  return { path: file, ending, contentType: seeThrough ? 'image/webp' : 'image/jpeg' }
}
