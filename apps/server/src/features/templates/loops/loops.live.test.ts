import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { StoreCard } from '@clipmint/contract'
import { createFolderStore, type FileStore } from '@clipmint/integrations'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openPglite } from '../../../db/pglite.ts'
import { storeEntries, templateLoops } from '../../../db/tables/templates.ts'
import { usualEngines, startTestServer, type TestServer } from '../../../test/index.ts'
import { shelfOf, shelveSmall } from '../../../test/shelf.ts'
import { addStock, type Entry, templateJobs, templates, toStocked } from '../index.ts'
import { makeLoops, sweepLoops } from './commands.ts'
import { contentHash } from './content-hash.ts'
import { loopFolder, type LoopLang, wantedLoops } from './rules.ts'

const noPlan = async () => ({ result: { list: [], diversity: 0, before: null } })
const noPlans = {
  recommend: noPlan,
  recommended: noPlan,
  recommendForPlace: noPlan,
  recommendedForPlace: noPlan,
}
const handlers = { templates: { ...templates, ...noPlans } }
const areas = { handlers, jobs: { templates: templateJobs } }
const settings = { loops: { afterMs: 0, niceness: 0 } }
const smallEntry = shelveSmall('small')
const everything = { templateIds: [], lang: null }

/** Says that all loops of a template but one are made, so that a test draws that one only. */
async function leaveOnlyTallKorean(server: TestServer, { template }: Entry): Promise<void> {
  const hash = contentHash(template)
  const others = wantedLoops([{ id: template.id, hash }]).filter(
    ({ ratio, lang }) => ratio !== '9:16' || lang !== 'ko',
  )
  const tried = { shownHash: hash, triedHash: hash, triedAt: server.clock.now(), failures: 0 }
  await server.ctx
    .db()
    .insert(templateLoops)
    .values(others.map(({ hash: _hash, ...loop }) => ({ ...loop, ...tried })))
    .onConflictDoUpdate({
      target: [templateLoops.templateId, templateLoops.lang, templateLoops.ratio],
      set: tried,
    })
}

function run(server: TestServer, entries: readonly Entry[], signal = new AbortController().signal) {
  return makeLoops(server.ctx, shelfOf(entries), everything, { signal })
}

async function loopOf(server: TestServer, { template }: Entry, lang: LoopLang = 'ko') {
  const { body } = await server.ask({ url: `/v3/design/group?lang=${lang}` })
  const cards = (body as { result: { list: StoreCard[] } }).result.list
  const card = cards.find(({ _id }) => _id === template.id)
  return card?.designs.find(({ ratio }) => ratio === '9:16')?.loop
}

async function keysOf(files: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list(loopFolder)) keys.push(key)
  return keys
}

describe.each(usualEngines)('loops on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas, settings })
    await addStock(server.ctx, toStocked([smallEntry], []))
  })
  afterAll(() => server.stop())

  it('are shown by their card once they are made, in the language of who asks, to be kept for good', async () => {
    expect(await loopOf(server, smallEntry)).toBeNull()
    await leaveOnlyTallKorean(server, smallEntry)
    expect(await run(server, [smallEntry])).toEqual({ done: true })
    const loop = await loopOf(server, smallEntry)
    expect([loop?.lang, (await loopOf(server, smallEntry, 'en'))?.lang]).toEqual(['ko', 'en'])

    const video = await server.app.inject({ url: loop?.video ?? '' })
    expect([video.statusCode, video.headers['content-type']]).toEqual([200, 'video/mp4'])
    expect(video.headers['cache-control']).toContain('immutable')
    expect(video.rawPayload.length).toBeLessThan(300_000)
    const part = await server.app.inject({ url: loop?.video ?? '', headers: { range: 'bytes=0-99' } })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100])

    const [poster, image] = await Promise.all(
      [loop?.poster, loop?.image].map(async (url) => {
        const { rawPayload } = await server.app.inject({ url: url ?? '' })
        return sharp(rawPayload).metadata()
      }),
    )
    expect([poster?.format, poster?.width, poster?.height]).toEqual(['webp', 480, 853])
    expect([image?.format, image?.width, (image?.pages ?? 0) > 1]).toEqual(['webp', 240, true])
    expect((await server.app.inject({ url: `${loop?.video}x` })).statusCode).toBe(404)
  })

  it('wait for whatever else is to be done', async () => {
    const other = shelveSmall('waits')
    const jobId = await server.ctx.jobs.send('templates.countUses', {})
    expect(await run(server, [other])).toEqual({ done: true })
    expect((await keysOf(server.ctx.files)).filter((key) => key.includes(other.template.id))).toEqual([])
    await server.ctx.jobs.cancel('templates.countUses', jobId ?? '')
  })
})

describe('loops', () => {
  let server: TestServer
  let broken = ''
  let drawn: string[] = []
  beforeAll(async () => {
    server = await startTestServer({ engine: 'postgres', areas, settings })
    const { put } = server.ctx.files
    server.ctx.files.put = (key, ...rest) => {
      drawn.push(key.slice(loopFolder.length).split('/')[0] ?? '')
      return broken !== '' && key.includes(broken)
        ? Promise.reject(new Error('A full disk.'))
        : put(key, ...rest)
    }
  })
  afterAll(() => server.stop())

  it('are made of the most popular first, and of the next when those of one cannot be', async () => {
    const [bad, good] = [shelveSmall('bad'), smallEntry]
    await addStock(server.ctx, toStocked([good, bad], []))
    const isBad = eq(storeEntries.templateId, bad.template.id)
    await server.ctx.db().update(storeEntries).set({ popularity: 1 }).where(isBad)
    for (const entry of [good, bad]) await leaveOnlyTallKorean(server, entry)
    broken = bad.template.id
    drawn = []
    await run(server, [good, bad])
    broken = ''
    expect([...new Set(drawn)]).toEqual([bad.template.id, good.template.id])
    expect([await loopOf(server, bad), (await loopOf(server, good))?.lang]).toEqual([null, 'ko'])
    // It is not tried again at once, but later it is.
    await run(server, [bad])
    expect(await loopOf(server, bad)).toBeNull()
    server.clock.advance(600_000)
    await run(server, [bad])
    expect((await loopOf(server, bad))?.lang).toBe('ko')
  })

  it('are made anew of a template that changed, and the old ones removed', async () => {
    const before = await loopOf(server, smallEntry)
    const { colors } = smallEntry.template
    const template = { ...smallEntry.template, colors: { ...colors, paper: '#ffe14a' as const } }
    const changed = { ...smallEntry, template }
    await leaveOnlyTallKorean(server, changed)
    await run(server, [changed])
    const after = await loopOf(server, changed)
    expect(after?.video).not.toBe(before?.video)
    await sweepLoops(server.ctx, shelfOf([changed]))
    const statuses = [before, after].map((loop) => server.app.inject({ url: loop?.video ?? '' }))
    expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([404, 200])
  })

  it('are not said to be there when making them was called off', async () => {
    const entry = shelveSmall('stopped')
    await addStock(server.ctx, toStocked([entry], []))
    await leaveOnlyTallKorean(server, entry)
    const stop = new AbortController()
    const running = run(server, [entry], stop.signal)
    setTimeout(() => stop.abort(new Error('The server stops.')), 100)
    await expect(running).rejects.toThrow('The server stops.')
    expect(await loopOf(server, entry)).toBeNull()
    expect(await readdir(join(server.folder, 'temp'))).toEqual([])
    await run(server, [entry])
    expect((await loopOf(server, entry))?.lang).toBe('ko')
  })
})

it('leaves nothing half made to be shown when its worker is killed in the middle', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clipmint-loops-'))
  const [place, diary] = [join(folder, 'db'), join(folder, 'diary')]
  const script = fileURLToPath(new URL('../../../test/job-child.ts', import.meta.url))
  const worker = spawn(process.execPath, [script, place, diary, 'loops'], { stdio: 'inherit' })
  try {
    const drawn = async () => {
      const names = await readdir(`${diary}.temp`, { recursive: true }).catch(() => [])
      return names.some((name) => name.includes('.part'))
    }
    await expect.poll(drawn, { interval: 10 }).toBe(true)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    const database = await openPglite({ folder: place })
    const rows = await database.db().select().from(templateLoops)
    await database.close()
    const shown = rows.filter(({ shownHash }) => shownHash !== null)
    const store = { linkKey: new Uint8Array(32), baseUrl: '', now: () => new Date() }
    const keys = await keysOf(createFolderStore({ ...store, folder: `${diary}.files` }))
    // One loop may have been made before; each that is shown is whole, and the one in the middle has no file at all.
    expect(rows.length).toBe(shown.length + 1)
    expect(keys.length).toBe(3 * shown.length)
  } finally {
    worker.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
