import { extname } from 'node:path'

import { createCanvas } from '@napi-rs/canvas'
import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_RGBA,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  type AVColorPrimaries,
  type AVColorRange,
  type AVColorSpace,
  type AVColorTransferCharacteristic,
  type AVPixelFormat,
  type FFEncoderCodec,
} from 'node-av/constants'
import {
  Codec,
  CodecContext,
  Dictionary,
  FormatContext,
  Frame,
  Packet,
  Rational,
  SoftwareScaleContext,
  type Stream,
} from 'node-av/lib'

import { check } from '../encode/check.ts'
import { paintStillLife } from './photo.ts'

/** A clip as a camera might have left it. Sizes are as stored. */
export type FilmedClip = {
  width: number
  height: number
  codec: 'libx264' | 'libx265' | 'libvpx-vp9'
  format: AVPixelFormat
  space: AVColorSpace
  primaries: AVColorPrimaries
  transfer: AVColorTransferCharacteristic
  range: AVColorRange
  /** Width of a pixel for a height of 1. */
  pixel?: { num: number; den: number }
  /** Degrees clockwise that bring it upright. */
  turn?: 0 | 90 | 180 | 270
  /** When each frame begins, in milliseconds. */
  timesMs: readonly number[]
  /** What it shows: a still life that turns, or columns of grey by their signal (0 to 1; 10 bit, 4:2:0). */
  shows: { seed: number } | { signals: readonly number[] }
}

/** Makes a clip without sound, the same for the same facts; the container is the one its name ends in. */
export async function makeFilmedClip(path: string, clip: FilmedClip): Promise<void> {
  const format = new FormatContext()
  check(format.allocOutputContext2(null, extname(path) === '.webm' ? 'webm' : 'mp4', path), 'set up a clip')
  const codec = await openCodec(clip)
  const stream = streamOf(format, codec, clip)
  check(await format.openOutput(), `open ${path}`)
  check(await format.writeHeader(), 'begin a clip')
  const packet = new Packet()
  packet.alloc()
  for (const [index, timeMs] of [...clip.timesMs, null].entries()) {
    const frame = timeMs === null ? null : frameOf(clip, index / clip.timesMs.length)
    if (frame) frame.pts = BigInt(Math.round(timeMs ?? 0))
    check(await codec.sendFrame(frame), 'encode a frame')
    frame?.free()
    while ((await codec.receivePacket(packet)) >= 0) {
      packet.streamIndex = stream.index
      // Without a length of its own, the last frame would lie outside of the clip.
      if (packet.duration === 0n) packet.duration = 33n
      packet.rescaleTs(codec.timeBase, stream.timeBase)
      check(await format.interleavedWriteFrame(packet), 'write a packet')
    }
  }
  check(await format.writeTrailer(), 'end a clip')
  codec.freeContext()
  packet.free()
  await format.closeOutput()
  format.freeContext()
}

async function openCodec(clip: FilmedClip): Promise<CodecContext> {
  const encoder = Codec.findEncoderByName(clip.codec as FFEncoderCodec)
  if (!encoder) throw new Error(`This FFmpeg has no ${clip.codec} encoder.`)
  const codec = new CodecContext()
  codec.allocContext3(encoder)
  codec.width = clip.width
  codec.height = clip.height
  codec.pixelFormat = clip.format
  codec.timeBase = new Rational(1, 1000)
  const { num, den } = clip.pixel ?? { num: 1, den: 1 }
  codec.sampleAspectRatio = new Rational(num, den)
  codec.gopSize = 10
  codec.colorSpace = clip.space
  codec.colorPrimaries = clip.primaries
  codec.colorTrc = clip.transfer
  codec.colorRange = clip.range
  codec.flags = (codec.flags | AV_CODEC_FLAG_GLOBAL_HEADER) as typeof codec.flags
  check(await codec.open2(encoder, optionsOf(clip)), `open ${clip.codec}`)
  return codec
}

function optionsOf({ codec }: FilmedClip): Dictionary {
  if (codec === 'libvpx-vp9')
    return Dictionary.fromObject({ crf: '12', deadline: 'realtime', 'cpu-used': '8' })
  const quiet = codec === 'libx265' ? { 'x265-params': 'log-level=none:pools=2' } : {}
  return Dictionary.fromObject({ preset: 'ultrafast', crf: '12', ...quiet })
}

function streamOf(format: FormatContext, codec: CodecContext, { turn = 0 }: FilmedClip): Stream {
  const stream = format.newStream()
  stream.timeBase = codec.timeBase
  check(stream.codecpar.fromContext(codec), 'describe a clip')
  if (turn === 0) return stream
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const matrix = Buffer.alloc(36)
  for (const [at, value] of [cos, sin, 0, -sin, cos].entries())
    matrix.writeInt32LE(Math.round(value * 65_536), at * 4)
  matrix.writeInt32LE(1 << 30, 32)
  check(stream.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, matrix), 'turn a clip')
  return stream
}

function frameOf(clip: FilmedClip, turn: number): Frame {
  const frame = emptyFrame(clip, clip.format)
  frame.colorSpace = clip.space
  frame.colorPrimaries = clip.primaries
  frame.colorTrc = clip.transfer
  frame.colorRange = clip.range
  if ('signals' in clip.shows) fillColumns(frame, clip.shows.signals)
  else paint(frame, clip, { seed: clip.shows.seed, turn })
  return frame
}

function emptyFrame({ width, height }: FilmedClip, format: AVPixelFormat): Frame {
  const frame = new Frame()
  frame.alloc()
  frame.width = width
  frame.height = height
  frame.format = format
  check(frame.getBuffer(64), 'hold a frame')
  return frame
}

function paint(frame: Frame, clip: FilmedClip, { seed, turn }: { seed: number; turn: number }): void {
  const { width, height } = clip
  const canvas = createCanvas(width, height)
  paintStillLife(canvas.getContext('2d', { alpha: false }), { width, height, seed, turn })
  const drawn = emptyFrame(clip, AV_PIX_FMT_RGBA)
  const pixels = canvas.data()
  const stride = drawn.linesize[0] ?? width * 4
  for (let row = 0; row < height; row += 1) {
    drawn.data?.[0]?.set(pixels.subarray(row * width * 4, (row + 1) * width * 4), row * stride)
  }
  drawn.colorRange = AVCOL_RANGE_JPEG
  drawn.colorPrimaries = clip.primaries
  drawn.colorTrc = clip.transfer
  const scaler = new SoftwareScaleContext()
  scaler.allocContext()
  check(scaler.scaleFrameSync(frame, drawn), 'convert a frame')
  scaler.freeContext()
  drawn.free()
}

/** Video range of 10 bit: black at 64, white at 940, no colour at 512. */
function fillColumns(frame: Frame, signals: readonly number[]): void {
  if (frame.colorRange !== AVCOL_RANGE_MPEG) throw new Error('Columns of grey are made in video range.')
  const [y, u, v] = frame.data ?? []
  const row = new Uint16Array(frame.width).map((_, x) => {
    const signal = signals[Math.floor((x * signals.length) / frame.width)] ?? 0
    return Math.round(64 + 876 * signal)
  })
  const stride = frame.linesize[0] ?? 0
  for (let at = 0; at < frame.height; at += 1) y?.set(new Uint8Array(row.buffer), at * stride)
  for (const plane of [u, v]) {
    for (let at = 0; plane && at + 1 < plane.length; at += 2) plane.writeUInt16LE(512, at)
  }
}
