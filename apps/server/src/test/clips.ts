import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Encoder, Muxer } from 'node-av/api'
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_PRI_BT2020,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBVPX_VP9,
  FF_ENCODER_LIBX264,
  FF_ENCODER_LIBX265,
} from 'node-av/constants'
import { AV_LOG_QUIET } from 'node-av/constants'
import { Frame, Log } from 'node-av/lib'
import sharp from 'sharp'

import { writePackets } from '../write-packets.ts'
import { quarters } from './pictures.ts'

export type ClipTraits = {
  width: number
  height: number
  seconds: number
  /** H.264 in MP4, or VP9 in WebM. */
  container?: 'mp4' | 'webm'
  /** Every third frame stays three times as long, as a phone in the dark does. */
  uneven?: boolean
  /** A tone beside the picture, or instead of it. */
  sound?: 'none' | 'tone' | 'only'
  /** Its index comes before its frames, so that a part of the file can be read without the rest. */
  indexFirst?: boolean
  /** The quarter turn that a player has to make, written as a phone writes it: into the track's display matrix. */
  turn?: 0 | 90 | 180 | 270
  /** High dynamic range as phones film it: HEVC of 10 bits in BT.2020. MP4 only. */
  hdr?: 'PQ' | 'HLG'
}

Log.setLevel(AV_LOG_QUIET)

const SAMPLE_RATE = 48_000
const STEP_MS = 40
let made = 0

/** A clip of four quarters in four colours, upright once it is turned by `turn` degrees clockwise. */
export async function makeClip(traits: ClipTraits): Promise<Buffer> {
  const { container = 'mp4', sound = 'none', turn = 0 } = traits
  const path = join(tmpdir(), `clipmint-clip-${process.pid}-${(made += 1)}.${container}`)
  try {
    await write(path, { ...traits, container, sound })
    return turnTrack(await readFile(path), turn)
  } finally {
    await rm(path, { force: true })
  }
}

async function write(path: string, traits: ClipTraits): Promise<void> {
  await using muxer = await Muxer.open(path, {
    format: traits.container ?? 'mp4',
    ...(traits.indexFirst ? { options: { movflags: '+faststart' } } : {}),
  })
  const tracks: Promise<void>[] = []
  if (traits.sound !== 'only') {
    tracks.push(pump(muxer, await pictureEncoder(traits), pictureFrames(traits)))
  }
  if (traits.sound !== 'none') {
    tracks.push(pump(muxer, await Encoder.create(FF_ENCODER_AAC), soundFrames(traits.seconds)))
  }
  await Promise.all(tracks)
}

function pictureEncoder({ container, hdr }: ClipTraits): Promise<Encoder> {
  if (container === 'webm')
    return Encoder.create(FF_ENCODER_LIBVPX_VP9, { options: { 'cpu-used': 8, deadline: 'realtime' } })
  if (hdr === undefined) return Encoder.create(FF_ENCODER_LIBX264, { options: { preset: 'ultrafast' } })
  const options = { preset: 'ultrafast', 'x265-params': 'log-level=none:pools=2' }
  return Encoder.create(FF_ENCODER_LIBX265, { options })
}

async function pump(muxer: Muxer, encoder: Encoder, frames: AsyncIterable<Frame | null>): Promise<void> {
  using used = encoder
  await writePackets(muxer, used.packets(frames), muxer.addStream(used))
}

async function* pictureFrames({
  width,
  height,
  seconds,
  uneven,
  turn = 0,
  hdr,
}: ClipTraits): AsyncGenerator<Frame | null> {
  const lying = await sharp(
    await quarters(turn % 180 === 0 ? { width, height } : { width: height, height: width })
      .png()
      .toBuffer(),
  )
    .rotate((360 - turn) % 360)
    .raw()
    .toBuffer()
  const pixels = toYuv(lying, { width, height })
  for (let ms = 0, index = 0; ms < seconds * 1_000; index += 1) {
    const facts = { width, height, timeBase: { num: 1, den: 1_000 }, pts: BigInt(ms) }
    yield hdr === undefined
      ? Frame.fromVideoBuffer(pixels, { ...facts, format: AV_PIX_FMT_YUV420P })
      : inHdr(Frame.fromVideoBuffer(toTenBits(pixels), { ...facts, format: AV_PIX_FMT_YUV420P10LE }), hdr)
    ms += uneven && index % 3 === 2 ? STEP_MS * 3 : STEP_MS
  }
  yield null
}

/** RGB to planar YUV of BT.601, sides of any parity. */
function toYuv(rgb: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const out = Buffer.alloc(width * height + 2 * halfWidth * halfHeight)
  const at = (x: number, y: number) => [0, 1, 2].map((channel) => rgb[(y * width + x) * 3 + channel] ?? 0)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [r = 0, g = 0, b = 0] = at(x, y)
      out[y * width + x] = 16 + 0.257 * r + 0.504 * g + 0.098 * b
      if (x % 2 === 1 || y % 2 === 1) continue
      const chroma = width * height + (y / 2) * halfWidth + x / 2
      out[chroma] = 128 - 0.148 * r - 0.291 * g + 0.439 * b
      out[chroma + halfWidth * halfHeight] = 128 + 0.439 * r - 0.368 * g - 0.071 * b
    }
  }
  return out
}

function toTenBits(pixels: Buffer): Buffer {
  return Buffer.from(Uint16Array.from(pixels, (value) => value * 4).buffer)
}

function inHdr(frame: Frame, hdr: 'PQ' | 'HLG'): Frame {
  frame.colorSpace = AVCOL_SPC_BT2020_NCL
  frame.colorPrimaries = AVCOL_PRI_BT2020
  frame.colorTrc = hdr === 'PQ' ? AVCOL_TRC_SMPTE2084 : AVCOL_TRC_ARIB_STD_B67
  frame.colorRange = AVCOL_RANGE_MPEG
  return frame
}

async function* soundFrames(seconds: number): AsyncGenerator<Frame | null> {
  const step = 1_024
  for (let at = 0; at < seconds * SAMPLE_RATE; at += step) {
    const wave = Float32Array.from(
      { length: step },
      (_, index) => 0.3 * Math.sin(((at + index) * 2 * Math.PI * 440) / SAMPLE_RATE),
    )
    yield Frame.fromAudioBuffer(Buffer.concat([Buffer.from(wave.buffer), Buffer.from(wave.buffer)]), {
      nbSamples: step,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate: SAMPLE_RATE,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: SAMPLE_RATE },
      pts: BigInt(at),
    })
  }
  yield null
}

/** The rows a, b and c, d of the matrix that turns clockwise, in 16.16 numbers (ISO/IEC 14496-12, 8.3.2). */
const matrices = { 0: [1, 0, 0, 1], 90: [0, 1, -1, 0], 180: [-1, 0, 0, -1], 270: [0, -1, 1, 0] } as const

/** Writes the display matrix into the header of the first track, where phones have it. */
function turnTrack(file: Buffer, turn: keyof typeof matrices): Buffer {
  if (turn === 0) return file
  const header = file.indexOf('tkhd')
  // Version 0 of the box: four bytes of its name, then 40 bytes up to the matrix.
  const matrix = header + 4 + 40
  const [a, b, c, d] = matrices[turn]
  for (const [place, value] of [
    [0, a],
    [4, b],
    [12, c],
    [16, d],
  ] as const)
    file.writeInt32BE(value * 65_536, matrix + place)
  return file
}
