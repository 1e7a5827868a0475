import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { createRandom, must } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { makeClip } from '../../../test/clips.ts'
import { openTestDatabase } from '../../../test/databases.ts'
import { openPostingDesk } from '../../../test/posting-desk.ts'
import { faultRules } from '../../../test/posting-faults.ts'
import { noted } from '../../../test/posting-file.ts'
import { startSandboxProcess } from '../../../test/sandbox-process.ts'
import { listEvents, listTargets } from './store.ts'

const script = fileURLToPath(new URL('../../../test/posting-child.ts', import.meta.url))
const setTo = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const posts = setTo('POSTING_POSTS', 4)
const kills = setTo('POSTING_KILLS', 3)
const seed = setTo('POSTING_SEED', 5)
const often = setTo('POSTING_OFTEN', 1)
/** Fewer than any network takes of one account in a day. */
const aDay = 12
const workers = 2
const endings = ['published', 'failed', 'given-up']
const DAY_MS = 86_400_000

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
    const desk = await openPostingDesk(database, sandbox.url)
    await desk.setSwitch('youtube', { rejectsDuplicates: false })
    await desk.misbehave(faultRules(seed, often))

    const random = createRandom(seed)
    const keys: Awaited<ReturnType<typeof desk.addPost>>[] = []
    const began = desk.world.now().getTime()
    for (let no = 0; no < posts; no += 1) {
      const at = new Date(
        began + Math.floor(no / aDay) * DAY_MS + random() * (posts > aDay ? DAY_MS : 60_000),
      )
      const caption = `post ${no}.`
      keys.push(await desk.addPost(caption, at, noted(clip, caption).length))
    }

    const faults: string[] = []
    const idle = new Set<ChildProcess>()
    const begin = (): ChildProcess => {
      const child = fork(script, [must(url, 'the database'), sandbox.url, clipPath], { silent: false })
      child.on('message', (told: { idle?: boolean; fault?: string }) => {
        if (told.idle) idle.add(child)
        if (told.fault) faults.push(told.fault)
      })
      return child
    }
    const children = Array.from({ length: workers }, begin)
    let killed = 0
    const beganReal = performance.now()
    for (let round = 0; ; round += 1) {
      const next = await desk.nextAt()
      if (next === null) break
      // Nobody works: time goes on to when somebody can.
      const allIdle = children.every((child) => idle.has(child))
      const waitMs = next.getTime() - desk.world.now().getTime()
      if (allIdle && waitMs > 0) await desk.pass(waitMs + 1)
      for (const child of children) if (idle.delete(child)) child.send({ aheadMs: desk.aheadMs() })
      await sleep(100 + random() * 400)
      if (killed < kills && random() < kills / (posts * 4)) {
        const at = Math.floor(random() * workers)
        const child = must(children[at], 'a worker')
        child.kill('SIGKILL')
        await once(child, 'exit')
        idle.delete(child)
        children[at] = begin()
        killed += 1
      }
    }
    const seconds = Math.round((performance.now() - beganReal) / 1_000)
    for (const child of children) child.kill('SIGKILL')

    const seen = await desk.seen()
    const states: Record<string, number> = {}
    const wrong: string[] = []
    for (const [no, key] of keys.entries())
      for (const target of await listTargets(desk.world, key)) {
        const { state, network, failure } = target
        states[state] = (states[state] ?? 0) + 1
        const same = seen.filter((it) => it.network === network && it.caption.includes(`post ${no}.`)).length
        const trail = await listEvents(desk.world, target)
        const isSound =
          (state === 'confirmed' ? same === 1 : same === 0 || state === 'unknown') &&
          same <= 1 &&
          trail.filter(({ kind }) => kind === 'started').length <= 1 &&
          endings.includes(trail.at(-1)?.kind ?? '')
        if (!isSound) wrong.push(JSON.stringify({ network, state, same, failure, trail }))
      }
    if (process.env['POSTING_POSTS'])
      process.stderr.write(`${JSON.stringify({ posts: posts * 4, states, killed, seconds })}\n`)
    expect(wrong).toEqual([])
    expect(faults).toEqual([])
    expect(states['confirmed'] ?? 0).toBeGreaterThanOrEqual(posts * 3)
    await database.close()
    await sandbox.stop()
    await rm(folder, { recursive: true, force: true })
  },
)
