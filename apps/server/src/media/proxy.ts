import { join } from 'node:path'

import { rotationOf } from '@clipmint/engine/clip-rotation'
import { isHdr, toSdr } from '@clipmint/engine/clip-tones'
import { type Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'
import { FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants'
import type { Frame, Stream } from 'node-av/lib'

import { writePackets } from '../write-packets.ts'
import { type ClipTask, framesOf, openClip, openDecoder, picturesOf, squarePixels } from './clip.ts'
import type { MadeFile } from './task.ts'

/**
 * A small copy for the screen: upright, at most 540 × 960, 30 frames a second, H.264 with a key frame each half second,
 * HDR brought to ordinary video as a render brings it, and the clip's sound, which the preview mixes as the finished
 * video does.
 */
export async function makeProxy(task: ClipTask): Promise<MadeFile> {
  const path = join(task.folder, 'proxy.mp4')
  // Each track has a reader of its own: one that waits for the other track would hold it up.
  await using clip = await openClip(task)
  await using clipAgain = await openClip(task)
  await using muxer = await Muxer.open(path, { format: 'mp4', options: { movflags: '+faststart' } })
  const sound = clipAgain.audio()
  using opened = new DisposableStack()
  const lines = [await openPictures(clip, opened)]
  if (sound) lines.push(await openSound(clipAgain, sound, opened))
  // The muxer takes no more tracks once it was written to.
  const tracks = lines.map((line) => ({ ...line, to: muxer.addStream(line.encoder) }))
  await Promise.all(
    tracks.map(({ frames, filter, encoder, to }) =>
      writePackets(muxer, encoder.packets(filter.frames(frames)), to),
    ),
  )
  return { path, ending: 'mp4', contentType: 'video/mp4' }
}

/** What becomes a track of the copy, all but read. */
type Line = { frames: AsyncIterable<Frame | null>; filter: FilterAPI; encoder: Encoder }

async function openPictures(clip: Demuxer, opened: DisposableStack): Promise<Line> {
  const stream = picturesOf(clip)
  const decoder = opened.use(await openDecoder(stream))
  const decoded = framesOf(clip, stream, decoder)
  const first = await decoded.next()
  const filter = opened.use(FilterAPI.create(filtersFor(first.value ?? null, rotationOf(stream))))
  const options = { preset: 'veryfast', crf: 26, g: 15, profile: 'high' }
  const encoder = opened.use(await Encoder.create(FF_ENCODER_LIBX264, { decoder, filter, options }))
  return { frames: startingWith(first, decoded), filter, encoder }
}

async function openSound(clip: Demuxer, stream: Stream, opened: DisposableStack): Promise<Line> {
  const decoder = opened.use(await openDecoder(stream))
  const format = 'aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo'
  const filter = opened.use(FilterAPI.create(format))
  const context = { bitRate: '96k' }
  const encoder = opened.use(await Encoder.create(FF_ENCODER_AAC, { decoder, filter, context }))
  return { frames: decoder.frames(clip.packets(stream.index)), filter, encoder }
}

/** Tones are mapped last, on the few pixels that are left. */
function filtersFor(first: Frame | null, degrees: number): string {
  const turn = turns[degrees]
  const tones = first && isHdr(first) ? [toSdr] : []
  return [squarePixels, ...(turn ? [turn] : []), fit, 'fps=30', ...tones, 'format=yuv420p'].join()
}

async function* startingWith<Item>(
  first: IteratorResult<Item, void>,
  rest: AsyncGenerator<Item, void>,
): AsyncGenerator<Item, void> {
  if (first.done) return
  yield first.value
  yield* rest
}

const turns: Record<number, string> = { 90: 'transpose=clock', 180: 'hflip,vflip', 270: 'transpose=cclock' }

const short = 540
const long = 960

/** Fits into 540 × 960 either way up, with even sides, never larger than it was. */
const fit =
  `scale='if(gt(iw,ih),min(${long},iw),min(${short},iw))':` +
  `'if(gt(iw,ih),min(${short},ih),min(${long},ih))':` +
  'force_original_aspect_ratio=decrease:force_divisible_by=2'
