import { limits } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { usualEngines, type Member, type TestServer, startTestServer } from '../../test/index.ts'
import { quarters } from '../../test/pictures.ts'
import { design, nobody, picture, text } from '../../test/project-desk.ts'
import { assetJobs, assets } from '../assets/index.ts'
import { projectJobs, projects } from '../projects/index.ts'
import { phoneUploadJobs, phoneUploads } from './index.ts'
import { takePlace } from './store.ts'
import { readToken } from './token.ts'

describe.each(usualEngines)('sending from a phone on %s', (engine) => {
  let server: TestServer
  let owner: Member
  let projectId: string
  let photo: Buffer
  beforeAll(async () => {
    const handlers = { assets, projects, phoneUploads }
    const jobs = { assets: assetJobs, projects: projectJobs, 'phone-uploads': phoneUploadJobs }
    server = await startTestServer({ engine, areas: { handlers, jobs } })
    photo = await quarters({ width: 400, height: 300 }).jpeg().toBuffer()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    owner = await server.member()
    projectId = (await server.ask({ method: 'POST', url: '/v3/subtemplate', body: design, as: owner })).body
      .result._id
  })

  const start = (body: object = {}, as = owner) =>
    server.ask({
      method: 'POST',
      url: '/ai/asset/phone',
      body: { projectId, slotId: picture.id, ...body },
      as,
    })
  const link = async () => (await start()).body.result as { _id: string; token: string }
  const open = (token: string) => server.ask({ method: 'POST', url: '/ai/asset/phone/open', body: { token } })
  const send = (token: string, content: Uint8Array = photo) =>
    server.upload(
      { url: '/ai/asset/phone/file' },
      { fields: { token }, files: [{ field: 'file', filename: 'IMG_1.jpg', content }] },
    )
  const came = (id: string, as = owner) => server.ask({ url: `/ai/asset/phone/${id}`, as })
  const end = (id: string, as = owner) => server.ask({ method: 'DELETE', url: `/ai/asset/phone/${id}`, as })

  it('puts what the phone sends into the storage, in order, and tells the open screens', async () => {
    const { _id, token } = await link()
    const heard: unknown[] = []
    const stop = server.ctx.events.subscribe(owner.id, (event) => heard.push(event))
    expect((await open(token)).body.result).toMatchObject({ left: limits.phoneLinkFiles })
    expect((await send(token)).body.result).toEqual({ left: limits.phoneLinkFiles - 1 })
    await send(token)
    const { list, isOpen } = (await came(_id)).body.result
    expect(list).toMatchObject([{ originalName: 'IMG_1.jpg' }, { originalName: 'IMG_1.jpg' }])
    expect(isOpen).toBe(true)
    expect((await server.ask({ url: '/ai/asset', as: owner })).body.result.total).toBe(2)
    await expect.poll(() => heard).toContainEqual({ kind: 'phone-upload', id: _id })
    stop()
  })

  it('holds for a quarter of an hour, and not a second longer', async () => {
    // On a slow machine the second would pass by itself.
    server.clock.set(server.clock.now())
    const { token } = await link()
    server.clock.advance((limits.phoneLinkSeconds - 1) * 1_000)
    expect((await open(token)).body.code).toBe('SUCCESS')
    server.clock.advance(1_000)
    expect((await open(token)).body.code).toBe('PHONE_UPLOADS_ENDED')
    expect((await send(token)).body.code).toBe('PHONE_UPLOADS_ENDED')
  })

  it('opens nothing once its owner has ended it', async () => {
    const { _id, token } = await link()
    expect((await end(_id)).body.code).toBe('SUCCESS')
    const answers = [await open(token), await send(token), await came(_id), await end(_id)]
    expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('PHONE_UPLOADS_ENDED'))
  })

  it('takes so many files, where a refused one does not count', async () => {
    const { token } = await link()
    const refused = await send(token, Buffer.from('<html>'))
    expect(refused.body.code).toBe('INVALID FILE TYPE')
    expect((await open(token)).body.result.left).toBe(limits.phoneLinkFiles)
    for (let count = 1; count < limits.phoneLinkFiles; count += 1)
      await takePlace(server.ctx, must(readToken(server.ctx, token), 'a token'), limits.phoneLinkFiles)
    const both = await Promise.all([send(token), send(token)])
    expect(new Set(both.map(({ body }) => body.code))).toEqual(new Set(['PHONE_UPLOADS_FULL', 'SUCCESS']))
  })

  it('is signed: another letter, or the signature of another link, opens nothing', async () => {
    const [one, other] = [await link(), await link()]
    const last = one.token.endsWith('A') ? 'B' : 'A'
    const forged = [
      one.token.slice(0, -1) + last,
      one.token.slice(0, 42) + other.token.slice(42),
      'A'.repeat(64),
    ]
    for (const token of forged) expect((await open(token)).body.code).toBe('PHONE_UPLOADS_ENDED')
    expect((await open('x')).body.code).toBe('INVALID_INPUT')
  })

  it('is worth nothing as an access token, and an access token nothing here', async () => {
    const { token } = await link()
    expect((await server.ask({ url: '/ai/asset', as: { ...owner, token } })).status).toBe(401)
    expect((await open(owner.token)).body.code).toBe('INVALID_INPUT')
  })

  it('is for a place for pictures in a project of one’s own', async () => {
    const other = await server.member()
    expect((await start({}, other)).body.code).toBe('PROJECTS_NOT_FOUND')
    expect((await start({ projectId: nobody })).body.code).toBe('PROJECTS_NOT_FOUND')
    expect((await start({ slotId: 'nowhere' })).body.code).toBe('PROJECTS_UNKNOWN_SLOT')
    expect((await start({ slotId: text.id })).body.code).toBe('PROJECTS_UNKNOWN_SLOT')
  })

  it('is shown to and ended by nobody but its owner', async () => {
    const { _id, token } = await link()
    const other = await server.member()
    expect((await came(_id, other)).body.code).toBe('PHONE_UPLOADS_ENDED')
    expect((await end(_id, other)).body.code).toBe('PHONE_UPLOADS_ENDED')
    expect((await open(token)).body.code).toBe('SUCCESS')
    expect((await server.ask({ url: `/ai/asset/phone/${_id}` })).status).toBe(401)
  })
})
