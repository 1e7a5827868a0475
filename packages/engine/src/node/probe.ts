import { open } from 'node:fs/promises'

import {
  AV_PROFILE_H264_HIGH,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AVERROR_EOF,
} from 'node-av/constants'
import { Frame, Packet, type FormatContext, type Stream } from 'node-av/lib'

import { openDecoder, openFile } from './stream.ts'

/** What a video file is, as far as the product promises anything about it. Sizes are as stored, before any turning. */
export type VideoFacts = {
  width: number
  height: number
  durationMs: number
  frames: number
  fps: number
  bitsPerSecond: number
  isH264High: boolean
  isYuv420: boolean
  isBt709: boolean
  /** The index comes before the pictures, so that playing can begin before the file is there. */
  moovFirst: boolean
  sound: { isAac: boolean; sampleRate: number; channels: number; durationMs: number } | null
  /** The brightest of its first frame's pixels that at least one in five hundred reaches, 0 to 255. */
  firstFrameLight: number
}

/** Reads what a video file is. Throws when it holds no video that can be decoded. */
export async function probeVideo(path: string): Promise<VideoFacts> {
  const moovFirst = await isMoovFirst(path)
  const format = await openFile(path)
  try {
    const video = await openDecoder(format, AVMEDIA_TYPE_VIDEO)
    if (!video) throw new Error(`${path} holds no video that can be decoded.`)
    const { stream, decoder } = video
    const firstFrameLight = await lightOfFirstFrame(format, video)
    decoder.freeContext()
    return { ...videoFacts(stream, format), moovFirst, sound: soundFacts(format), firstFrameLight }
  } finally {
    await format.closeInput()
  }
}

function videoFacts(
  { codecpar, duration, timeBase, nbFrames, avgFrameRate }: Stream,
  format: FormatContext,
): Omit<VideoFacts, 'moovFirst' | 'sound' | 'firstFrameLight'> {
  return {
    width: codecpar.width,
    height: codecpar.height,
    durationMs: durationMs({ duration, timeBase }, format),
    frames: Number(nbFrames),
    fps: avgFrameRate.num / avgFrameRate.den,
    bitsPerSecond: Number(codecpar.bitRate || format.bitRate),
    isH264High: codecpar.codecId === AV_CODEC_ID_H264 && codecpar.profile === AV_PROFILE_H264_HIGH,
    isYuv420: codecpar.format === AV_PIX_FMT_YUV420P,
    isBt709:
      codecpar.colorSpace === AVCOL_SPC_BT709 &&
      codecpar.colorPrimaries === AVCOL_PRI_BT709 &&
      codecpar.colorTrc === AVCOL_TRC_BT709 &&
      codecpar.colorRange === AVCOL_RANGE_MPEG,
  }
}

function soundFacts(format: FormatContext): VideoFacts['sound'] {
  const index = format.findBestStream(AVMEDIA_TYPE_AUDIO)
  const stream = index >= 0 ? format.streams[index] : undefined
  if (!stream) return null
  const { codecpar, duration, timeBase } = stream
  return {
    isAac: codecpar.codecId === AV_CODEC_ID_AAC,
    sampleRate: codecpar.sampleRate,
    channels: codecpar.channels,
    durationMs: durationMs({ duration, timeBase }, format),
  }
}

/** A stream's own length; containers that do not say one (WebM) know the length of the whole. */
function durationMs(
  { duration, timeBase }: Pick<Stream, 'duration' | 'timeBase'>,
  format: FormatContext,
): number {
  if (duration > 0n) return (Number(duration) * 1000 * timeBase.num) / timeBase.den
  return Math.max(0, Number(format.duration) / 1000)
}

async function lightOfFirstFrame(
  format: FormatContext,
  { stream, decoder }: NonNullable<Awaited<ReturnType<typeof openDecoder>>>,
): Promise<number> {
  const packet = new Packet()
  packet.alloc()
  const frame = new Frame()
  frame.alloc()
  try {
    for (;;) {
      const received = await decoder.receiveFrame(frame)
      if (received === 0) return brightness(frame)
      if (received === AVERROR_EOF) return 0
      if ((await format.readFrame(packet)) < 0) await decoder.sendPacket(null)
      else if (packet.streamIndex === stream.index) await decoder.sendPacket(packet)
      packet.unref()
    }
  } finally {
    packet.free()
    frame.free()
  }
}

function brightness(frame: Frame): number {
  const plane = frame.data?.[0]
  const stride = frame.linesize[0] ?? frame.width
  if (!plane) return 0
  const counts = new Uint32Array(256)
  for (let y = 0; y < frame.height; y += 4) {
    for (let x = 0; x < frame.width; x += 4) {
      const light = plane[y * stride + x] ?? 0
      counts[light] = (counts[light] ?? 0) + 1
    }
  }
  const enough = counts.reduce((sum, count) => sum + count, 0) / 500
  let brighter = 0
  for (let light = 255; light > 0; light -= 1) {
    brighter += counts[light] ?? 0
    if (brighter >= enough) return light
  }
  return 0
}

/** Whether the `moov` box comes before `mdat` (ISO/IEC 14496-12: boxes begin with a 32-bit size and a name). */
async function isMoovFirst(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(16)
    for (let at = 0; ;) {
      const { bytesRead } = await file.read(head, 0, 16, at)
      if (bytesRead < 8) return false
      const name = head.toString('latin1', 4, 8)
      if (name === 'moov' || name === 'mdat') return name === 'moov'
      const size = head.readUInt32BE(0)
      at += size === 1 ? Number(head.readBigUInt64BE(8)) : Math.max(8, size)
    }
  } finally {
    await file.close()
  }
}
