import { join } from 'node:path'

import { type Decoder, type Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'
import { FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants'
import type { Stream } from 'node-av/lib'

import { type ClipTask, openClip, openDecoder, picturesOf, rotationOf, squarePixels } from './clip.ts'
import type { MadeFile } from './task.ts'

/**
 * A small copy for the screen: upright, at most 540 × 960, 30 frames a second, H.264 with a key frame each half second,
 * and the clip's sound, which the preview mixes as the finished video does.
 */
export async function makeProxy(task: ClipTask): Promise<MadeFile> {
  const path = join(task.folder, 'proxy.mp4')
  // Each track has a reader of its own: one that waits for the other track would hold it up.
  await using clip = await openClip(task)
  await using clipAgain = await openClip(task)
  await using muxer = await Muxer.open(path, { format: 'mp4', options: { movflags: '+faststart' } })
  const sound = clipAgain.audio()
  await Promise.all([
    writePictures(clip, picturesOf(clip), muxer),
    ...(sound ? [writeSound(clipAgain, sound, muxer)] : []),
  ])
  return { path, ending: 'mp4', contentType: 'video/mp4' }
}

async function writePictures(clip: Demuxer, stream: Stream, muxer: Muxer): Promise<void> {
  const turn = turns[rotationOf(stream)]
  using decoder = await openDecoder(stream)
  using filter = FilterAPI.create(
    [squarePixels, ...(turn ? [turn] : []), fit, 'fps=30', 'format=yuv420p'].join(),
  )
  using encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    options: { preset: 'veryfast', crf: 26, g: 15, profile: 'high' },
  })
  await write({ clip, stream, decoder, filter, encoder, muxer })
}

async function writeSound(clip: Demuxer, stream: Stream, muxer: Muxer): Promise<void> {
  using decoder = await openDecoder(stream)
  using filter = FilterAPI.create('aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo')
  using encoder = await Encoder.create(FF_ENCODER_AAC, { decoder, filter, context: { bitRate: '96k' } })
  await write({ clip, stream, decoder, filter, encoder, muxer })
}

type Line = {
  clip: Demuxer
  stream: Stream
  decoder: Decoder
  filter: FilterAPI
  encoder: Encoder
  muxer: Muxer
}

async function write({ clip, stream, decoder, filter, encoder, muxer }: Line): Promise<void> {
  const to = muxer.addStream(encoder)
  const frames = filter.frames(decoder.frames(clip.packets(stream.index)))
  for await (const packet of encoder.packets(frames)) {
    // The null at the end goes on too: the muxer holds the last packets back until it hears of the end.
    await muxer.writePacket(packet, to)
    packet?.free()
  }
}

const turns: Record<number, string> = { 90: 'transpose=clock', 180: 'hflip,vflip', 270: 'transpose=cclock' }

const short = 540
const long = 960

/** Fits into 540 × 960 either way up, with even sides, never larger than it was. */
const fit =
  `scale='if(gt(iw,ih),min(${long},iw),min(${short},iw))':` +
  `'if(gt(iw,ih),min(${short},ih),min(${long},ih))':` +
  'force_original_aspect_ratio=decrease:force_divisible_by=2'
