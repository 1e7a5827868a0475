import { readFile, rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Encoder, Muxer } from 'node-av/api'
import { AV_LOG_QUIET, AV_PIX_FMT_YUV420P, FF_ENCODER_LIBX264 } from 'node-av/constants'
import { Frame, Log } from 'node-av/lib'

import type { Work } from './library.ts'
import { pixelsOf, type Size } from './picture.ts'

const framesPerSecond = 24
/** How much larger than the frame the picture is that the view moves over. */
const roomToMove = 1.12
const most = 8
const made = new Map<string, Promise<Buffer>>()

/** A work as a silent MP4 in which the view moves slowly; the last few are kept. */
export function clipOf(work: Work, size: Size): Promise<Buffer> {
  const key = `${work.number} ${size.width}×${size.height}`
  const known = made.get(key)
  if (known) return known
  const clip = encode(work, size)
  made.set(key, clip)
  if (made.size > most) made.delete(made.keys().next().value ?? key)
  return clip
}

async function encode(work: Work, size: Size): Promise<Buffer> {
  Log.setLevel(AV_LOG_QUIET)
  const folder = await mkdtemp(join(tmpdir(), 'clipmint-stock-'))
  try {
    const path = join(folder, 'clip.mp4')
    await write(path, work, size)
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function write(path: string, work: Work, size: Size): Promise<void> {
  await using muxer = await Muxer.open(path, { format: 'mp4', options: { movflags: '+faststart' } })
  using encoder = await Encoder.create(FF_ENCODER_LIBX264, { options: { preset: 'ultrafast', crf: 26 } })
  const track = muxer.addStream(encoder)
  for await (const packet of encoder.packets(framesOf(work, size))) {
    // The null at the end goes on too: the muxer holds the last packets back until it hears of the end.
    await muxer.writePacket(packet, track)
    packet?.free()
  }
}

async function* framesOf(work: Work, size: Size): AsyncGenerator<Frame | null> {
  const whole = { width: even(size.width * roomToMove), height: even(size.height * roomToMove) }
  const planes = planesOf(await pixelsOf(work, whole), whole)
  const count = work.seconds * framesPerSecond
  for (let index = 0; index < count; index += 1) {
    const share = (1 - Math.cos((Math.PI * index) / (count - 1))) / 2
    const at = {
      x: even((whole.width - size.width) * share),
      y: even((whole.height - size.height) * (1 - share)),
    }
    yield Frame.fromVideoBuffer(cut(planes, at, size), {
      ...size,
      format: AV_PIX_FMT_YUV420P,
      timeBase: { num: 1, den: framesPerSecond },
      pts: BigInt(index),
    })
  }
  yield null
}

type Plane = { bytes: Buffer; stride: number; step: number }

/** Brightness and, at half the size, two planes of colour (BT.601), as the encoder wants them. */
function planesOf(rgb: Buffer, { width, height }: Size): Plane[] {
  const half = width / 2
  const luma = Buffer.alloc(width * height)
  const [blue, red] = [Buffer.alloc(half * (height / 2)), Buffer.alloc(half * (height / 2))]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3
      const [r = 0, g = 0, b = 0] = [rgb[from], rgb[from + 1], rgb[from + 2]]
      luma[y * width + x] = 16 + 0.257 * r + 0.504 * g + 0.098 * b
      if (x % 2 === 1 || y % 2 === 1) continue
      const to = (y / 2) * half + x / 2
      blue[to] = 128 - 0.148 * r - 0.291 * g + 0.439 * b
      red[to] = 128 + 0.439 * r - 0.368 * g - 0.071 * b
    }
  }
  return [
    { bytes: luma, stride: width, step: 1 },
    { bytes: blue, stride: half, step: 2 },
    { bytes: red, stride: half, step: 2 },
  ]
}

function cut(planes: readonly Plane[], at: { x: number; y: number }, { width, height }: Size): Buffer {
  const rows = planes.flatMap(({ bytes, stride, step }) =>
    Array.from({ length: height / step }, (_, row) => {
      const from = (at.y / step + row) * stride + at.x / step
      return bytes.subarray(from, from + width / step)
    }),
  )
  return Buffer.concat(rows)
}

function even(value: number): number {
  return Math.round(value / 2) * 2
}
