import { loopOutput, renderFilm, renderFrame } from '@clipmint/engine/node'
import { Demuxer, Decoder, Encoder, FilterAPI, Muxer } from 'node-av/api'
import { FF_ENCODER_LIBWEBP_ANIM } from 'node-av/constants'
import sharp from 'sharp'

import { writePackets } from '../../../write-packets.ts'
import type { LoopTask } from './task.ts'

const POSTER_WIDTH = 480
const POSTER_QUALITY = 80
/** Of the animated WebP: it weighs more than a video of the same length, so it shows less. */
const IMAGE = { fps: 10, width: 240, quality: 55 }

/** Draws a loop: the video by the engine, the animated picture from it, and its first frame as a still. */
export async function drawLoop({ film, fromMs, toMs, out }: LoopTask): Promise<void> {
  const output = loopOutput(film, { fromMs, toMs })
  await renderFilm(film, {}, out.video, { ffmpeg: null, output })
  const still = await renderFrame(film, fromMs, {}, POSTER_WIDTH)
  await sharp(still).webp({ quality: POSTER_QUALITY, effort: 5 }).toFile(out.poster)
  await animate(out.video, out.image)
}

async function animate(video: string, image: string): Promise<void> {
  await using clip = await Demuxer.open(video)
  const stream = clip.video()
  if (!stream) throw new Error('The loop has no picture.')
  await using muxer = await Muxer.open(image, { format: 'webp', options: { loop: 0 } })
  using decoder = await Decoder.create(stream)
  using filter = FilterAPI.create(`fps=${IMAGE.fps},scale=${IMAGE.width}:-2,format=yuv420p`)
  using encoder = await Encoder.create(FF_ENCODER_LIBWEBP_ANIM, {
    decoder,
    filter,
    options: { quality: IMAGE.quality, compression_level: 3 },
  })
  const to = muxer.addStream(encoder)
  const frames = filter.frames(decoder.frames(clip.packets(stream.index)))
  await writePackets(muxer, encoder.packets(frames), to)
}
