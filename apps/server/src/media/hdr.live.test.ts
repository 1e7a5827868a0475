import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Asset } from '@clipmint/contract'
import { renderFrame } from '@clipmint/engine/node'
import { compose, type Film, type MediaFile, sampleProject } from '@clipmint/film'
import { Demuxer } from 'node-av/api'
import { AVCOL_PRI_BT709, AVCOL_RANGE_MPEG, AVCOL_SPC_BT709, AVCOL_TRC_BT709 } from 'node-av/constants'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { assetJobs, assets } from '../features/assets/index.ts'
import { makeClip } from '../test/clips.ts'
import { type Member, type TestServer, startTestServer } from '../test/index.ts'
import { addAsset, download } from '../test/library.ts'
import { makeTemplate } from '../test/templates.ts'

/** Levels of 255 by which the middle of a coloured area may be off: what encoding it once more costs, at most that of the thumbnail. */
const TOLERANCE = 6

let server: TestServer
let owner: Member
let folder = ''
beforeAll(async () => {
  const areas = { handlers: { assets }, jobs: { assets: assetJobs } }
  server = await startTestServer({ engine: 'postgres', areas, works: true })
  owner = await server.member()
  folder = await mkdtemp(join(tmpdir(), 'clipmint-hdr-'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A film whose first scene shows a clip all over the frame. */
function filmOf(clip: MediaFile): Film {
  const template = makeTemplate({ slug: 'hdr' })
  const picture = template.scenes[0]?.layers.find(({ kind }) => kind === 'media')
  if (picture?.kind !== 'media') throw new Error('The template shows no picture.')
  picture.layout['1:1'] = { x: 0, y: 0, w: 1080, h: 1080, rotate: 0 }
  picture.inner = { pushIn: 0, driftX: 0, driftY: 0 }
  template.scenes[0]?.layers.splice(0, Infinity, picture)
  const project = sampleProject(template, '1:1', 'ko')
  project.userSource.media = { [picture.id]: { assetId: clip.id } }
  return compose(template, project, { files: { [clip.id]: clip }, beatMs: null })
}

/** The colours in the middle of a picture's quarters. */
async function colorsOf(picture: Buffer): Promise<number[]> {
  const size = { width: 4, height: 4, fit: 'fill', kernel: 'nearest' } as const
  const { data, info } = await sharp(picture)
    .resize(size)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    [0, 1, 2].map((channel) => data[(y * info.width + x) * 3 + channel] ?? 0)
  return [at(1, 1), at(2, 1), at(1, 2), at(2, 2)].flat()
}

/** What a render shows of a clip in its middle. */
async function rendered(name: string, content: Buffer): Promise<number[]> {
  const path = join(folder, name)
  await writeFile(path, content)
  const facts = { kind: 'video', durationMs: 1_000, focal: { x: 0.5, y: 0.5 }, hasSound: false } as const
  const film = filmOf({ id: name, width: 720, height: 720, ...facts })
  return colorsOf(await renderFrame(film, 400, { [name]: path }))
}

function farthest(seen: readonly number[], wanted: readonly number[]): number {
  return Math.max(...wanted.map((value, index) => Math.abs(value - (seen[index] ?? 0))))
}

describe.each(['PQ', 'HLG'] as const)('an upload in high dynamic range, %s', (hdr) => {
  it('has the colours in its copy for the screen and in its stills that the render shows', async () => {
    const clip = await makeClip({ width: 720, height: 720, seconds: 1, hdr })
    const taken = await addAsset(server, owner, `${hdr}.mp4`, clip)
    await server.jobsDone()
    const { list } = (await server.ask({ url: '/ai/asset', as: owner })).body.result
    const ready: Asset = list.find(({ _id }: Asset) => _id === taken._id)
    const wanted = await rendered('original.mp4', clip)
    const proxy = await download(server, ready.preview ?? '')
    expect(farthest(await rendered('proxy.mp4', proxy), wanted)).toBeLessThanOrEqual(TOLERANCE)
    for (const still of [ready.poster, ready.thumbnail]) {
      expect(farthest(await colorsOf(await download(server, still)), wanted)).toBeLessThanOrEqual(TOLERANCE)
    }
    await using file = await Demuxer.open(proxy)
    expect(file.video()?.codecpar).toMatchObject({
      colorSpace: AVCOL_SPC_BT709,
      colorPrimaries: AVCOL_PRI_BT709,
      colorTrc: AVCOL_TRC_BT709,
      colorRange: AVCOL_RANGE_MPEG,
    })
  })
})
