import type { Asset } from '@clipmint/contract'
import type { SegmentOutcome } from '@clipmint/integrations'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type Member, startTestServer, type TestServer } from '../../../test/index.ts'
import { addAsset, download } from '../../../test/library.ts'
import { assetJobs, assets } from '../index.ts'

let server: TestServer
let owner: Member
/** What the segmentation model says of the next picture. */
let modelSays: (picture: Uint8Array) => Promise<SegmentOutcome>
beforeAll(async () => {
  server = await startTestServer({
    engine: 'postgres',
    areas: { handlers: { assets }, jobs: { assets: assetJobs } },
    works: true,
    segmentation: { segment: (picture) => modelSays(picture) },
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  owner = await server.member()
  modelSays = async () => ({ status: 'none' })
})

const size = { width: 900, height: 700 }

/** A red jar on a ground: the middle of the picture is the jar's. */
async function jar(ground: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700">
    <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#f6f4f0"/><stop offset="1" stop-color="#dcd8d0"/></linearGradient></defs>
    ${ground}<rect x="300" y="150" width="300" height="420" rx="60" fill="#b3261e"/></svg>`
  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 90 }).toBuffer()
}
const plain = '<rect width="100%" height="100%" fill="url(#g)"/>'
const busy = Array.from(
  { length: 140 },
  (_, at) =>
    `<rect x="${(at % 14) * 66}" y="${Math.floor(at / 14) * 70}" width="66" height="70" fill="hsl(${at * 47} 60% ${30 + ((at * 13) % 50)}%)"/>`,
).join('')

async function added(picture: Buffer, name = 'jar.jpg'): Promise<Asset> {
  const { _id } = await addAsset(server, owner, name, picture)
  await server.jobsDone()
  return assetOf(_id)
}
const assetOf = async (id: string): Promise<Asset> =>
  (await server.ask({ url: '/ai/asset', as: owner })).body.result.list.find(({ _id }: Asset) => _id === id)
const change = (id: string, body: object, as = owner) =>
  server.ask({ method: 'PATCH', url: `/ai/asset/${id}/cutout`, body, as })

/** What its owner's strokes are laid over. */
const beginningOf = async (id: string): Promise<string> =>
  (await server.ask({ url: `/ai/asset/${id}/cutout`, as: owner })).body.result.base

/** How much can be seen of the pixels at places of the cut-out, from 0 to 255. */
async function seenAt(file: string | null, ...places: [number, number][]): Promise<number[]> {
  const { data, info } = await sharp(await download(server, file ?? ''))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(size)
  return places.map(([x, y]) => data[(y * info.width + x) * 4 + 3] ?? -1)
}

describe('a picture with a plain ground', () => {
  it('is cut out by itself, and the cut-out is served, counted and gone with the picture', async () => {
    const before = await addAsset(server, owner, 'jar.jpg', await jar(plain))
    expect(before.cutout).toEqual({ status: 'none', reason: null, file: null, isTouched: false })
    await server.jobsDone()
    const asset = await assetOf(before._id)
    expect(asset.cutout).toMatchObject({ status: 'made', reason: null, isTouched: false })
    expect(asset.size).toBeGreaterThan(before.size)
    expect(await seenAt(asset.cutout.file, [450, 350], [60, 60], [305, 155])).toEqual([255, 0, 0])
    expect(await server.ctx.files.head(`accounts/${owner.id}/assets/${asset._id}/cutout.webp`)).not.toBeNull()
    await server.ask({ method: 'DELETE', url: '/ai/asset', body: { deleteList: [asset._id] }, as: owner })
    server.clock.advance(2 * 86_400_000)
    const job = { signal: new AbortController().signal, jobId: asset._id, retry: 0, lastTry: true }
    await assetJobs.sweep.run(server.ctx, {}, job)
    const key = `accounts/${owner.id}/assets/${asset._id}/cutout.webp`
    expect(await server.ctx.files.head(key)).toBeNull()
  })

  it('can be switched off and on again by its owner, and by nobody else', async () => {
    const { _id } = await added(await jar(plain))
    expect((await change(_id, { on: false })).body.result.cutout).toMatchObject({ status: 'off', file: null })
    expect((await change(_id, { on: true })).body.result.cutout.status).toBe('made')
    expect((await change(_id, { on: false }, await server.member())).body.code).toBe('ASSETS_NOT_FOUND')
    expect((await change(_id, {})).status).toBe(400)
  })

  it('is touched up by strokes, which are kept and can be taken back', async () => {
    const { _id, cutout } = await added(await jar(plain))
    const strokes = [
      { kind: 'away', size: 0.1, points: [[0.5, 0.5]] },
      {
        kind: 'keep',
        size: 0.05,
        points: [
          [0.05, 0.05],
          [0.1, 0.05],
        ],
      },
    ]
    const { result } = (await change(_id, { strokes })).body
    expect(result.cutout).toMatchObject({ status: 'made', isTouched: true })
    expect(await seenAt(result.cutout.file, [450, 350], [60, 35], [450, 500])).toEqual([0, 255, 255])
    const { body } = await server.ask({ url: `/ai/asset/${_id}/cutout`, as: owner })
    expect(body.result.strokes).toEqual(strokes)
    expect(await seenAt(body.result.base, [450, 350])).toEqual([255])
    const reset = (await change(_id, { strokes: [] })).body.result
    expect(reset.cutout.isTouched).toBe(false)
    expect(await seenAt(reset.cutout.file, [450, 350], [60, 35])).toEqual([255, 0])
    // Videos that were asked for meanwhile may still show it.
    expect(await seenAt(result.cutout.file, [450, 350])).toEqual([0])
    expect(reset.cutout.file?.split('?')[0]).toBe(cutout.file?.split('?')[0])
  })

  it('a stroke outside the picture is refused, and says where', async () => {
    const { _id } = await added(await jar(plain))
    const { status, body } = await change(_id, {
      strokes: [{ kind: 'away', size: 0.1, points: [[1.4, 0.5]] }],
    })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('strokes')])
  })
})

describe('a picture with a busy ground', () => {
  it('is not cut, but by hand out of the whole picture, and is as before once that is taken back', async () => {
    const { _id, cutout } = await added(await jar(busy))
    expect(cutout).toMatchObject({ status: 'refused', reason: 'busy', file: null })
    expect((await change(_id, { on: true })).body.code).toBe('ASSETS_NO_CUTOUT')
    expect((await change(_id, { on: true, strokes: [] })).body.result.cutout.status).toBe('refused')
    expect(await seenAt(await beginningOf(_id), [450, 350], [60, 60])).toEqual([255, 255])
    const strokes = [{ kind: 'away', size: 0.1, points: [[60 / 900, 60 / 700]] }]
    const { result } = (await change(_id, { on: true, strokes })).body
    expect(result.cutout).toMatchObject({ status: 'made', reason: 'busy', isTouched: true })
    expect(await seenAt(result.cutout.file, [450, 350], [60, 60])).toEqual([255, 0])
    expect((await change(_id, { on: false })).body.result.cutout).toMatchObject({ status: 'off', file: null })
    expect((await change(_id, { on: true })).body.result.cutout.status).toBe('made')
    const reset = (await change(_id, { on: true, strokes: [] })).body.result
    expect(reset.cutout).toEqual({ status: 'refused', reason: 'busy', file: null, isTouched: false })
    expect((await assetOf(_id)).size).toBe((await added(await jar(busy))).size)
  })

  it('is cut by the model’s mask, softly at the thing’s own edge', async () => {
    modelSays = async (picture) => {
      const { width, height } = await sharp(picture).metadata()
      const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="450" height="350" viewBox="0 0 900 700"><rect width="900" height="700"/>
        <rect x="300" y="150" width="300" height="420" rx="60" fill="#fff"/></svg>`
      expect([width, height]).toEqual([900, 700])
      return { status: 'found', mask: await sharp(Buffer.from(mask)).png().toBuffer() }
    }
    const { cutout } = await added(await jar(busy))
    expect(cutout).toMatchObject({ status: 'made', reason: 'model' })
    expect(await seenAt(cutout.file, [450, 350], [60, 60])).toEqual([255, 0])
  })

  it('is not cut by a mask that follows nothing in it', async () => {
    const mask =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="70"><rect width="90" height="70"/><circle cx="45" cy="35" r="9" fill="#fff"/></svg>'
    modelSays = async () => ({ status: 'found', mask: await sharp(Buffer.from(mask)).png().toBuffer() })
    expect((await added(await jar(busy))).cutout).toMatchObject({ status: 'refused', reason: 'busy' })
  })
})

it('a thing that leaves its picture is cut by hand from the guess that was refused', async () => {
  const leaving = await jar(`${plain}<rect x="300" y="400" width="300" height="300" fill="#b3261e"/>`)
  const { _id, cutout } = await added(leaving)
  expect(cutout).toMatchObject({ status: 'refused', reason: 'touching', file: null })
  expect(await seenAt(await beginningOf(_id), [450, 350], [450, 690], [60, 60])).toEqual([255, 255, 0])
  const strokes = [{ kind: 'away', size: 0.1, points: [[0.5, 0.95]] }]
  const { result } = (await change(_id, { on: true, strokes })).body
  expect(result.cutout).toMatchObject({ status: 'made', isTouched: true })
  expect(await seenAt(result.cutout.file, [450, 350], [450, 665], [60, 60])).toEqual([255, 0, 0])
})

it('a picture that came cut out is its own cut-out', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect x="300" y="150" width="300" height="420" fill="#b3261e"/></svg>'
  const { cutout } = await added(await sharp(Buffer.from(svg)).png().toBuffer(), 'jar.png')
  expect(cutout).toMatchObject({ status: 'made', reason: 'see-through' })
  expect(await seenAt(cutout.file, [450, 350], [60, 60])).toEqual([255, 0])
})
