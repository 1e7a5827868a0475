import { join } from 'node:path'

import { limits } from '@clipmint/contract'
import { rotationOf } from '@clipmint/engine/clip-rotation'
import { isHdr, toSdr } from '@clipmint/engine/clip-tones'
import { type Demuxer, FilterAPI } from 'node-av/api'
import type { Frame, Stream } from 'node-av/lib'
import sharp, { type Sharp } from 'sharp'

import { type ClipTask, framesOf, openClip, openDecoder, picturesOf, squarePixels } from './clip.ts'
import { focalPoint } from './look/focal.ts'
import { lookAt } from './look/look.ts'
import { Refused } from './refused.ts'
import type { InspectedFile } from './task.ts'

const stillSide = 1_280
const thumbnailSide = 240

/** Makes sure that a clip can be shown, measures it, and takes its stills. */
export async function inspectVideo(task: ClipTask): Promise<InspectedFile> {
  await using clip = await openClip(task)
  const stream = picturesOf(clip)
  const seconds = await playableSeconds(clip, stream)
  if (seconds > limits.videoSeconds + 0.5) throw new Refused('seconds', `The clip runs for ${seconds} s.`)
  const still = await takeStill(task, Math.min(1, seconds * 0.2))
  const poster = join(task.folder, 'poster.jpg')
  const thumbnail = join(task.folder, 'thumbnail.jpg')
  await still
    .image()
    .resize({ width: stillSide, height: stillSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toFile(poster)
  await still
    .image()
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover' })
    .jpeg({ quality: 78 })
    .toFile(thumbnail)
  const webm = task.container === 'matroska'
  return {
    facts: {
      type: 'video',
      width: still.width,
      height: still.height,
      durationMs: Math.round(seconds * 1_000),
      hasSound: clip.audio() !== undefined,
      focal: await focalPoint(still.image()),
      look: await lookAt(still.image),
    },
    outputs: {
      file: {
        path: task.path,
        ending: webm ? 'webm' : 'mp4',
        contentType: webm ? 'video/webm' : 'video/mp4',
      },
      preview: null,
      poster: { path: poster, ending: 'jpg', contentType: 'image/jpeg' },
      thumbnail: { path: thumbnail, ending: 'jpg', contentType: 'image/jpeg' },
    },
  }
}

/** How long the pictures really run: a clip whose end is missing says more than it holds, and is refused. */
async function playableSeconds(clip: Demuxer, stream: Stream): Promise<number> {
  const second = stream.timeBase.num / stream.timeBase.den
  const said = Math.max(clip.duration, Number(stream.duration) * second)
  let last = 0
  let bytes = 0
  for await (const packet of clip.packets(stream.index)) {
    if (!packet) continue
    last = Math.max(last, Number(packet.pts + packet.duration) * second)
    bytes += packet.size
    packet.free()
    if (last > limits.videoSeconds + 1) break
  }
  if (bytes === 0 || last <= 0.05) throw new Error('The clip holds no pictures.')
  if (said - last > Math.max(1, said * 0.1)) throw new Refused('cut-off', 'The end of the clip is missing.')
  return last
}

type Size = { width: number; height: number }
type Still = Size & { image: () => Sharp }

/** The first frame from a moment on, with the clip's own upright size. */
async function takeStill(task: ClipTask, atSeconds: number): Promise<Still> {
  await using clip = await openClip(task)
  const stream = picturesOf(clip)
  using decoder = await openDecoder(stream)
  for await (const frame of framesOf(clip, stream, decoder)) {
    if (!frame) continue
    using shown = frame
    if (Number(shown.pts) * (shown.timeBase.num / shown.timeBase.den) < atSeconds) continue
    const degrees = rotationOf(stream)
    const size = uprightSize(shown, degrees)
    using filter = FilterAPI.create(filtersFor(shown))
    for await (const picture of filter.frames(shown)) {
      if (!picture) continue
      using taken = picture
      return { ...size, image: await uprightImage(taken, degrees) }
    }
  }
  throw new Error('The clip cannot be shown.')
}

/** Tones are mapped in floating point, and so on no more pixels than a still has. */
const asStill = `scale='2*trunc(iw*min(1,${stillSide}/max(iw,ih))/2)':-2`

function filtersFor(frame: Frame): string {
  return [squarePixels, ...(isHdr(frame) ? [asStill, toSdr] : []), 'format=rgb24'].join()
}

function uprightSize({ width, height, sampleAspectRatio: { num, den } }: Frame, degrees: number): Size {
  const wide = num > 0 && den > 0 ? Math.max(1, Math.round((width * num) / den)) : width
  return degrees % 180 === 0 ? { width: wide, height } : { width: height, height: wide }
}

async function uprightImage(frame: Frame, degrees: number): Promise<() => Sharp> {
  const { width, height, linesize, data } = frame
  const [plane] = data ?? []
  const [stride] = linesize
  if (!plane || stride === undefined) throw new Error('The clip’s frame has no pixels.')
  const packed = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    plane.copy(packed, row * width * 3, row * stride, row * stride + width * 3)
  }
  const raw = { width, height, channels: 3 } as const
  const turned = await sharp(packed, { raw }).rotate(degrees).raw().toBuffer({ resolveWithObject: true })
  const size = { width: turned.info.width, height: turned.info.height }
  return () => sharp(turned.data, { raw: { ...size, channels: 3 } })
}
