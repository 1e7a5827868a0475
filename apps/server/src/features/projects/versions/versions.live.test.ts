import type { Project, ProjectVersion } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { assets } from '../../../db/tables/assets.ts'
import { usualEngines } from '../../../test/index.ts'
import { code, nobody, picture, text, useDesk } from '../../../test/project-desk.ts'
import { addPhoto } from '../../../test/seed.ts'
import { markDeleted } from '../../assets/index.ts'

describe.each(usualEngines)('the versions of a project on %s', (engine) => {
  const desk = useDesk(engine)
  const { ask, expire, setStatus, start, startWhole } = desk

  const pathOf = ({ _id }: { _id: string }) => `/subtemplate/${_id}/history`
  const listOf = async (project: Project): Promise<ProjectVersion[]> =>
    (await ask('GET', pathOf(project))).body.result.list
  const keep = (project: Project, body: object) => ask('POST', pathOf(project), body)
  const words = (version: { userSource: Project['userSource'] }) => version.userSource.text[text.id]?.value

  /** Writes other words, as the editor saves them. */
  const write = async (project: Project, value: string) => {
    const source = { ...project.userSource.text, [text.id]: { value } }
    const saved = await ask('PATCH', `/subtemplate/${project._id}`, {
      userSource: { ...project.userSource, text: source },
    })
    expect(saved.status).toBe(200)
  }

  /** Lets five minutes pass for the versions of a project. */
  const rest = ({ _id }: Project) =>
    desk.server.ctx
      .db()
      .execute(
        sql`update project_versions set created_at = created_at - interval '5 minutes' where project_id = ${_id}`,
      )

  it('keep what stood there before a stretch of work, once for each', async () => {
    const project = await start()
    expect(await listOf(project)).toEqual([])
    await write(project, '하나')
    await write(project, '둘')
    expect((await listOf(project)).map(words)).toEqual([words(project)])
    await rest(project)
    await write(project, '셋')
    const [newest, first] = await listOf(project)
    expect(newest).toMatchObject({
      name: null,
      before: null,
      changes: { words: 1, pictures: 0, music: false },
    })
    expect([newest && words(newest), first?.changes]).toEqual(['둘', null])
  })

  it('are not made by a new title, nor by a save that changes nothing', async () => {
    const project = await start()
    await ask('PATCH', `/subtemplate/${project._id}`, { title: '새 제목' })
    await ask('PATCH', `/subtemplate/${project._id}`, { userSource: project.userSource })
    expect(await listOf(project)).toEqual([])
  })

  it('hold the brand, and are made by a change of it', async () => {
    const project = await start()
    const rename = (brandName: string) => ask('PATCH', `/subtemplate/${project._id}`, { brandName })
    await rename('민트상점')
    await rest(project)
    await rename('바다상점')
    const [newest, first] = await listOf(project)
    expect(newest).toMatchObject({ brand: { name: '민트상점', logoAssetId: null }, changes: { brand: true } })
    expect(first?.brand?.name).toBe(project.brand.name)
  })

  it('are kept before a risky step, and not twice of the same content', async () => {
    const project = await start()
    const kept = await keep(project, { before: 'restore' })
    expect(kept.body.result).toMatchObject({ name: null, before: 'restore', title: project.title })
    const again = await keep(project, { before: 'rewrite' })
    expect(again.body.result._id).toBe(kept.body.result._id)
    await keep(project, { name: '이름' })
    await rest(project)
    for (const value of ['하나', '둘']) await write(project, value)
    expect(await listOf(project)).toMatchObject([{ _id: kept.body.result._id, name: '이름' }])
  })

  it('hold what was changed elsewhere before a save takes its place', async () => {
    const project = await start()
    for (const value of ['하나', '저쪽 글']) await write(project, value)
    const { rev, userSource } = (await ask('GET', `/subtemplate/${project._id}`)).body.result
    const title = { title: '이쪽 제목', rev, before: 'merge' }
    expect((await ask('PATCH', `/subtemplate/${project._id}`, title)).status).toBe(200)
    const ours = {
      userSource: { ...userSource, text: project.userSource.text },
      rev: rev + 1,
      before: 'merge',
    }
    expect((await ask('PATCH', `/subtemplate/${project._id}`, ours)).status).toBe(200)
    const kept = await listOf(project)
    expect(kept.map(({ before, title: of }) => [before, of])).toEqual([
      ['merge', '이쪽 제목'],
      ['merge', project.title],
      [null, project.title],
    ])
    expect(kept.map(words)).toEqual(['저쪽 글', '저쪽 글', words(project)])
    const stale = { ...ours, rev: 0 }
    expect((await ask('PATCH', `/subtemplate/${project._id}`, stale)).body.code).toBe(
      'PROJECTS_STALE_REVISION',
    )
    expect(await listOf(project)).toHaveLength(3)
  })

  it('are ten at most: the oldest without a name goes first', async () => {
    const project = await start()
    await keep(project, { name: '처음' })
    for (let round = 0; round < 10; round += 1) {
      await write(project, `글 ${round}`)
      await keep(project, { before: 'restore' })
    }
    const kept = await listOf(project)
    expect(kept).toHaveLength(10)
    expect(kept.map(words).at(-2)).toBe('글 1')
    expect(kept.at(-1)).toMatchObject({ name: '처음' })
  })

  it('have a name for five at most, given at once or later, and lose it only with the version', async () => {
    const project = await start()
    for (const name of ['하나', '둘', '셋', '넷']) {
      await write(project, name)
      await keep(project, { name })
    }
    await write(project, '다섯째 글')
    const { _id } = (await keep(project, { before: 'ratio' })).body.result
    const named = await ask('PATCH', `${pathOf(project)}/${_id}`, { name: '  다섯 ' })
    expect(named.body.result).toMatchObject({ _id, name: '다섯' })
    await write(project, '여섯째 글')
    const sixth = await keep(project, { name: '여섯' })
    expect(code(sixth)).toEqual([200, 'PROJECTS_NAMED_VERSIONS_FULL'])
    expect(sixth.body.message).toContain('5')
    expect((await ask('PATCH', `${pathOf(project)}/${_id}`, { name: '다섯째' })).body.result.name).toBe(
      '다섯째',
    )
    expect((await ask('DELETE', `${pathOf(project)}/${_id}`)).body.result).toEqual({ _id })
    expect((await keep(project, { name: '여섯' })).body.result.name).toBe('여섯')
  })

  it('show a deleted file for as long as they keep it, and say nothing of one that is gone', async () => {
    const project = await start()
    const [stays, goes] = [await addPhoto(desk.server, desk.owner), await addPhoto(desk.server, desk.owner)]
    for (const assetId of [goes, stays]) {
      const media = { [picture.id]: { assetId } }
      await ask('PATCH', `/subtemplate/${project._id}`, { userSource: { ...project.userSource, media } })
      await keep(project, { before: 'restore' })
    }
    await markDeleted(desk.server.ctx, desk.owner.id, [goes], new Date())
    const { list, files } = (await ask('GET', pathOf(project))).body.result
    expect(list[1].userSource.media[picture.id].assetId).toBe(goes)
    const idsOf = (some: { _id: string }[]) => some.map(({ _id }) => _id).toSorted()
    expect(idsOf(files)).toEqual([goes, stays].toSorted())
    await desk.server.ctx.db().delete(assets).where(eq(assets.id, goes))
    expect(idsOf((await ask('GET', pathOf(project))).body.result.files)).toEqual([stays])
  })

  it('are their owner’s alone, and each belongs to its own project', async () => {
    const project = await start()
    const other = await start()
    const { _id } = (await keep(project, { name: '내 것' })).body.result
    const stranger = await desk.server.member({ planType: 1 })
    const calls = [
      ['GET', pathOf(project), undefined],
      ['POST', pathOf(project), { name: '남의 것' }],
      ['PATCH', `${pathOf(project)}/${_id}`, { name: '남의 것' }],
      ['DELETE', `${pathOf(project)}/${_id}`, undefined],
    ] as const
    for (const [method, path, body] of calls)
      expect(code(await ask(method, path, body, stranger))).toEqual([404, 'PROJECTS_NOT_FOUND'])
    for (const id of [_id, nobody])
      expect(code(await ask('PATCH', `${pathOf(other)}/${id}`, { name: '아님' }))).toEqual([
        404,
        'PROJECTS_VERSION_NOT_FOUND',
      ])
    expect(code(await ask('DELETE', `${pathOf(other)}/${_id}`))).toEqual([404, 'PROJECTS_VERSION_NOT_FOUND'])
    expect(await listOf(project)).toHaveLength(1)
  })

  it('can be seen, but not changed, while the video is made and once its time is over', async () => {
    const whole = await startWhole()
    const [version] = await listOf(whole)
    const { _id } = must(version, 'a version')
    await setStatus(whole._id, 1)
    for (const answer of [
      await keep(whole, { name: '이름' }),
      await ask('PATCH', `${pathOf(whole)}/${_id}`, { name: '이름' }),
      await ask('DELETE', `${pathOf(whole)}/${_id}`),
    ])
      expect(answer.body.code).toBe('PROJECTS_LOCKED')
    expect(await listOf(whole)).toHaveLength(1)
    const short = await start()
    await expire(short._id)
    expect((await keep(short, { before: 'restore' })).body.code).toBe('PROJECTS_EXPIRED')
  })

  it('refuse a name that is empty or longer than forty letters, and name the field', async () => {
    const project = await start()
    for (const body of [{ name: ' ' }, { name: '가'.repeat(41) }, { before: 'lunch' }, {}])
      expect(code(await keep(project, body))).toEqual([400, 'INVALID_INPUT'])
  })

  it('go with their project when it is deleted for good', async () => {
    const project = await start()
    await keep(project, { name: '내 것' })
    for (let time = 0; time < 2; time += 1)
      await ask('DELETE', '/subtemplate', { subtemplateIds: [project._id] })
    const left = await desk.server.ctx
      .db()
      .execute(sql`select id from project_versions where project_id = ${project._id}`)
    expect(left.rows).toEqual([])
  })
})
