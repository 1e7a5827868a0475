import type { Asset } from '@clipmint/contract'
import { Decoder, Demuxer, FilterAPI } from 'node-av/api'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { assetJobs, assets } from '../features/assets/index.ts'
import { type ClipTraits, makeClip } from '../test/clips.ts'
import { type Member, type TestServer, startTestServer } from '../test/index.ts'
import { addAsset, download } from '../test/library.ts'
import { look, upright } from '../test/pictures.ts'

let server: TestServer
let owner: Member
beforeAll(async () => {
  const areas = { handlers: { assets }, jobs: { assets: assetJobs } }
  server = await startTestServer({ engine: 'postgres', areas, works: true })
  owner = await server.member()
})
afterAll(() => server.stop())

async function add(filename: string, traits: ClipTraits): Promise<{ taken: Asset; ready: Asset }> {
  const taken = await addAsset(server, owner, filename, await makeClip(traits))
  await server.jobsDone()
  const { list } = (await server.ask({ url: '/ai/asset', as: owner })).body.result
  return { taken, ready: list.find(({ _id }: Asset) => _id === taken._id) }
}

type Seen = {
  width: number
  height: number
  seconds: number
  fps: number
  sound: number | null
  quarters: string[]
}

/** What a player finds in a clip. */
async function watch(file: Buffer): Promise<Seen> {
  await using clip = await Demuxer.open(file)
  const stream = clip.video()
  if (!stream) throw new Error('There is no picture in the clip.')
  const rate = stream.avgFrameRate
  const sound = clip.audio()
  using decoder = await Decoder.create(stream)
  using filter = FilterAPI.create('format=rgb24')
  for await (const frame of filter.frames(decoder.frames(clip.packets(stream.index)))) {
    if (!frame) continue
    using shown = frame
    const { width, height } = shown
    const picture = await sharp(shown.toBuffer(), { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
    return {
      width,
      height,
      seconds: Number(stream.duration) * (stream.timeBase.num / stream.timeBase.den),
      fps: rate.num / rate.den,
      sound: sound ? Number(sound.duration) * (sound.timeBase.num / sound.timeBase.den) : null,
      quarters: (await look(picture)).quarters,
    }
  }
  throw new Error('The clip cannot be shown.')
}

describe('a clip', () => {
  it('can be placed at once by its still, and has its copy for the screen soon after', async () => {
    const heard: unknown[] = []
    const stop = server.ctx.events.subscribe(owner.id, ({ kind, data }) => heard.push([kind, data]))
    const { taken, ready } = await add('clip.mp4', { width: 640, height: 360, seconds: 2, sound: 'tone' })
    stop()
    expect(taken).toMatchObject({
      type: 'video',
      status: 'preparing',
      preview: null,
      resolution: { width: 640, height: 360 },
      hasSound: true,
    })
    expect(Math.abs((taken.duration ?? 0) - 2_000)).toBeLessThan(50)
    expect(await look(await download(server, taken.poster))).toMatchObject({ width: 640, quarters: upright })
    expect(await look(await download(server, taken.thumbnail))).toMatchObject({ width: 240, height: 240 })
    expect(ready.status).toBe('ready')
    expect(heard).toContainEqual(['asset', { status: 'ready' }])
    const file = await download(server, ready.file)
    const proxy = await download(server, ready.preview ?? '')
    const stills = await Promise.all([ready.poster, ready.thumbnail].map((link) => download(server, link)))
    expect(ready.size).toBe([file, proxy, ...stills].reduce((sum, { length }) => sum + length, 0))
  })

  it.each([90, 180, 270] as const)(
    'that lies turned by %i degrees is shown upright everywhere',
    async (turn) => {
      const { ready } = await add('IMG_0003.MOV', { width: 960, height: 720, seconds: 1, turn })
      const [width, height] = turn === 180 ? [960, 720] : [720, 960]
      expect(ready.resolution).toEqual({ width, height })
      expect(await look(await download(server, ready.poster))).toMatchObject({
        width,
        height,
        quarters: upright,
      })
      const proxy = await watch(await download(server, ready.preview ?? ''))
      expect(proxy).toMatchObject({
        width: turn === 180 ? 720 : 540,
        height: turn === 180 ? 540 : 720,
        quarters: upright,
      })
    },
  )

  it('with frames of uneven length keeps its time, at an even rate', async () => {
    const { ready } = await add('dark.mp4', { width: 320, height: 240, seconds: 3, uneven: true })
    expect(Math.abs((ready.duration ?? 0) - 3_000)).toBeLessThan(150)
    const proxy = await watch(await download(server, ready.preview ?? ''))
    expect(proxy.fps).toBeCloseTo(30, 1)
    expect(Math.abs(proxy.seconds - 3)).toBeLessThan(0.2)
  })

  it('in WebM, with sides of odd length, is taken', async () => {
    const { ready } = await add('odd.webm', { width: 853, height: 481, seconds: 1, container: 'webm' })
    expect(ready.resolution).toEqual({ width: 853, height: 481 })
    const proxy = await watch(await download(server, ready.preview ?? ''))
    expect(proxy).toMatchObject({ quarters: upright, sound: null })
    expect([proxy.width % 2, proxy.height % 2]).toEqual([0, 0])
    expect(Math.abs(proxy.width / proxy.height - 853 / 481)).toBeLessThan(0.01)
  })

  it('keeps its sound in the copy for the screen, as long as it was', async () => {
    const { ready } = await add('voice.mp4', { width: 320, height: 240, seconds: 2, sound: 'tone' })
    const { sound } = await watch(await download(server, ready.preview ?? ''))
    expect(Math.abs((sound ?? 0) - 2)).toBeLessThan(0.1)
    const silent = await add('silent.mp4', { width: 320, height: 240, seconds: 1 })
    expect(silent.ready.hasSound).toBe(false)
    expect((await watch(await download(server, silent.ready.preview ?? ''))).sound).toBeNull()
  })

  it('larger than the screen needs gets a copy of 540 × 960 at most', async () => {
    const { ready } = await add('tall.mp4', { width: 1_080, height: 1_920, seconds: 1 })
    expect(ready.resolution).toEqual({ width: 1_080, height: 1_920 })
    expect(await watch(await download(server, ready.preview ?? ''))).toMatchObject({
      width: 540,
      height: 960,
    })
  })

  it('is taken under any name that promises no picture', async () => {
    const { ready } = await add('', { width: 320, height: 240, seconds: 1 })
    expect(ready).toMatchObject({ type: 'video', originalName: 'file' })
  })
})
