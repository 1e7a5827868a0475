import { dayMs } from '@clipmint/kit'
import { expect, it } from 'vitest'

import type { AppEvent } from '../../../events/events.ts'
import { packClaims } from '../../../link-claims.ts'
import { writeLinkToken } from '../../../link-token.ts'
import { code, nobody, useDesk } from '../../../test/project-desk.ts'
import { addPhoto } from '../../../test/seed.ts'

const desk = useDesk('pglite')
const { ask, startWhole } = desk

/** Opens a link as someone without an account. */
const open = (token: string) => desk.server.ask({ method: 'GET', url: `/v3/share/${token}` })
const share = async (id: string) => (await ask('POST', `/subtemplate/${id}/share`)).body.result

it('shows the video as it is to whoever has the link, with no other file or name of the owner’s', async () => {
  const project = await startWhole()
  const other = await addPhoto(desk.server, desk.owner)
  const { token, endsAt } = await share(project._id)
  expect(new Date(endsAt).getTime()).toBeGreaterThan(Date.now() + 6.9 * dayMs)
  await ask('PATCH', `/subtemplate/${project._id}`, { title: '새 제목' })
  const { status, body } = await open(token)
  expect([status, body.result.title]).toEqual([200, '새 제목'])
  expect(body.result.userSource).toEqual(project.userSource)
  expect(body.result.watermark).toBe(project.watermark)
  expect(body.result.files).toHaveLength(1)
  expect(body.result.files[0]._id).not.toBe(other)
  expect(body.result.files[0]).not.toHaveProperty('originalName')
  expect((await desk.server.ask({ method: 'GET', url: body.result.files[0].file })).status).toBe(200)
})

it('shows nothing for a link that was tampered with, ended by its owner, or of a video in the trash', async () => {
  const [one, other] = [await startWhole(), await startWhole()]
  const [{ token }, { token: second }] = [await share(one._id), await share(other._id)]
  const signature = Buffer.from(token, 'base64url').subarray(-16)
  const claims = {
    accountId: desk.owner.id,
    subjectId: other._id,
    endsAt: new Date(Date.now() + dayMs),
    round: 0,
  }
  const ended = [404, 'PROJECTS_SHARE_ENDED']
  const forged = Buffer.concat([packClaims(claims), signature]).toString('base64url')
  expect(code(await open(forged))).toEqual(ended)
  expect(code(await open(token.slice(0, -8) + 'x'.repeat(8)))).toEqual(ended)
  await ask('DELETE', `/subtemplate/${one._id}/share`)
  expect(code(await open(token))).toEqual(ended)
  expect((await open((await share(one._id)).token)).status).toBe(200)
  expect((await open(second)).status).toBe(200)
  await ask('DELETE', '/subtemplate', { subtemplateIds: [other._id] })
  expect(code(await open(second))).toEqual(ended)
})

it('ends by itself when its days are over', async () => {
  const project = await startWhole()
  const claims = packClaims({
    accountId: desk.owner.id,
    subjectId: project._id,
    endsAt: new Date(Date.now() - 1_000),
    round: 0,
  })
  const late = writeLinkToken(desk.server.ctx, 'preview-link', claims)
  expect(code(await open(late))).toEqual([404, 'PROJECTS_SHARE_ENDED'])
})

it('is the owner’s alone to give out and to end', async () => {
  const project = await startWhole()
  const stranger = await desk.server.member()
  const { token } = await share(project._id)
  expect(code(await ask('POST', `/subtemplate/${project._id}/share`, undefined, stranger))).toEqual([
    404,
    'PROJECTS_NOT_FOUND',
  ])
  expect(code(await ask('DELETE', `/subtemplate/${project._id}/share`, undefined, stranger))).toEqual([
    404,
    'PROJECTS_NOT_FOUND',
  ])
  expect((await open(token)).status).toBe(200)
  expect((await ask('POST', `/subtemplate/${nobody}/share`)).status).toBe(404)
  expect(
    (await desk.server.ask({ method: 'POST', url: `/v3/subtemplate/${project._id}/share` })).status,
  ).toBe(401)
})

it('tells the account’s other screens, and nobody else, that a video is open', async () => {
  const project = await startWhole()
  const stranger = await desk.server.member()
  const { events } = desk.server.ctx
  const heard: AppEvent[] = []
  const next = new Promise<void>((resolve) => {
    events.subscribe(desk.owner.id, (event) => {
      heard.push(event)
      resolve()
    })
  })
  events.subscribe(stranger.id, (event) => heard.push(event))
  const said = { clientId: nobody, word: 'edits', rev: 0 }
  const path = `/subtemplate/${project._id}/presence`
  expect(code(await ask('POST', path, said, stranger))).toEqual([404, 'PROJECTS_NOT_FOUND'])
  expect(code(await ask('POST', path, { ...said, word: 'shouts' }))).toEqual([400, 'INVALID_INPUT'])
  await ask('POST', path, said)
  await next
  expect(heard).toEqual([{ kind: 'presence', id: project._id, data: said }])
})
