import { stat } from 'node:fs/promises'

import { AV_LOG_QUIET, AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import {
  avGetCodecName,
  avGetPixFmtName,
  Dictionary,
  FFmpegError,
  FormatContext,
  Log,
  type Stream,
} from 'node-av/lib'

import { readBoxes } from './boxes.ts'

/** What a file is, as far as a network looks at it. */
export type MediaFacts = {
  bytes: number
  /** The first name of its container: mov (MP4 too), matroska … */
  container: string
  moovFirst: boolean
  hasEditList: boolean
  durationMs: number
  bitsPerSecond: number
  codec: string
  width: number
  height: number
  fps: number
  pixels: string
  sound: { codec: string; sampleRate: number; channels: number } | null
}

const containers = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,flv,asf'

/** Reads what a file is; null when it is no video. */
export async function probe(path: string): Promise<MediaFacts | null> {
  Log.setLevel(AV_LOG_QUIET)
  const format = new FormatContext()
  try {
    // No other file that a playlist may name.
    const options = Dictionary.fromObject({ protocol_whitelist: 'file', format_whitelist: containers })
    FFmpegError.throwIfError(await format.openInput(path, null, options), 'open a file')
    FFmpegError.throwIfError(await format.findStreamInfo(), 'read a file')
  } catch {
    return null
  }
  try {
    const video = best(format, AVMEDIA_TYPE_VIDEO)
    return video ? await factsOf(path, format, video) : null
  } finally {
    await format.closeInput()
  }
}

async function factsOf(path: string, format: FormatContext, video: Stream): Promise<MediaFacts> {
  const { bitRate, codecId, width, height, format: pixels } = video.codecpar
  const { size } = await stat(path)
  const durationMs = Number(format.duration) / 1_000
  const container = (format.iformat?.name ?? '').split(',')[0] ?? ''
  const boxes = container === 'mov' ? await readBoxes(path) : { moovFirst: true, hasEditList: false }
  return {
    bytes: size,
    container,
    ...boxes,
    durationMs: Math.round(durationMs),
    bitsPerSecond: Number(bitRate) || Math.round((size * 8_000) / Math.max(1, durationMs)),
    codec: avGetCodecName(codecId) ?? '',
    width,
    height,
    fps: video.avgFrameRate.num / Math.max(1, video.avgFrameRate.den),
    pixels: avGetPixFmtName(pixels as Parameters<typeof avGetPixFmtName>[0]) ?? '',
    sound: soundOf(best(format, AVMEDIA_TYPE_AUDIO)),
  }
}

function soundOf(stream: Stream | null): MediaFacts['sound'] {
  if (!stream) return null
  const { codecId, sampleRate, channels } = stream.codecpar
  return { codec: avGetCodecName(codecId) ?? '', sampleRate, channels }
}

function best(format: FormatContext, kind: Parameters<FormatContext['findBestStream']>[0]): Stream | null {
  const index = format.findBestStream(kind)
  return index >= 0 ? (format.streams[index] ?? null) : null
}
