import { createRandom } from '@clipmint/kit'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { assetJobs, assets } from '../../features/assets/index.ts'
import { type Member, type TestServer, startTestServer } from '../../test/index.ts'
import { addAsset } from '../../test/library.ts'
import { quarters } from '../../test/pictures.ts'
import { addPhoto } from '../../test/seed.ts'

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

const add = async (name: string, picture: Sharp) =>
  addAsset(server, owner, name, await picture.jpeg({ quality: 85 }).toBuffer())
const list = async () => (await server.ask({ url: '/ai/asset', as: owner })).body.result.list

/** A shelf of things: each seed another one. */
async function shelf(seed: number, size = { width: 1_200, height: 900 }): Promise<Sharp> {
  const random = createRandom(seed)
  const share = (least: number, most: number) => `${least + random() * (most - least)}%`
  const things = Array.from(
    { length: 60 },
    () => `<rect x="${share(-5, 95)}" y="${share(-5, 95)}" width="${share(4, 18)}" height="${share(6, 24)}"
      fill="hsl(${random() * 360} 50% ${share(5, 90)})"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="#ddd4c8"/>${things.join('')}</svg>`
  return sharp(await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer())
}

describe('a picture', () => {
  it('that is out of focus is told from a sharp one, and a sharp thing before a soft wall is sharp', async () => {
    const sharpOne = await add('sharp.jpg', await shelf(1))
    const soft = await add('soft.jpg', (await shelf(2)).blur(5))
    expect([sharpOne.quality.isBlurry, soft.quality.isBlurry]).toEqual([false, true])
    const thing = {
      input: await (await shelf(3, { width: 400, height: 300 })).png().toBuffer(),
      left: 300,
      top: 300,
    }
    const wall = await (await shelf(4)).blur(20).png().toBuffer()
    expect((await add('before-wall.jpg', sharp(wall).composite([thing]))).quality.isBlurry).toBe(false)
  })

  it('of one colour has nothing to be judged by, and is no duplicate of another', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 1_000, height: 1_000, channels: 3, background } })
    await add('white.jpg', plain('#f4f4f4'))
    const { quality } = await add('sand.jpg', plain('#c8b89c'))
    expect(quality).toMatchObject({ sharpness: null, isBlurry: false, duplicateOf: null })
  })

  it('is told to be small or dark', async () => {
    const small = await add('small.jpg', await shelf(1, { width: 1_200, height: 700 }))
    const dark = await add('dark.jpg', (await shelf(2)).modulate({ brightness: 0.15 }))
    expect([small.quality.isSmall, small.quality.isDark]).toEqual([true, false])
    expect([dark.quality.isSmall, dark.quality.isDark]).toEqual([false, true])
  })

  it('that was saved again, smaller or lighter, is a duplicate of the first; another is not', async () => {
    const first = await add('first.jpg', await shelf(1))
    const smaller = await add('smaller.jpg', (await shelf(1)).resize(500))
    const lighter = await add('lighter.jpg', (await shelf(1)).modulate({ brightness: 1.1 }))
    const other = await add('other.jpg', await shelf(7))
    expect([smaller, lighter].map(({ quality }) => quality.duplicateOf)).toEqual([first._id, first._id])
    expect([first, other].map(({ quality }) => quality.duplicateOf)).toEqual([null, null])
    const stranger = await server.member()
    const theirs = await addAsset(server, stranger, 'mine.jpg', await (await shelf(1)).jpeg().toBuffer())
    expect(theirs.quality.duplicateOf).toBeNull()
  })

  it('whose original is deleted hands on: the next oldest is the original', async () => {
    const first = await add('first.jpg', await shelf(1))
    const second = await add('second.jpg', (await shelf(1)).resize(900))
    const third = await add('third.jpg', (await shelf(1)).resize(800))
    await server.ask({ method: 'DELETE', url: '/ai/asset', body: { deleteList: [first._id] }, as: owner })
    const left = await list()
    const duplicateOf = (id: string) =>
      left.find(({ _id }: { _id: string }) => _id === id)?.quality.duplicateOf
    expect([duplicateOf(second._id), duplicateOf(third._id)]).toEqual([null, second._id])
  })

  it.each([
    ['in a wide picture', { width: 1_200, height: 800 }, { left: 950, top: 540 }],
    ['in a square one', { width: 1_000, height: 1_000 }, { left: 740, top: 120 }],
  ])('is looked at where its thing is, to the side and up or down, %s', async (_name, size, place) => {
    const thing = { input: await quarters({ width: 200, height: 200 }).png().toBuffer(), ...place }
    const wall = { create: { ...size, channels: 3 as const, background: '#e8e4dc' } }
    const { focal } = await add('side.jpg', sharp(wall).composite([thing]))
    const side = (share: number, middle: number) => Math.sign(share - 0.5) === Math.sign(middle - 0.5)
    expect(side(focal.x, (place.left + 100) / size.width)).toBe(true)
    expect(side(focal.y, (place.top + 100) / size.height)).toBe(true)
    expect(Math.abs(focal.x - 0.5)).toBeGreaterThan(0.08)
  })
})

it('files that were taken before all were looked at are looked at later', async () => {
  const id = await addPhoto(server, owner)
  const poster = await (await shelf(2)).blur(6).jpeg().toBuffer()
  await server.ctx.files.put(`accounts/${owner.id}/assets/${id}/poster.jpg`, poster, {
    contentType: 'image/jpeg',
  })
  const gone = await addPhoto(server, owner, { posterKey: `accounts/${owner.id}/assets/gone.jpg` })
  const before = await list()
  expect(before.map(({ quality }: { quality: object }) => quality)).toMatchObject([
    { isBlurry: false },
    { isBlurry: false },
  ])
  const job = { signal: new AbortController().signal, jobId: id, retry: 0, lastTry: true }
  await assetJobs.look.run(server.ctx, {}, job)
  const blurry = (await list()).filter(({ quality }: { quality: { isBlurry: boolean } }) => quality.isBlurry)
  expect(blurry.map(({ _id }: { _id: string }) => _id)).toEqual([id])
  expect(gone).not.toBe(id)
})
