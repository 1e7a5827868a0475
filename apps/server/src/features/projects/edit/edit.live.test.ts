import type { Project } from '@clipmint/contract'
import { bgmUrlOf, textLimit } from '@clipmint/film'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { accounts } from '../../../db/tables/account.ts'
import { assets } from '../../../db/tables/assets.ts'
import { renders } from '../../../db/tables/projects.ts'
import { usualEngines } from '../../../test/index.ts'
import { code, nobody, onlyTry, picture, template, text, useDesk } from '../../../test/project-desk.ts'
import { addPhoto } from '../../../test/seed.ts'
import { assetJobs, findAssets, markDeleted } from '../../assets/index.ts'

describe.each(usualEngines)('editing projects on %s', (engine) => {
  const desk = useDesk(engine)
  const { ask, expire, setStatus, start, startWhole } = desk

  describe('editing one', () => {
    it('saves what is named, counts the revision up and tells other screens', async () => {
      const project = await start()
      const heard: unknown[] = []
      const stop = desk.server.ctx.events.subscribe(desk.owner.id, (event) => heard.push(event))
      const words = {
        ...project.userSource,
        text: { ...project.userSource.text, [text.id]: { value: '새 글' } },
      }
      const saved = await ask('PATCH', `/subtemplate/${project._id}`, { userSource: words, rev: 0 })
      expect(saved.body.result).toMatchObject({ _id: project._id, rev: 1 })
      const colored = await ask('PATCH', `/subtemplate/${project._id}`, {
        changedColor: { primary: '#ff0000' },
        bgm: { trackId: null, startMs: 0, volume: 0.5, fadeOutMs: 0 },
        title: '새 제목',
        rev: 1,
      })
      expect(colored.body.result.rev).toBe(2)
      const now: Project = (await ask('GET', `/subtemplate/${project._id}`)).body.result
      expect(now).toMatchObject({
        rev: 2,
        title: '새 제목',
        changedColor: { primary: '#ff0000' },
        bgm: { trackId: null },
      })
      expect(now.userSource.text[text.id]?.value).toBe('새 글')
      await expect.poll(() => heard).toHaveLength(2)
      stop()
      expect(heard[1]).toMatchObject({ kind: 'project.edited', id: project._id, data: { rev: 2 } })
    })

    it('refuses a save that builds on an older revision, and loses nothing of two at once', async () => {
      const { _id } = await start()
      const save = (title: string, rev?: number) =>
        ask('PATCH', `/subtemplate/${_id}`, { title, ...(rev === undefined ? {} : { rev }) })
      const both = await Promise.all([save('하나', 0), save('둘', 0)])
      expect(both.map((answer) => answer.status)).toEqual(expect.arrayContaining([200, 409]))
      expect(both.find(({ status }) => status === 409)?.body.code).toBe('PROJECTS_STALE_REVISION')
      expect((await save('셋')).body.result.rev).toBe(2)
    })

    it('follows the ratio that the content names', async () => {
      const project = await start()
      await ask('PATCH', `/subtemplate/${project._id}`, {
        userSource: { ...project.userSource, ratio: '4:5' },
      })
      const now = (await ask('GET', `/subtemplate/${project._id}`)).body.result
      expect(now).toMatchObject({ ratio: '4:5', designId: template.designs['4:5'] })
    })

    it('names the field of what it refuses, and saves nothing then', async () => {
      const project = await start()
      const mine = await addPhoto(desk.server, desk.owner)
      const theirs = await addPhoto(desk.server, await desk.server.member())
      const media = (value: object) => ({
        userSource: { ...project.userSource, media: { [picture.id]: value } },
      })
      const words = (value: object) => ({ userSource: { ...project.userSource, text: value } })
      const cases: [object, number, string, string][] = [
        [
          words({ [text.id]: { value: '가'.repeat(textLimit(text, 'ko') + 1) } }),
          200,
          'PROJECTS_TEXT_TOO_LONG',
          `userSource.text.${text.id}`,
        ],
        [words({ 'no-slot': { value: '글' } }), 200, 'PROJECTS_UNKNOWN_SLOT', 'userSource.text.no-slot'],
        [media({ assetId: theirs }), 200, 'PROJECTS_NOT_YOUR_ASSET', `userSource.media.${picture.id}`],
        [
          media({ assetId: mine, trim: { inMs: 0, outMs: 9_000 } }),
          200,
          'PROJECTS_BAD_TRIM',
          `userSource.media.${picture.id}`,
        ],
        [{ bgmUrl: 'https://elsewhere.example/a.mp3' }, 200, 'PROJECTS_NOT_YOUR_ASSET', 'bgmUrl'],
        [{ bgm: { trackId: 'no-track' } }, 400, 'INVALID_INPUT', 'bgm.trackId'],
        [{ changedColor: { primary: 'red' } }, 400, 'INVALID_INPUT', 'changedColor.primary'],
        [{ title: "Kim's" }, 400, 'INVALID_INPUT', 'title'],
        [{ layout: {} }, 400, 'INVALID_INPUT', ''],
      ]
      for (const [edit, status, refusal, field] of cases) {
        const answer = await ask('PATCH', `/subtemplate/${project._id}`, edit)
        expect([answer.status, answer.body.code]).toEqual([status, refusal])
        expect(answer.body.field ?? '').toContain(field)
      }
      expect((await ask('GET', `/subtemplate/${project._id}`)).body.result.rev).toBe(0)
    })

    it('takes the owner’s own music, and nobody else’s, and no picture for music', async () => {
      const project = await start()
      const traits = { type: 'audio', durationMs: 60_000, originalName: '우리 노래.mp3' }
      const mine = await addPhoto(desk.server, desk.owner, traits)
      const theirs = await addPhoto(desk.server, await desk.server.member(), traits)
      const photo = await addPhoto(desk.server, desk.owner)
      const save = (id: string) => ask('PATCH', `/subtemplate/${project._id}`, { bgmUrl: bgmUrlOf(id) })
      for (const id of [theirs, photo, nobody]) {
        const { body } = await save(id)
        expect([body.code, body.field]).toEqual(['PROJECTS_NOT_YOUR_ASSET', 'bgmUrl'])
      }
      expect((await save(mine)).body.code).toBe('SUCCESS')
      const now: Project = (await ask('GET', `/subtemplate/${project._id}`)).body.result
      expect(now.bgmUrl).toBe(bgmUrlOf(mine))
      expect(now.files.find(({ _id }) => _id === mine)).toMatchObject({ type: 'audio', duration: 60_000 })
      const inSlot = { ...project.userSource, media: { [picture.id]: { assetId: mine } } }
      const { body } = await ask('PATCH', `/subtemplate/${project._id}`, { userSource: inSlot })
      expect([body.code, body.field]).toEqual(['PROJECTS_NOT_YOUR_ASSET', `userSource.media.${picture.id}`])
      await markDeleted(desk.server.ctx, desk.owner.id, [mine], desk.server.ctx.now())
      expect((await save(mine)).body.code).toBe('SUCCESS')
    })

    it('is closed while the video waits, and once it is done or expired', async () => {
      const project = await startWhole()
      await setStatus(project._id, 1)
      expect((await ask('PATCH', `/subtemplate/${project._id}`, { title: '제목' })).body.code).toBe(
        'PROJECTS_LOCKED',
      )
      const short = await start()
      await expire(short._id)
      expect((await ask('PATCH', `/subtemplate/${short._id}`, { title: '제목' })).body.code).toBe(
        'PROJECTS_EXPIRED',
      )
    })
  })

  describe('the brand', () => {
    const brand = (id: string, fields: Record<string, string>, logo?: Uint8Array, filename = 'logo.png') =>
      desk.server.upload(
        { method: 'POST', url: `/v3/subtemplate/${id}/watermark`, as: desk.owner },
        { fields, files: logo ? [{ field: 'brandLogo', filename, content: logo }] : [] },
      )

    const png = (background: string) =>
      sharp({ create: { width: 90, height: 90, channels: 3, background } })
        .png()
        .toBuffer()

    it('is named, and unnamed by an empty name', async () => {
      const { _id } = await start()
      expect((await brand(_id, { brandName: '민트상점' })).body.result).toMatchObject({
        brand: { name: '민트상점', logo: null },
        rev: 1,
      })
      expect((await brand(_id, { brandName: '' })).body.result.brand.name).toBeNull()
      expect((await brand(_id, { brandName: '가'.repeat(21) })).status).toBe(400)
      expect((await brand(nobody, { brandName: '민트' })).body.code).toBe('PROJECTS_NOT_FOUND')
    })

    it('takes a logo that is a picture, keeps it until told otherwise, and refuses anything else', async () => {
      const { _id } = await start()
      const picture = sharp({ create: { width: 200, height: 80, channels: 4, background: '#00b48a80' } })
      const { result } = (await brand(_id, { brandName: '민트' }, await picture.png().toBuffer())).body
      expect(result.brand).toMatchObject({
        name: '민트',
        logo: { type: 'image', resolution: { width: 200, height: 80 } },
      })
      expect(result.files).toEqual([])
      expect((await brand(_id, { brandName: '' })).body.result.brand.logo._id).toBe(result.brand.logo._id)
      const refused = await brand(_id, {}, Buffer.from('<svg onload="alert(1)"/>'))
      expect(code(refused)).toEqual([415, 'INVALID FILE TYPE'])
      await ask('PATCH', `/subtemplate/${_id}`, { brandLogo: null })
      const { body } = await ask('GET', `/subtemplate/${_id}`)
      expect(body.result.brand).toEqual({ name: null, logo: null })
    })

    it('takes a drawn logo as pixels, whatever else the drawing holds', async () => {
      const { _id } = await start()
      const svg = (inside: string) =>
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`)
      const drawn = svg('<script>alert(1)</script><rect width="40" height="20" fill="#00866b"/>')
      const { logo } = (await brand(_id, {}, drawn, 'logo.svg')).body.result.brand
      expect(logo.resolution).toEqual({ width: 1024, height: 512 })
      const bomb = Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "aa">]>'), drawn])
      for (const bad of [bomb, svg(''), Buffer.from('not a drawing')])
        expect(code(await brand(_id, {}, bad, 'logo.svg'))).toEqual([415, 'INVALID FILE TYPE'])
    })

    it('is saved with an edit, name and logo at once', async () => {
      const { _id } = await start()
      const logo = (await brand(_id, {}, await png('#00b48a'))).body.result.brand.logo._id
      const other = await start()
      const path = `/subtemplate/${other._id}`
      const saved = await ask('PATCH', path, { brandName: ' 민트상점 ', brandLogo: logo, rev: 0 })
      expect(saved.body.result.rev).toBe(1)
      expect((await ask('GET', path)).body.result.brand).toMatchObject({
        name: '민트상점',
        logo: { _id: logo },
      })
      expect((await ask('PATCH', path, { brandName: '가'.repeat(21) })).status).toBe(400)
      expect((await ask('PATCH', path, { brandName: '' })).status).toBe(400)
      await ask('PATCH', path, { brandName: null })
      expect((await ask('GET', path)).body.result.brand.name).toBeNull()
    })

    it('has the logo before again when another was chosen and that is taken back, for a day', async () => {
      const { _id } = await start()
      const path = `/subtemplate/${_id}`
      const first = (await brand(_id, {}, await png('#00b48a'))).body.result.brand.logo._id
      const second = (await brand(_id, {}, await png('#ff5326'))).body.result.brand.logo._id
      expect(await findAssets(desk.server.ctx, desk.owner.id, [first])).toEqual([])
      expect((await ask('PATCH', path, { brandLogo: first })).status).toBe(200)
      expect((await ask('GET', path)).body.result.brand.logo._id).toBe(first)
      expect(await findAssets(desk.server.ctx, desk.owner.id, [first, second])).toHaveLength(1)
    })

    it('keeps the logo it has when the one before is gone for good, and saves the rest', async () => {
      const { _id } = await start()
      const path = `/subtemplate/${_id}`
      const first = (await brand(_id, {}, await png('#00b48a'))).body.result.brand.logo._id
      const second = (await brand(_id, {}, await png('#ff5326'))).body.result.brand.logo._id
      const yesterday = new Date(desk.server.ctx.now().getTime() - 25 * 3_600_000)
      await desk.server.ctx.db().update(assets).set({ deletedAt: yesterday }).where(eq(assets.id, first))
      await assetJobs.sweep.run(desk.server.ctx, {}, onlyTry)
      const saved = await ask('PATCH', path, { brandLogo: first, brandName: '민트상점', rev: 2 })
      expect([saved.status, saved.body.result]).toEqual([
        200,
        expect.objectContaining({ rev: 3, brandLogo: second }),
      ])
      expect((await ask('GET', path)).body.result.brand).toMatchObject({
        name: '민트상점',
        logo: { _id: second },
      })
      const bare = await start()
      const none = await ask('PATCH', `/subtemplate/${bare._id}`, { brandLogo: first })
      expect(none.body.result).toMatchObject({ rev: 1, brandLogo: null })
    })

    it('takes no logo that is another owner’s or a photograph', async () => {
      const stranger = await desk.server.member()
      const theirs = await start(stranger)
      const foreign = await desk.server.upload(
        { method: 'POST', url: `/v3/subtemplate/${theirs._id}/watermark`, as: stranger },
        { fields: {}, files: [{ field: 'brandLogo', filename: 'logo.png', content: await png('#0a0a12') }] },
      )
      const { _id } = await start()
      const photo = await addPhoto(desk.server, desk.owner)
      for (const brandLogo of [foreign.body.result.brand.logo._id, photo]) {
        const { body } = await ask('PATCH', `/subtemplate/${_id}`, { brandLogo })
        expect(body).toMatchObject({ code: 'PROJECTS_NOT_YOUR_ASSET', field: 'brandLogo' })
      }
      expect((await ask('GET', `/subtemplate/${_id}`)).body.result.rev).toBe(0)
    })

    it('lets go of a logo that no project shows any more, and not before', async () => {
      const { _id } = await start()
      const logo = (await brand(_id, {}, await png('#00b48a'))).body.result.brand.logo._id
      const copy = (await ask('POST', '/subtemplate/replica', { subtemplateId: _id })).body.result
      const isKept = async () => (await findAssets(desk.server.ctx, desk.owner.id, [logo])).length === 1
      await ask('PATCH', `/subtemplate/${_id}`, { brandLogo: null })
      expect([copy.brand.logo._id, await isKept()]).toEqual([logo, true])
      await ask('DELETE', '/subtemplate', { subtemplateIds: [copy._id] })
      expect(await isKept()).toBe(true)
      await ask('DELETE', '/subtemplate', { subtemplateIds: [copy._id] })
      expect(await isKept()).toBe(false)
    })
  })

  describe('the brand kit', () => {
    const name = (id: string, brandName: string) =>
      desk.server.upload(
        { method: 'POST', url: `/v3/subtemplate/${id}/watermark`, as: desk.owner },
        { fields: { brandName }, files: [] },
      )

    it('keeps the brand of a video for the next ones, until it is forgotten', async () => {
      const { _id, template } = await start()
      expect((await ask('GET', '/user/brandkit')).body.result).toBeNull()
      await name(_id, '민트상점')
      await ask('PATCH', `/subtemplate/${_id}`, { changedColor: { primary: '#123456' } })
      const { colors } = template
      const kit = {
        name: '민트상점',
        logo: null,
        colors: ['#123456', colors.secondary, colors.accent, colors.ink, colors.paper],
      }
      expect((await ask('POST', '/user/brandkit', { subtemplateId: _id })).body.result).toEqual(kit)
      expect((await ask('GET', '/user/brandkit')).body.result).toEqual(kit)
      const next = await start()
      expect([next.brand.name, next.changedColor]).toEqual(['민트상점', {}])
      expect((await ask('DELETE', '/user/brandkit')).body.result).toBeNull()
      expect((await start()).brand.name).toBeNull()
    })

    it('is made of one’s own videos alone', async () => {
      const stranger = await desk.server.member()
      const { _id } = await start(stranger)
      expect(code(await ask('POST', '/user/brandkit', { subtemplateId: _id }))).toEqual([
        404,
        'PROJECTS_NOT_FOUND',
      ])
    })

    it('holds on to its logo when the videos that showed it are gone', async () => {
      const { _id } = await start()
      const logo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#00b48a' } })
        .png()
        .toBuffer()
      await desk.server.upload(
        { method: 'POST', url: `/v3/subtemplate/${_id}/watermark`, as: desk.owner },
        { fields: {}, files: [{ field: 'brandLogo', filename: 'logo.png', content: logo }] },
      )
      const kept = (await ask('POST', '/user/brandkit', { subtemplateId: _id })).body.result.logo._id
      await ask('DELETE', '/subtemplate', { subtemplateIds: [_id] })
      await ask('DELETE', '/subtemplate', { subtemplateIds: [_id] })
      expect(await findAssets(desk.server.ctx, desk.owner.id, [kept])).toHaveLength(1)
      await ask('DELETE', '/user/brandkit')
      expect(await findAssets(desk.server.ctx, desk.owner.id, [kept])).toEqual([])
    })
  })

  describe('the service’s mark', () => {
    const planned = (planType: number) =>
      desk.server.ctx.db().update(accounts).set({ planType }).where(eq(accounts.id, desk.owner.id))
    const asked = async (id: string) => {
      expect((await setStatus(id, 1)).body.code).toBe('SUCCESS')
      const [render] = await desk.server.ctx.db().select().from(renders).where(eq(renders.projectId, id))
      return render?.film
    }

    it('lies over the videos of the free plan, in the editor as in the file', async () => {
      await planned(0)
      const project = await startWhole()
      expect(project.watermark).toBe(true)
      expect(await asked(project._id)).toMatchObject({ watermark: true })
    })

    it('is decided by the account when the video is asked for, and by no browser', async () => {
      await planned(0)
      const { _id, userSource } = await startWhole()
      const refused = await ask('PATCH', `/subtemplate/${_id}`, { userSource, watermark: false })
      expect(refused.status).toBe(400)
      await planned(1)
      const now: Project = (await ask('GET', `/subtemplate/${_id}`)).body.result
      expect(now.watermark).toBe(false)
      expect(await asked(_id)).toMatchObject({ watermark: false })
    })
  })

  describe('checking one', () => {
    it('finds what stops the video, and nothing in a whole one', async () => {
      const bare = await start()
      const { result } = (await ask('GET', `/subtemplate/check-project/${bare._id}`)).body
      expect(result.ready).toBe(false)
      expect(result.findings).toContainEqual({
        severity: 'blocking',
        code: 'required-media-empty',
        slotId: picture.id,
      })
      const whole = await startWhole()
      expect((await ask('GET', `/subtemplate/check-project/${whole._id}`)).body.result).toEqual({
        ready: true,
        findings: [],
        estimate: null,
      })
      expect(code(await ask('GET', `/subtemplate/check-project/${nobody}`))).toEqual([
        404,
        'PROJECTS_NOT_FOUND',
      ])
    })
  })
})
