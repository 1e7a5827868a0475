import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { plainPlay } from '@clipmint/film'
import { createCanvas } from '@napi-rs/canvas'
import {
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_PIX_FMT_YUV422P,
  AV_PIX_FMT_YUVJ420P,
  AVCOL_PRI_BT2020,
  AVCOL_PRI_BT709,
  AVCOL_PRI_SMPTE170M,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_BT709,
  AVCOL_SPC_SMPTE170M,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_BT709,
  AVCOL_TRC_SMPTE170M,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { filmOf, media } from '../golden/parts.ts'
import { ClipReader } from './clip.ts'
import { DecodedPicture } from './decoded/picture.ts'
import { describeMedia } from './describe.ts'
import { renderFrame } from './frame.ts'
import { type FilmedClip, makeFilmedClip } from './made/filmed-clip.ts'
import { PixelDesk } from './pixels/desk.ts'
import { PixelFrame } from './pixels/pixel-frame.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clips-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const steady = Array.from({ length: 12 }, (_, frame) => (frame * 1000) / 30)
const plain: FilmedClip = {
  width: 640,
  height: 360,
  codec: 'libx264',
  format: AV_PIX_FMT_YUV420P,
  space: AVCOL_SPC_BT709,
  primaries: AVCOL_PRI_BT709,
  transfer: AVCOL_TRC_BT709,
  range: AVCOL_RANGE_MPEG,
  timesMs: steady,
  shows: { seed: 5 },
}
const sdtv = { space: AVCOL_SPC_SMPTE170M, primaries: AVCOL_PRI_SMPTE170M, transfer: AVCOL_TRC_SMPTE170M }
const hdr = {
  codec: 'libx265',
  format: AV_PIX_FMT_YUV420P10LE,
  space: AVCOL_SPC_BT2020_NCL,
  primaries: AVCOL_PRI_BT2020,
  timesMs: steady.slice(0, 4),
} as const

/** Opens a clip, hands its frame of a moment to `look`, and closes it. */
async function at<T>(
  path: string,
  timeMs: number,
  look: (frame: DecodedPicture, desk: PixelDesk) => T,
): Promise<T> {
  const desk = new PixelDesk()
  const clip = await ClipReader.open(path, { desk })
  try {
    await clip.seek(timeMs)
    const frame = clip.find()
    if (!(frame instanceof DecodedPicture)) throw new Error('The clip shows no frame.')
    return look(frame, desk)
  } finally {
    await clip.close()
  }
}

async function made(name: string, clip: FilmedClip): Promise<string> {
  const path = join(folder, name)
  await makeFilmedClip(path, clip)
  return path
}

type Luma = { width: number; height: number; rows: Uint8Array[] }

/** The luma of the planes, and of the picture drawn at the same size. */
function bothWays(frame: DecodedPicture, desk: PixelDesk): { planes: Luma; picture: Luma } {
  const { planes } = frame
  const { width, height } = planes
  const canvas = createCanvas(width, height + (height % 2))
  canvas.getContext('2d', { alpha: false }).drawImage(frame.picture as never, 0, 0, width, height)
  const pixels = new PixelFrame(canvas).planesOf(canvas.data())
  const cut = (bytes: Uint8Array, stride: number) =>
    Array.from({ length: height }, (_, row) => bytes.slice(row * stride, row * stride + width))
  return {
    planes: { width, height, rows: cut(desk.plane(planes, 'y'), planes.yStride) },
    picture: { width, height, rows: cut(pixels.y, pixels.yStride) },
  }
}

function difference({ planes, picture }: { planes: Luma; picture: Luma }): number {
  let sum = 0
  for (const [y, row] of planes.rows.entries()) {
    for (const [x, light] of row.entries()) sum += Math.abs(light - (picture.rows[y]?.[x] ?? 0))
  }
  return sum / (planes.width * planes.height)
}

/** The luma in the middle of each of so many columns. */
function columns({ rows, width, height }: Luma, count: number): number[] {
  const row = rows[height >> 1]
  return Array.from(
    { length: count },
    (_, column) => row?.[Math.floor(((column + 0.5) * width) / count)] ?? 0,
  )
}

/** The signal of a light in cd/m² (SMPTE ST 2084). */
function pq(nits: number): number {
  const light = (nits / 10_000) ** (2610 / 16_384)
  return ((3424 / 4096 + (2413 / 128) * light) / (1 + (2392 / 128) * light)) ** (2523 / 32)
}

const facesPaperAndSun = [0, 10, 60, 203, 500, 1000]
const hdrClips: [string, FilmedClip][] = [
  ['PQ', { ...plain, ...hdr, transfer: AVCOL_TRC_SMPTE2084, shows: { signals: facesPaperAndSun.map(pq) } }],
  [
    'HLG',
    { ...plain, ...hdr, transfer: AVCOL_TRC_ARIB_STD_B67, shows: { signals: [0, 0.25, 0.5, 0.75, 0.9, 1] } },
  ],
]

describe('a clip in high dynamic range', () => {
  it.each(hdrClips)(
    'shows paper near white and keeps the lights above it apart, from %s',
    async (name, clip) => {
      const { planes, picture } = await at(await made(`${name}.mp4`, clip), 100, bothWays)
      for (const way of [planes, picture]) {
        const [black = 0, dark = 0, face = 0, paper = 0, lamp = 0, sun = 0] = columns(way, 6)
        expect(black).toBeLessThan(20)
        expect(dark).toBeGreaterThan(45)
        expect(face).toBeGreaterThan(120)
        expect(face).toBeLessThan(165)
        expect(paper).toBeGreaterThan(200)
        expect(paper).toBeLessThan(220)
        expect(lamp).toBeGreaterThan(paper + 6)
        expect(sun).toBeGreaterThan(lamp + 2)
      }
      expect(difference({ planes, picture })).toBeLessThan(2)
    },
  )
})

const asFilmed: [string, string, FilmedClip, { width: number; height: number }][] = [
  ['turned by 90°', '90.mp4', { ...plain, turn: 90 }, { width: 360, height: 640 }],
  ['turned by 180°', '180.mp4', { ...plain, turn: 180 }, { width: 640, height: 360 }],
  ['turned by 270°', '270.mp4', { ...plain, turn: 270 }, { width: 360, height: 640 }],
  [
    'with wide pixels',
    'wide.mp4',
    { ...plain, ...sdtv, width: 720, height: 480, pixel: { num: 32, den: 27 } },
    { width: 853, height: 480 },
  ],
  [
    'with wide pixels, turned',
    'wide-turned.mp4',
    { ...plain, ...sdtv, width: 720, height: 480, pixel: { num: 32, den: 27 }, turn: 90 },
    { width: 480, height: 853 },
  ],
  [
    'of an odd size in 4:2:2',
    'odd.mp4',
    { ...plain, format: AV_PIX_FMT_YUV422P, width: 540, height: 607 },
    { width: 540, height: 607 },
  ],
  [
    'in full range',
    'full.mp4',
    { ...plain, ...sdtv, format: AV_PIX_FMT_YUVJ420P, range: AVCOL_RANGE_JPEG },
    { width: 640, height: 360 },
  ],
  ['in BT.601', '601.mp4', { ...plain, ...sdtv }, { width: 640, height: 360 }],
  [
    'as VP9 of an odd size',
    'odd.webm',
    { ...plain, codec: 'libvpx-vp9', width: 539, height: 303 },
    { width: 539, height: 303 },
  ],
  [
    'of an odd size in high dynamic range, turned',
    'odd-hdr.mp4',
    { ...plain, ...hdr, transfer: AVCOL_TRC_ARIB_STD_B67, width: 538, height: 302, turn: 90 },
    { width: 302, height: 538 },
  ],
]

describe('a clip as cameras leave it', () => {
  it.each(asFilmed)('%s is the same picture drawn and put under the drawing', async (_, name, clip, size) => {
    const path = await made(name, clip)
    const frames = await at(path, 200, (frame, desk) => ({
      ...bothWays(frame, desk),
      w: frame.width,
      h: frame.height,
    }))
    expect({ width: frames.w, height: frames.h }).toEqual(size)
    expect(difference(frames)).toBeLessThan(2)
    await expect(describeMedia(path)).resolves.toMatchObject(size)
  })
})

describe('a clip whose frames come unevenly', () => {
  it('shows the frame that has begun, at any moment', async () => {
    const timesMs = [0, 33, 400, 433, 900, 1000]
    const path = await made('uneven.mp4', { ...plain, timesMs })
    const clip = await ClipReader.open(path)
    const ids: string[] = []
    for (const timeMs of [10, 35, 390, 401, 899, 901, 1200, 10]) {
      await clip.seek(timeMs)
      ids.push(clip.find()?.id ?? '')
    }
    await clip.close()
    const [first, second, still, third, fourth, fifth, last, again] = ids
    expect(still).toBe(second)
    expect(new Set([first, second, third, fourth, fifth, last]).size).toBe(6)
    expect(again).not.toBe(last)
  })
})

describe('a clip that breaks in the middle', () => {
  it('keeps showing its last good frame', async () => {
    const timesMs = Array.from({ length: 60 }, (_, frame) => (frame * 1000) / 30)
    const bytes = await readFile(await made('whole.webm', { ...plain, codec: 'libvpx-vp9', timesMs }))
    const path = join(folder, 'cut.webm')
    await writeFile(path, bytes.subarray(0, bytes.length >> 1))
    const clip = await ClipReader.open(path)
    for (let timeMs = 0; timeMs < 2000; timeMs += 100) {
      await clip.seek(timeMs)
      expect(clip.find()).not.toBeNull()
    }
    await clip.close()
  })

  it('shows the last good frame to who comes in behind the break', async () => {
    const timesMs = Array.from({ length: 150 }, (_, frame) => (frame * 1000) / 30)
    const bytes = await readFile(await made('long.mp4', { ...plain, width: 128, height: 96, timesMs }))
    const from = bytes.indexOf('mdat') + 4
    bytes.fill(0xa5, from + ((bytes.length * 0.5) | 0), bytes.indexOf('moov') - 4)
    const path = join(folder, 'broken-behind.mp4')
    await writeFile(path, bytes)
    const lights = await at(path, 4500, (frame, desk) => columns(bothWays(frame, desk).planes, 8))
    expect(new Set(lights).size).toBeGreaterThan(2)
  })

  it('is refused in words when none of its frames can be decoded', async () => {
    const bytes = await readFile(await made('good.mp4', plain))
    bytes.fill(0xa5, bytes.indexOf('mdat') + 4, bytes.indexOf('moov') - 4)
    const path = join(folder, 'all-broken.mp4')
    await writeFile(path, bytes)
    const clip = await ClipReader.open(path)
    await expect(clip.seek(100)).rejects.toThrow('none of its frames can be decoded')
    await clip.close()
    const clipFile = { ...(await describeMedia(join(folder, 'good.mp4'))), id: 'broken' }
    const film = filmOf('1:1', [
      { ground: '#ffffff', layers: [media('photo', { x: 0, y: 0, w: 900, h: 900 }, { mediaKey: 'clip' })] },
    ])
    film.media['clip'] = { key: 'clip', file: clipFile, crop: null, trim: null, clip: plainPlay, mute: true }
    const drawn = renderFrame(film, 0, { broken: path })
    await expect(drawn).rejects.toThrow(/^Scene scene-0, slot photo: .*none of its frames can be decoded/)
  })

  it('shows a frame at every moment when packets in it are corrupt', async () => {
    const timesMs = Array.from({ length: 60 }, (_, frame) => (frame * 1000) / 30)
    const bytes = await readFile(await made('sound-one.mp4', { ...plain, timesMs }))
    const from = bytes.indexOf('mdat') + ((bytes.length * 0.4) | 0)
    bytes.fill(0xa5, from, from + ((bytes.length * 0.2) | 0))
    const path = join(folder, 'corrupt.mp4')
    await writeFile(path, bytes)
    const clip = await ClipReader.open(path)
    for (const timeMs of [0, 500, 900, 1200, 1900, 300]) {
      await clip.seek(timeMs)
      expect(clip.find()).not.toBeNull()
    }
    await clip.close()
  })
})
