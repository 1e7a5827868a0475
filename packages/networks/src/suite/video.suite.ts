import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'

import type { OutgoingVideo } from '../publisher.ts'
import { type GreyFilm, isKeyFrame, writeGreyFilm } from './grey-film.suite.ts'

/** A file to post: grey pictures, and random bytes behind them so that no two are alike. `opened` is where it was read from. */
export type SuiteVideo = OutgoingVideo & { content: Buffer; sha256: string; opened: number[] }

type Wish = {
  bytes?: number
  seconds?: number
  width?: number
  height?: number
  serve?: ((content: Buffer) => URL) | null
}

const framesPerSecond = 30

/** Makes an MP4 of so many bytes, or of as many as its pictures need. */
export function makeVideo({
  bytes = 100_000,
  seconds = 6,
  width = 1080,
  height = 1920,
  serve = null,
}: Wish = {}): SuiteVideo {
  const content = writeMovie({ bytes, seconds, width, height })
  const opened: number[] = []
  return {
    bytes: content.length,
    seconds,
    width,
    height,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    opened,
    async open(fromByte) {
      opened.push(fromByte)
      return Readable.from(slices(content.subarray(fromByte)))
    },
    async publicUrl() {
      if (!serve) throw new Error('This file has no address.')
      return serve(content)
    },
  }
}

const sliceBytes = 16 * 1024

function* slices(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += sliceBytes) yield content.subarray(at, at + sliceBytes)
}

type Movie = { bytes: number; seconds: number; width: number; height: number }

function writeMovie({ bytes, seconds, width, height }: Movie): Buffer {
  const film = writeGreyFilm({ width, height, count: seconds * framesPerSecond })
  const samples = film.frames.map((frame) => Buffer.concat([u32(frame.length), frame]))
  const type = box('ftyp', text('isom'), u32(512), text('isomiso2avc1mp41'))
  const sizes = samples.map(({ length }) => length)
  const headBytes = type.length + movie(film, { width, height, sizes, from: 0 }).length + 8
  const head = movie(film, { width, height, sizes, from: headBytes })
  const data = box('mdat', ...samples)
  const spare = Math.max(8, bytes - type.length - head.length - data.length - 8)
  return Buffer.concat([type, head, data, box('free', randomBytes(spare))])
}

type Track = { width: number; height: number; sizes: readonly number[]; from: number }

const scale = 30_000
const step = scale / framesPerSecond
const times = [u32(0), u32(0)]
const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32)

function movie(film: GreyFilm, track: Track): Buffer {
  const { width, height, sizes } = track
  const length = u32(sizes.length * step)
  const header = [u32(scale), length, u32(0x10000), u16(0x100), zeros(10), ...matrix, zeros(24), u32(2)]
  const shown = [u32(1), u32(0), length, zeros(16), ...matrix, u32(width * 0x10000), u32(height * 0x10000)]
  const data = box('dinf', full('dref', 0, [u32(1), full('url ', 1, [])]))
  const media = box(
    'mdia',
    full('mdhd', 0, [...times, u32(scale), length, u16(0x55c4), u16(0)]),
    full('hdlr', 0, [u32(0), text('vide'), zeros(12), text('Video\0')]),
    box('minf', full('vmhd', 1, [zeros(8)]), data, samplesOf(film, track)),
  )
  return box(
    'moov',
    full('mvhd', 0, [...times, ...header]),
    box('trak', full('tkhd', 7, [...times, ...shown]), media),
  )
}

function samplesOf({ set, picture }: GreyFilm, { width, height, sizes, from }: Track): Buffer {
  const known = [Buffer.from([1, 66, 0xc0, 40, 0xff, 0xe1]), u16(set.length), set]
  const codec = box('avcC', ...known, Buffer.from([1]), u16(picture.length), picture)
  const size = [u16(width), u16(height), u32(0x480000), u32(0x480000), u32(0), u16(1)]
  const entry = [zeros(6), u16(1), zeros(16), ...size, zeros(32), u16(24), u16(0xffff), codec]
  const keys = sizes.flatMap((_, at) => (isKeyFrame(at) ? [u32(at + 1)] : []))
  return box(
    'stbl',
    full('stsd', 0, [u32(1), box('avc1', ...entry)]),
    full('stts', 0, [u32(1), u32(sizes.length), u32(step)]),
    full('stss', 0, [u32(keys.length), ...keys]),
    full('stsc', 0, [u32(1), u32(1), u32(sizes.length), u32(1)]),
    full('stsz', 0, [u32(0), u32(sizes.length), ...sizes.map(u32)]),
    full('stco', 0, [u32(1), u32(from)]),
  )
}

const zeros = (bytes: number): Buffer => Buffer.alloc(bytes)
const text = (words: string): Buffer => Buffer.from(words, 'latin1')

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function box(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content)
  return Buffer.concat([u32(inside.length + 8), text(type), inside])
}

function full(type: string, flags: number, content: Buffer[]): Buffer {
  return box(type, u32(flags), ...content)
}
