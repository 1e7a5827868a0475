import { fillInColors } from '@clipmint/engine/clip-tones'
import { Decoder, Demuxer } from 'node-av/api'
import { AV_LOG_QUIET } from 'node-av/constants'
import { type Frame, Log, type Stream } from 'node-av/lib'

import { Refused } from './refused.ts'
import type { MediaTask } from './task.ts'

export type ClipTask = Extract<MediaTask, { kind: 'video' | 'proxy' }>

Log.setLevel(AV_LOG_QUIET)

/** Makes the pixels of a clip square; some cameras and discs have wider ones. Comes before any turn. */
export const squarePixels = "scale='if(eq(sar,1),iw,max(1,round(iw*sar)))':ih,setsar=1"

/** A frame with more pixels than 8K has is refused before it is decoded. */
const mostPixels = 7_680 * 4_320

/**
 * Opens a clip as the container it was found to be, with no way to any other file or address. FFmpeg's own look at the
 * streams is left out: it decodes frames of any size.
 */
export function openClip({ path, container }: ClipTask): Promise<Demuxer> {
  return Demuxer.open(`file:${path}`, {
    format: container,
    options: { protocol_whitelist: 'file', max_streams: 32 },
    skipStreamInfo: true,
  })
}

/** The pictures of a clip; throws when it holds none, or says that they are of a size that we do not take. */
export function picturesOf(clip: Demuxer): Stream {
  const stream = clip.video()
  if (!stream && clip.audio()) throw new Refused('pictureless', 'There is sound alone in the clip.')
  if (!stream) throw new Error('There is no picture in the clip.')
  const { width, height } = stream.codecpar
  if (width < 16 || height < 16 || width * height > mostPixels)
    throw new Refused('pixels', `The clip has ${width} × ${height} pixels.`)
  return stream
}

/** A decoder that gives up at larger frames than the clip may have, whatever its header says. */
export function openDecoder(stream: Stream): Promise<Decoder> {
  return Decoder.create(stream, { exitOnError: true, options: { max_pixels: mostPixels } })
}

/** The frames of a clip, saying of their colours what a render takes them for; null at the end. */
export async function* framesOf(
  clip: Demuxer,
  stream: Stream,
  decoder: Decoder,
): AsyncGenerator<Frame | null, void> {
  for await (const frame of decoder.frames(clip.packets(stream.index))) {
    if (frame) fillInColors(frame)
    yield frame
  }
}
