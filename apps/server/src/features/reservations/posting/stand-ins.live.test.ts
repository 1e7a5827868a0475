import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

import { createRandom, dayMs, must } from '@clipmint/kit'
import { expect, it, onTestFinished } from 'vitest'

import { makeClip } from '../../../test/clips.ts'
import { every, openTestDatabase } from '../../../test/databases.ts'
import { hearCallbacks } from '../../../test/posting/callbacks.ts'
import { deskOwners, openPostingDesk } from '../../../test/posting/desk.ts'
import { faultRules } from '../../../test/posting/faults.ts'
import { noted } from '../../../test/posting/file.ts'
import { judge } from '../../../test/posting/verdict.ts'
import { createWorkers } from '../../../test/posting/workers.ts'
import { startSandboxProcess } from '../../../test/sandbox-process.ts'

const setTo = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const posts = setTo('POSTING_POSTS', 4)
const kills = setTo('POSTING_KILLS', every ? 3 : 1)
const seed = setTo('POSTING_SEED', 5)
const often = setTo('POSTING_OFTEN', 1)
/** Fewer of each owner than any network takes of one account in a day. */
const aDay = 12 * deskOwners
/** Posts of one day are due within so long. */
const withinMs = 60_000
/** Time goes on in such steps at least: what is due in one of them is due at once. */
const grainMs = 10_000
/** How many calls to the database and to networks one post takes on one network, about. */
const stepsEach = 50

it(
  'shows each post once at networks that go wrong by HTTP, sent by processes that are killed',
  { timeout: 300_000 + posts * 20_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clipmint-posting-'))
    const clipPath = join(folder, 'clip.mp4')
    const clip = await makeClip({ width: 540, height: 960, seconds: 4, sound: 'tone', indexFirst: true })
    await writeFile(clipPath, clip)
    const [sandbox, { database, url }] = await Promise.all([
      startSandboxProcess(),
      openTestDatabase('postgres'),
    ])
    onTestFinished(async () => {
      await database.close()
      await sandbox.stop()
      await rm(folder, { recursive: true, force: true })
    })
    const desk = await openPostingDesk(database, sandbox.url)
    await desk.setSwitch('youtube', { rejectsDuplicates: false })
    const callbacks = await hearCallbacks(desk.world)
    onTestFinished(async () => callbacks.stop())
    await desk.setSwitch('tiktok', { webhookUrl: callbacks.urlOf('tiktok'), webhookCopies: 3 })
    await desk.misbehave(faultRules(seed, often))

    const random = createRandom(seed)
    const began = desk.world.now().getTime()
    const sent = []
    for (let no = 0; no < posts; no += 1) {
      const at = new Date(began + Math.floor(no / aDay) * dayMs + random() * withinMs)
      const caption = `post ${no}.`
      const file = noted(clip, caption)
      const kinds = no % 4 === 1 ? ({ facebook: 'story', instagram: 'story' } as const) : {}
      sent.push({
        file,
        key: await desk.addPost(no % deskOwners, { caption, at, bytes: file.length }, kinds),
      })
    }

    const workers = createWorkers(2, [must(url, 'the database'), sandbox.url, clipPath])
    onTestFinished(() => workers.stop())
    const stepsBetweenKills = (posts * 4 * stepsEach) / Math.max(1, kills)
    let reconnected = 0
    const beganReal = performance.now()
    for (;;) {
      const next = await desk.nextAt()
      if (next === null) break
      reconnected += await desk.reconnect()
      const waitMs = next.getTime() - desk.world.now().getTime()
      if (waitMs > 0) await desk.pass(Math.ceil(waitMs / grainMs) * grainMs)
      await workers.wakeAll(() => ({
        aheadMs: desk.aheadMs(),
        diesAfter: workers.killed() < kills ? Math.round(random() * 2 * stepsBetweenKills) : null,
      }))
    }
    const seconds = Math.round((performance.now() - beganReal) / 1_000)

    const { wrong, ...told } = await judge(desk, sent)
    if (process.env['POSTING_POSTS'])
      process.stderr.write(
        `${JSON.stringify({ targets: posts * 4, killed: workers.killed(), heard: callbacks.heard(), reconnected, ...told, seconds })}\n`,
      )
    expect(wrong).toEqual([])
    expect(workers.faults).toEqual([])
    expect(callbacks.heard()).toBeGreaterThan(0)
    // What a network never tells of, or refuses for a day, is rare; a machine that gave up too soon would show here.
    expect(told.states['confirmed'] ?? 0).toBeGreaterThanOrEqual(posts * 4 * 0.95 - 2)
  },
)
