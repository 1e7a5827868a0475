import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openTestDatabase } from '../test/databases.ts'
import { engines } from '../test/index.ts'

const script = fileURLToPath(new URL('../test/job-child.ts', import.meta.url))

type Entry = { text: string; at: number }

// They wait for signs of life more than they work: one database beside the other, the tests of each in turn.
const inTurn = { concurrent: false }

describe.concurrent.each(engines)('a worker on %s', (engine) => {
  let folder = ''
  let place = ''
  let closeDatabase: () => Promise<void> = async () => {}
  const children: ChildProcess[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clipmint-kill-'))
    place = join(folder, 'db')
    if (engine === 'pglite') return
    const { database, url } = await openTestDatabase(engine)
    place = url ?? ''
    closeDatabase = database.close
  })
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await closeDatabase()
    await rm(folder, { recursive: true, force: true })
  })

  const diary = () => join(folder, 'diary.txt')
  const entries = (): Entry[] =>
    (existsSync(diary()) ? readFileSync(diary(), 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ text: line.replace(/ \d+$/, ''), at: Number(/\d+$/.exec(line)?.[0]) }))
  const texts = () => entries().map(({ text }) => text)
  const about = (name: string) => texts().filter((text) => text.includes(name))

  function startWorker(task = ''): ChildProcess {
    const child = spawn(process.execPath, [script, place, diary(), task], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    children.push(child)
    return child
  }

  const until = (what: () => boolean) => vi.waitUntil(what, { interval: 50, timeout: 120_000 })

  /** Whether the first job runs and the second is sent: a worker is ready once both are, and hears a wish to stop then. */
  const hasBoth = (told: string[]) => ['start one 0', 'ready'].every((text) => told.includes(text))

  it('killed in the middle of a job, leaves it to the next one: in order, counted once', inTurn, async () => {
    const first = startWorker('send')
    await until(() => hasBoth(texts()))
    // On PostgreSQL a second worker stands by; the embedded database has one owner at a time.
    if (engine === 'postgres') {
      startWorker()
      await until(() => texts().filter((text) => text === 'ready').length === 2)
    }
    first.kill('SIGKILL')
    await once(first, 'exit')
    const killedAt = Date.now()
    if (engine === 'pglite') startWorker()
    await until(() => texts().includes('end two 0'))
    const again = entries().find(({ text }) => text === 'start one 1')
    expect((again?.at ?? Infinity) - killedAt).toBeLessThan(60_000)
    expect(about(' one ')).toEqual(['start one 0', 'start one 1', 'end one 1'])
    expect(about(' two ')).toEqual(['start two 0', 'end two 0'])
    expect(texts().indexOf('start two 0')).toBeGreaterThan(texts().indexOf('end one 1'))
  })

  it('asked to stop, gives a job that goes on too long back at once', inTurn, async () => {
    const first = startWorker('send')
    await until(() => hasBoth(texts()))
    const askedAt = Date.now()
    first.kill('SIGTERM')
    await once(first, 'exit')
    expect(texts().at(-1)).toBe('stopped')
    expect(Date.now() - askedAt).toBeLessThan(30_000)
    startWorker()
    await until(() => texts().includes('end two 0'))
    expect(about(' one ')).toEqual(['start one 0', 'start one 1', 'end one 1'])
  })
})
