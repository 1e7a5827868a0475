import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { fileTypeFromBuffer } from 'file-type'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { assetJobs, assets } from '../features/assets/index.ts'
import { badFiles, type BadFile, playlists, pointElsewhere } from '../test/bad-files.ts'
import { makeClip } from '../test/clips.ts'
import { type Member, type TestServer, startTestServer } from '../test/index.ts'
import { uploadAsset } from '../test/library.ts'
import { measureMediaTask, tell } from '../test/media-process.ts'
import { mediaInChildren } from './in-children.ts'

const MOST_MEGABYTES = 300

let server: TestServer
let owner: Member
let bait: Server
let asked: string[] = []
let baitUrl = ''
let bad: BadFile[] = []
beforeAll(async () => {
  server = await startTestServer({
    engine: 'postgres',
    areas: { handlers: { assets }, jobs: { assets: assetJobs } },
    // As the product does: what breaks a decoder must not break more.
    replace: { media: mediaInChildren },
  })
  owner = await server.member()
  bad = await badFiles()
  // A real clip at the other end, so that whoever asks for it gets what they want.
  const clip = await makeClip({ width: 320, height: 240, seconds: 1 })
  bait = createServer((request, answer) => {
    asked.push(request.url ?? '')
    answer.writeHead(200, { 'content-type': 'video/mp4' }).end(clip)
  }).listen(0, '127.0.0.1')
  await once(bait, 'listening')
  const address = bait.address()
  baitUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  bait.close()
  await server.stop()
})

async function refuse({ filename, content }: BadFile): Promise<number> {
  const began = performance.now()
  const { status, body } = await uploadAsset(server, owner, filename, content)
  expect([filename, status, body.code, body.retryable]).toEqual([filename, 415, 'INVALID FILE TYPE', false])
  return (performance.now() - began) / 1_000
}

/** Nothing is listed, stored, or left in the temporary folder. */
async function expectNothingKept(): Promise<void> {
  expect((await server.ask({ url: '/ai/asset', as: owner })).body.result.total).toBe(0)
  for (const folder of ['files', 'temp']) {
    const path = join(server.folder, folder)
    const left = existsSync(path) ? await readdir(path, { recursive: true, withFileTypes: true }) : []
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([])
  }
}

describe('an upload that is not what it says, not whole, or too much', () => {
  it('is refused, and nothing of it is kept', async () => {
    for (const file of bad) tell(`refused ${file.filename} in ${(await refuse(file)).toFixed(2)} s`)
    await expectNothingKept()
  })

  it('is told by its own reason when its picture is too large', async () => {
    const bomb = bad.find(({ filename }) => filename.includes('bomb'))
    if (!bomb) throw new Error('No file is too large.')
    const { body } = await uploadAsset(server, owner, bomb.filename, bomb.content)
    expect(body.message).toContain('화소가 너무 많')
  })

  it(`is looked at within ${MOST_MEGABYTES} MB`, async () => {
    for (const { filename, content } of bad) {
      const mime = (await fileTypeFromBuffer(content))?.mime
      // What has no content that we know never gets as far as the media process.
      if (mime === undefined || !/^(image|video)/.test(mime)) continue
      const task = mime.startsWith('image')
        ? ({ kind: 'image', decoder: 'plain' } as const)
        : ({ kind: 'video', container: 'mov' } as const)
      const { seconds, megabytes } = await measureMediaTask(content, task)
      tell(`looked at ${filename} with ${Math.round(megabytes)} MB in ${seconds.toFixed(2)} s`)
      expect([filename, megabytes < MOST_MEGABYTES]).toEqual([filename, true])
    }
  })
})

describe('an upload that leads elsewhere', () => {
  it('is refused, and nobody is asked for what it names', async () => {
    for (const file of playlists(`${baitUrl}/clip.mp4`)) await refuse(file)
    expect(asked).toEqual([])
    await expectNothingKept()
  })

  it('gets no further when it is taken for a clip', async () => {
    for (const { content } of playlists(`${baitUrl}/clip.mp4`).slice(0, 2)) {
      for (const container of ['mov', 'matroska'] as const) {
        const { answer } = await measureMediaTask(content, { kind: 'video', container })
        expect(answer.kind).toBe('refused')
      }
    }
    expect(asked).toEqual([])
  })

  it('cannot bring in a file of this machine', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clipmint-private-'))
    const secret = join(folder, 'private.mp4')
    await writeFile(secret, await makeClip({ width: 320, height: 240, seconds: 1 }))
    for (const target of [secret, `file:${secret}`, `file://${secret}`]) {
      for (const file of playlists(target)) await refuse(file)
    }
    await rm(folder, { recursive: true })
    await expectNothingKept()
  })

  it('is a clip only by the frames it holds itself', async () => {
    const clip = pointElsewhere(await makeClip({ width: 320, height: 240, seconds: 1 }), `${baitUrl}/frames`)
    await measureMediaTask(clip, { kind: 'video', container: 'mov' })
    const empty = clip.fill(0, clip.indexOf('mdat') + 4, clip.indexOf('moov') - 4)
    const { answer } = await measureMediaTask(empty, { kind: 'video', container: 'mov' })
    expect(answer.kind).toBe('refused')
    expect(asked).toEqual([])
  })
})
