import type { Project } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { accounts } from '../../db/tables/account.ts'
import { usualEngines } from '../../test/index.ts'
import { code, design, nobody, pictures, template, text, useDesk } from '../../test/project-desk.ts'
import { addPhoto } from '../../test/seed.ts'
import { catalogue } from '../templates/index.ts'

describe.each(usualEngines)('starting projects on %s', (engine) => {
  const desk = useDesk(engine)
  const { ask, setStatus, start, startWhole } = desk

  describe('starting one', () => {
    it('from a design alone begins with its sample words', async () => {
      const { body } = await ask('POST', '/subtemplate', design)
      expect(body).toMatchObject({ code: 'SUCCESS', isFirst: true })
      const project: Project = body.result
      expect(project).toMatchObject({
        status: 0,
        renderState: 'none',
        rev: 0,
        ratio: '9:16',
        productId: null,
        folder: null,
        expiresAt: null,
        bgm: { trackId: template.music },
        brand: { name: null, logo: null },
        files: [],
      })
      expect(project.userSource.text[text.id]?.value).toBe(text.slot.sample.ko)
      expect(project.template.slug).toBe(template.slug)
      expect(project.progress).toBeLessThan(100)
      expect((await ask('POST', '/subtemplate?lang=en', design)).body.isFirst).toBe(false)
    })

    it('in the language of the caller, with the title that was given', async () => {
      const { body } = await desk.server.ask({
        method: 'POST',
        url: '/v3/subtemplate?lang=en',
        body: { ...design, designId: template.designs['1:1'], title: "Kim's jam & tea" },
        as: desk.owner,
      })
      expect(body.result).toMatchObject({
        title: "Kim's jam & tea",
        ratio: '1:1',
        userSource: { lang: 'en', ratio: '1:1' },
      })
    })

    it('asked for again by the same id is the same project, also when both come at once', async () => {
      const wish = { ...design, _id: crypto.randomUUID() }
      const answers = await Promise.all([
        ask('POST', '/subtemplate', wish),
        ask('POST', '/subtemplate', wish),
      ])
      const again = await ask('POST', '/subtemplate', wish)
      for (const { body } of [...answers, again])
        expect(body).toMatchObject({ code: 'SUCCESS', isFirst: true, result: { _id: wish._id, rev: 0 } })
      expect((await ask('GET', '/subtemplate')).body.result.total).toBe(1)
      const other = catalogue.entries.find((one) => one.template !== template)?.template
      const another = { _id: wish._id, templateId: other?.id, designId: other?.designs['9:16'] }
      expect(code(await ask('POST', '/subtemplate', another))).toEqual([409, 'CONFLICT'])
    })

    it('has an id that another owner may have chosen too', async () => {
      const wish = { ...design, _id: crypto.randomUUID() }
      const stranger = await desk.server.member({ planType: 1 })
      await ask('POST', '/subtemplate', wish, stranger)
      expect((await ask('POST', '/subtemplate', wish)).body).toMatchObject({ code: 'SUCCESS', isFirst: true })
    })

    it('on the free plan gives seven days', async () => {
      const free = await desk.server.member()
      const project = await start(free)
      expect(Date.parse(project.expiresAt ?? '') - Date.parse(project.createdAt)).toBe(7 * dayMs)
    })

    it('of a template that was made for one company alone needs the plan that has such', async () => {
      const known = catalogue.find(template.id)
      const find = vi.spyOn(catalogue, 'find')
      onTestFinished(() => find.mockRestore())
      find.mockReturnValue(known && { ...known, ownerId: desk.owner.id })
      const { status, body } = await ask('POST', '/subtemplate', design)
      expect([status, body.code]).toEqual([200, 'TEMPLATES_NOT_IN_PLAN'])
      expect(body.message).toContain('엔터프라이즈')
      await desk.server.ctx.db().update(accounts).set({ planType: 101 })
      expect((await ask('POST', '/subtemplate', design)).body.code).toBe('SUCCESS')
    })

    it('refuses a template and a design that do not belong together, bad titles, and visitors', async () => {
      const other = catalogue.entries.find((one) => one.template !== template)
      for (const wish of [
        { ...design, templateId: nobody },
        { ...design, designId: nobody },
        ...(other ? [{ ...design, designId: other.template.designs['9:16'] }] : []),
      ])
        expect(code(await ask('POST', '/subtemplate', wish))).toEqual([404, 'TEMPLATES_NOT_FOUND'])
      expect(code(await ask('POST', '/subtemplate', { ...design, title: '<b>' }))).toEqual([
        400,
        'INVALID_INPUT',
      ])
      expect((await desk.server.ask({ method: 'POST', url: '/v3/subtemplate', body: design })).status).toBe(
        401,
      )
    })
  })

  describe('from an AI request', () => {
    let photos: string[]
    beforeEach(async () => {
      photos = [
        await addPhoto(desk.server, desk.owner),
        await addPhoto(desk.server, desk.owner, { status: 'preparing' }),
      ]
    })
    const requestOf = async (options?: { planned: boolean }) => {
      const broken = await addPhoto(desk.server, desk.owner, { status: 'failed' })
      return desk.request([photos[1] ?? '', broken, photos[0] ?? ''], options)
    }

    it('brings the scenario’s words and the product’s pictures in their order', async () => {
      const { requestId, productId } = await requestOf()
      const { data } = (await ask('GET', `/airequest/${requestId}`)).body
      const scenarioId = data.scenarios[1].id
      const { body } = await ask('POST', '/subtemplate', { ...design, requestId, scenarioId })
      const project: Project = body.result
      expect(project).toMatchObject({
        title: '수제 딸기잼',
        productId,
        folder: { _id: productId, name: '수제 딸기잼' },
      })
      const placed = pictures.flatMap(({ id }) => project.userSource.media[id]?.assetId ?? [])
      expect(placed[0]).toBe(photos[1])
      expect(new Set(placed)).toEqual(new Set(pictures.length > 1 ? photos : [photos[1]]))
      expect(project.files.map(({ _id }) => _id)).toEqual(expect.arrayContaining(photos))
      const request = (await ask('GET', `/airequest/${requestId}`)).body.result
      expect(request).toMatchObject({ status: 3, designId: design.designId, scenarioId })
    })

    it('costs one AI video, however often it is asked for by the same id', async () => {
      const { requestId } = await requestOf()
      const wish = { ...design, requestId, _id: crypto.randomUUID() }
      await Promise.all([ask('POST', '/subtemplate', wish), ask('POST', '/subtemplate', wish)])
      expect((await ask('POST', '/subtemplate', wish)).body.code).toBe('SUCCESS')
      expect((await ask('GET', '/user/limit')).body.result.usedScenarioGen).toBe(1)
    })

    it('costs one AI video of the month, and is refused when none is left', async () => {
      const { requestId } = await requestOf()
      await desk.server.ctx.db().update(accounts).set({ planType: 0 })
      const limit = async () => (await ask('GET', '/user/limit')).body.result.usedScenarioGen
      for (let made = 1; made <= 3; made += 1) {
        expect((await ask('POST', '/subtemplate', { ...design, requestId })).body.code).toBe('SUCCESS')
        expect(await limit()).toBe(made)
      }
      expect(code(await ask('POST', '/subtemplate', { ...design, requestId }))).toEqual([
        200,
        'AI_REQUESTS_NO_CREDIT',
      ])
      expect((await ask('GET', '/subtemplate')).body.result.total).toBe(3)
    })

    it('is refused before the plan is there, for an unknown scenario, and for another’s request', async () => {
      const { requestId } = await requestOf({ planned: false })
      const wish = { ...design, requestId }
      expect((await ask('POST', '/subtemplate', wish)).body.code).toBe('AI_REQUESTS_NOT_PLANNED')
      await desk.plan(requestId)
      expect(code(await ask('POST', '/subtemplate', { ...wish, scenarioId: 'no-such' }))).toEqual([
        400,
        'INVALID_INPUT',
      ])
      const other = await desk.server.member()
      expect(code(await ask('POST', '/subtemplate', wish, other))).toEqual([404, 'AI_REQUESTS_NOT_FOUND'])
      expect((await ask('GET', '/subtemplate')).body.result.total).toBe(0)
    })
  })

  describe('copies', () => {
    it('are free to edit, numbered, and keep the content', async () => {
      const project = await startWhole()
      await setStatus(project._id, 1)
      const copy = (await ask('POST', '/subtemplate/replica', { subtemplateId: project._id })).body.result
      expect(copy).toMatchObject({
        title: `${project.title} (2)`,
        status: 0,
        renderState: 'none',
        rev: 0,
        userSource: project.userSource,
      })
      const next = (await ask('POST', '/subtemplate/replica', { subtemplateId: copy._id })).body.result
      expect(next.title).toBe(`${project.title} (3)`)
      expect(code(await ask('POST', '/subtemplate/replica', { subtemplateId: nobody }))).toEqual([
        404,
        'PROJECTS_NOT_FOUND',
      ])
    })

    it('in another ratio have the same words and pictures', async () => {
      const project = await startWhole()
      const sibling = (await ask('POST', `/subtemplate/anotherRatio/${project._id}`, { ratio: '16:9' })).body
        .result
      expect(sibling).toMatchObject({
        title: project.title,
        ratio: '16:9',
        designId: template.designs['16:9'],
        userSource: { ...project.userSource, ratio: '16:9' },
      })
      expect(sibling._id).not.toBe(project._id)
      // Nobody could tell two of one title and ratio apart.
      const second = await ask('POST', `/subtemplate/anotherRatio/${project._id}`, { ratio: '16:9' })
      expect(second.body.result.title).toBe(`${project.title} (2)`)
      const square = await ask('POST', `/subtemplate/anotherRatio/${project._id}`, { ratio: '1:1' })
      expect(square.body.result.title).toBe(project.title)
      expect((await ask('POST', `/subtemplate/anotherRatio/${project._id}`, { ratio: '3:2' })).status).toBe(
        400,
      )
      expect(code(await ask('POST', `/subtemplate/anotherRatio/${nobody}`, { ratio: '1:1' }))).toEqual([
        404,
        'PROJECTS_NOT_FOUND',
      ])
    })
  })
})
