import { readFile } from 'node:fs/promises'

import { type Asset, limits } from '@clipmint/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { assetJobs, assets } from '../features/assets/index.ts'
import { type Member, type TestServer, startTestServer } from '../test/index.ts'
import { addAsset, download, uploadAsset } from '../test/library.ts'
import { look, phonePhoto, quarters, upright } from '../test/pictures.ts'

let server: TestServer
let owner: Member
beforeAll(async () => {
  server = await startTestServer({
    engine: 'postgres',
    areas: { handlers: { assets }, jobs: { assets: assetJobs } },
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  owner = await server.member()
})

const size = { width: 600, height: 400 }
const add = (filename: string, content: Uint8Array) => addAsset(server, owner, filename, content)
const fetchAll = ({ file, poster, thumbnail, preview }: Asset) =>
  Promise.all([file, poster, thumbnail, preview].flatMap((link) => (link ? [download(server, link)] : [])))
const colorAt = async (file: Buffer) => (await sharp(file).raw().toBuffer()).subarray(0, 3)

describe('a picture', () => {
  it.each([3, 6, 8] as const)(
    'held as a phone writes with orientation %i is turned upright',
    async (held) => {
      const asset = await add('IMG_0001.JPG', await phonePhoto(held, { width: 400, height: 600 }))
      expect(asset).toMatchObject({
        type: 'image',
        status: 'ready',
        resolution: { width: 400, height: 600 },
        duration: null,
        hasSound: false,
      })
      for (const picture of await fetchAll(asset)) expect((await look(picture)).quarters).toEqual(upright)
    },
  )

  it('tells nobody where it was taken, or by what', async () => {
    const photo = await phonePhoto(6, size)
    expect((await sharp(photo).metadata()).exif?.includes('Clipmint Camera')).toBe(true)
    for (const kept of await fetchAll(await add('home.jpg', photo))) {
      expect(await sharp(kept).metadata()).not.toHaveProperty('exif')
      expect(kept.includes('Clipmint Camera')).toBe(false)
      expect((await sharp(kept).metadata()).orientation ?? 1).toBe(1)
    }
  })

  it('of an iPhone (HEIC, turned, in Display P3) stands upright in the colours it was taken in', async () => {
    const heic = await readFile(new URL('./fixtures/phone.heic', import.meta.url))
    const asset = await add('IMG_0002.HEIC', heic)
    expect(asset.resolution).toEqual({ width: 480, height: 360 })
    const kept = await download(server, asset.file)
    expect(await look(kept)).toMatchObject({ quarters: upright })
    const [red = 0, green = 0, blue = 0] = await colorAt(kept)
    expect(Math.max(Math.abs(red - 208), Math.abs(green - 48), Math.abs(blue - 48))).toBeLessThan(6)
    expect(kept.includes('GPS')).toBe(false)
  })

  it.each(['png', 'webp', 'avif', 'gif'] as const)('in %s is kept as it looks', async (format) => {
    const asset = await add(`picture.${format}`, await quarters(size).toFormat(format).toBuffer())
    expect(asset.resolution).toEqual(size)
    expect(await look(await download(server, asset.file))).toMatchObject({ ...size, quarters: upright })
  })

  it.each(['png', 'webp', 'avif'] as const)('in %s that one can see through stays so', async (format) => {
    const hole = { create: { ...size, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } } }
    const corner = { input: await quarters({ width: 300, height: 200 }).png().toBuffer(), left: 0, top: 0 }
    const asset = await add(
      `logo.${format}`,
      await sharp(hole).composite([corner]).toFormat(format).toBuffer(),
    )
    for (const link of [asset.file, asset.poster, asset.thumbnail]) {
      const { data, info } = await sharp(await download(server, link))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info.channels).toBe(4)
      expect(data.at(-1)).toBe(0)
    }
  })

  it('that moves is kept as its first picture', async () => {
    const frames = [await quarters(size).png().toBuffer(), await quarters(size).negate().png().toBuffer()]
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    const asset = await add('moves.gif', gif)
    expect(await look(await download(server, asset.file))).toMatchObject({ ...size, quarters: upright })
  })

  it('larger than a frame needs is made smaller, with a preview and a still smaller yet', async () => {
    const asset = await add('large.jpg', await quarters({ width: 6_000, height: 4_000 }).jpeg().toBuffer())
    expect(asset.resolution).toEqual({ width: 3_840, height: 2_560 })
    const sizes = await Promise.all(
      [asset.file, asset.preview ?? '', asset.poster, asset.thumbnail].map(async (link) => {
        const { width, height, quarters: seen } = await look(await download(server, link))
        expect(seen).toEqual(upright)
        return [width, height]
      }),
    )
    expect(sizes).toEqual([
      [3_840, 2_560],
      [1_920, 1_280],
      [1_280, 853],
      [240, 240],
    ])
    expect(asset.size).toBe((await fetchAll(asset)).reduce((sum, { length }) => sum + length, 0))
  })

  it('knows where to look: at the thing in it, and always inside it', async () => {
    const thing = { input: await quarters({ width: 200, height: 200 }).png().toBuffer(), left: 960, top: 300 }
    const wall = { create: { width: 1_200, height: 800, channels: 3 as const, background: '#e8e4dc' } }
    const { focal } = await add('side.jpg', await sharp(wall).composite([thing]).jpeg().toBuffer())
    expect(focal.x).toBeGreaterThan(0.6)
    expect(focal.x).toBeLessThan(1)
    for (const shape of [
      { width: 16, height: 900 },
      { width: 900, height: 16 },
      { width: 1, height: 1 },
    ]) {
      const { focal: narrow } = await add('narrow.png', await quarters(shape).png().toBuffer())
      for (const share of [narrow.x, narrow.y]) expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(0.5)
    }
  })

  it('in grey, in CMYK or with 16 bits is kept in the colours of screens', async () => {
    const picture = () => quarters(size)
    const kinds = {
      'grey.jpg': picture().greyscale().jpeg(),
      'print.jpg': picture().toColourspace('cmyk').jpeg(),
      'deep.png': picture().toColourspace('rgb16').png(),
    }
    for (const [name, image] of Object.entries(kinds)) {
      const asset = await add(name, await image.toBuffer())
      const { space, depth } = await sharp(await download(server, asset.file)).metadata()
      expect([name, depth]).toEqual([name, 'uchar'])
      expect(['srgb', 'b-w']).toContain(space)
    }
  })

  it('of more bytes than a picture may have is refused', async () => {
    const heavy = Buffer.concat([await quarters(size).jpeg().toBuffer(), Buffer.alloc(limits.imageBytes)])
    const { status, body } = await uploadAsset(server, owner, 'heavy.jpg', heavy)
    expect([status, body.code]).toEqual([415, 'INVALID FILE TYPE'])
  })
})
