import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { limits, rightsWordings } from '@clipmint/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { assets, findAssets } from '../features/assets/index.ts'
import { makeClip } from '../test/clips.ts'
import { type Member, startTestServer, type TestServer } from '../test/index.ts'
import { download } from '../test/library.ts'
import { quarters } from '../test/pictures.ts'
import { makeSound, tagged } from '../test/sounds.ts'
import { runMediaTask } from './in-children.ts'

const [rights] = rightsWordings

let server: TestServer
let owner: Member
beforeAll(async () => {
  server = await startTestServer({ engine: 'postgres', areas: { handlers: { assets } } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  owner = await server.member()
})

const send = (filename: string, content: Uint8Array, fields: Record<string, string> = { rights }) =>
  server.upload({ url: '/ai/asset', as: owner }, { fields, files: [{ field: 'file', filename, content }] })
const info = async () => (await server.ask({ url: '/ai/asset/info', as: owner })).body.result
const list = async (query = '') =>
  (await server.ask({ url: `/ai/asset?${query}`, as: owner })).body.result.list

describe('an owner’s own music', () => {
  it.each(['mp3', 'm4a', 'wav'] as const)(
    'is taken as %s and kept as AAC that every home reads',
    async (form) => {
      const { status, body } = await send(`우리 가게.${form}`, await makeSound({ form, seconds: 4 }))
      expect([status, body.code]).toEqual([200, 'SUCCESS'])
      const { result } = body
      expect(result).toMatchObject({
        type: 'audio',
        status: 'ready',
        originalName: `우리 가게.${form}`,
        hasSound: true,
        preview: null,
      })
      expect(Math.abs(result.duration - 4_000)).toBeLessThan(60)
      const kept = await download(server, result.file)
      expect(kept.toString('latin1', 4, 8)).toBe('ftyp')
      const { width, height } = await sharp(await download(server, result.poster)).metadata()
      expect(result.resolution).toEqual({ width, height })
      expect(await list('type=audio')).toEqual([result])
      expect(await list('type=video')).toEqual([])
      expect((await info()).count).toEqual({ image: 0, video: 0, audio: 1 })
    },
  )

  it('keeps neither the names nor the cover that a file carried', async () => {
    const cover = await quarters({ width: 300, height: 300 }).jpeg().toBuffer()
    const title = 'A secret title 12345'
    const mp3 = tagged(await makeSound({ form: 'mp3', seconds: 2 }), { title, cover })
    const { body } = await send('song.mp3', mp3)
    const kept = await download(server, body.result.file)
    expect(kept.includes(title)).toBe(false)
    expect(kept.includes(cover.subarray(0, 200))).toBe(false)
  })

  it('is taken only with the owner’s word that it is theirs to use, which is noted with its time', async () => {
    const mp3 = await makeSound({ form: 'mp3', seconds: 2 })
    const refused = await send('song.mp3', mp3, {})
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([
      400,
      'ASSETS_RIGHTS_NEEDED',
      'rights',
    ])
    const unknown = await send('song.mp3', mp3, { rights: 'yes' })
    expect([unknown.status, unknown.body.code, unknown.body.field]).toEqual([400, 'INVALID_INPUT', 'rights'])
    expect(await list()).toEqual([])
    const before = server.ctx.now()
    const { body } = await send('song.mp3', mp3)
    const [stored] = await findAssets(server.ctx, owner.id, [body.result._id])
    expect(stored?.rights?.wording).toBe(rights)
    expect(stored?.rights?.at.getTime()).toBeGreaterThanOrEqual(before.getTime())
    expect(stored?.rights?.at.getTime()).toBeLessThanOrEqual(server.ctx.now().getTime())
  })

  it('of more minutes than are wanted is kept from its beginning', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clipmint-sound-'))
    const path = join(folder, 'upload')
    await writeFile(path, await makeSound({ form: 'mp3', seconds: 6 }))
    const task = { kind: 'audio', path, folder, container: 'mp3', most: { seconds: 2 } } as const
    const answer = await runMediaTask(task, { timeoutMs: 30_000 })
    await rm(folder, { recursive: true })
    expect(answer).toMatchObject({ kind: 'inspected', inspected: { facts: { durationMs: 2_000 } } })
  })

  it('is refused when it is cut, silent, of no sound, too short, or something else by its content', async () => {
    const wav = await makeSound({ form: 'wav', seconds: 10 })
    const m4a = await makeSound({ form: 'm4a', seconds: 6 })
    const silent = await makeClip({ width: 64, height: 64, seconds: 2 })
    const bad: [string, Buffer][] = [
      ['cut.wav', wav.subarray(0, wav.length / 2)],
      ['cut.m4a', m4a.subarray(0, m4a.length / 2)],
      ['silent.mp3', await makeSound({ form: 'mp3', seconds: 3, level: 0 })],
      ['short.mp3', await makeSound({ form: 'mp3', seconds: 0.5 })],
      ['picture.m4a', silent],
      ['page.mp3', Buffer.from('<!doctype html><script>alert(1)</script>')],
      [
        'noise.mp3',
        Buffer.from(Array.from({ length: 40_000 }, (_, at) => (at < 2 ? 0xff : (at * 7919) & 0xff))),
      ],
      ['empty.wav', Buffer.alloc(0)],
      ['song.ogg', Buffer.from('OggS\0\x02', 'latin1')],
      ['photo.jpg', await makeSound({ form: 'mp3', seconds: 2 })],
    ]
    for (const [filename, content] of bad) {
      const { status, body } = await send(filename, content)
      expect([filename, status, body.code]).toEqual([filename, 415, 'INVALID FILE TYPE'])
    }
    expect((await info()).used).toBe(0)
  })

  it('is told to be sound alone where it comes as a clip', async () => {
    const sound = await makeSound({ form: 'm4a', seconds: 2 })
    const asClip = Buffer.from(sound.toString('latin1').replaceAll('M4A ', 'isom'), 'latin1')
    const { status, body } = await send('clip.mp4', asClip)
    expect([status, body.code, body.field]).toEqual([415, 'INVALID FILE TYPE', 'file'])
    expect(body.message).toBe('소리만 있는 파일이에요. 음악으로 쓰려면 mp3나 m4a로 저장해서 올려 주세요.')
  })

  it('is refused over 20 MB', async () => {
    const wav = await makeSound({ form: 'wav', seconds: 2 })
    const { status, body } = await send('large.wav', Buffer.concat([wav, Buffer.alloc(limits.audioBytes)]))
    expect([status, body.code, body.field]).toEqual([415, 'INVALID FILE TYPE', 'file'])
    expect(body.message).toBe('음악은 20MB까지 올릴 수 있어요.')
  })
})
