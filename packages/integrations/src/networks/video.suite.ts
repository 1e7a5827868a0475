import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'

import type { OutgoingVideo } from './publisher.ts'

/** A file to post: whole MP4 boxes with pictures of noise, so that no two are alike. `opened` is where it was read from. */
export type SuiteVideo = OutgoingVideo & { content: Buffer; sha256: string; opened: number[] }

type Wish = { bytes?: number; seconds?: number; width?: number; height?: number; url?: URL }

const framesPerSecond = 30

/** Makes a video of just so many bytes. It is never decoded here: only its boxes say what it is. */
export function makeVideo({
  bytes = 60_000,
  seconds = 6,
  width = 1080,
  height = 1920,
  url,
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
      if (!url) throw new Error('This file has no address.')
      return url
    },
  }
}

const sliceBytes = 16 * 1024

function* slices(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += sliceBytes) yield content.subarray(at, at + sliceBytes)
}

type Movie = { bytes: number; seconds: number; width: number; height: number }

function writeMovie({ bytes, seconds, width, height }: Movie): Buffer {
  const frames = seconds * framesPerSecond
  const type = box('ftyp', text('isom'), u32(512), text('isomiso2avc1mp41'))
  const headBytes = type.length + movie(frames, { width, height, frameBytes: 1, from: 0 }).length + 8
  const frameBytes = Math.max(1, Math.floor((bytes - headBytes - 8) / frames))
  const head = movie(frames, { width, height, frameBytes, from: headBytes })
  const data = box('mdat', randomBytes(frames * frameBytes))
  const spare = Math.max(0, bytes - type.length - head.length - data.length - 8)
  return Buffer.concat([type, head, data, box('free', Buffer.alloc(spare))])
}

type Track = { width: number; height: number; frameBytes: number; from: number }

function movie(frames: number, { width, height, frameBytes, from }: Track): Buffer {
  const scale = 30_000
  const step = scale / framesPerSecond
  const length = u32(frames * step)
  const times = [u32(0), u32(0)]
  const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32)
  const header = full('mvhd', 0, [
    ...times,
    u32(scale),
    length,
    u32(0x10000),
    u16(0x100),
    zeros(10),
    ...matrix,
    zeros(24),
    u32(2),
  ])
  const shown = [u32(width * 0x10000), u32(height * 0x10000)]
  const trackHeader = full('tkhd', 7, [
    ...times,
    u32(1),
    u32(0),
    length,
    zeros(8),
    u16(0),
    u16(0),
    u16(0),
    u16(0),
    ...matrix,
    ...shown,
  ])
  const entry = box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width),
    u16(height),
    u32(0x480000),
    u32(0x480000),
    u32(0),
    u16(1),
    zeros(32),
    u16(24),
    u16(0xffff),
    box('avcC', Buffer.from('01640028ffe1000467640028010004 68ee3cb0'.replace(' ', ''), 'hex')),
  )
  const table = box(
    'stbl',
    full('stsd', 0, [u32(1), entry]),
    full('stts', 0, [u32(1), u32(frames), u32(step)]),
    full('stsc', 0, [u32(1), u32(1), u32(frames), u32(1)]),
    full('stsz', 0, [u32(frameBytes), u32(frames)]),
    full('stco', 0, [u32(1), u32(from)]),
    full('stss', 0, [u32(1), u32(1)]),
  )
  const data = box('dinf', full('dref', 0, [u32(1), full('url ', 1, [])]))
  const media = box(
    'mdia',
    full('mdhd', 0, [...times, u32(scale), length, u16(0x55c4), u16(0)]),
    full('hdlr', 0, [u32(0), text('vide'), zeros(12), text('Video\0')]),
    box('minf', full('vmhd', 1, [zeros(8)]), data, table),
  )
  return box('moov', header, box('trak', trackHeader, media))
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
