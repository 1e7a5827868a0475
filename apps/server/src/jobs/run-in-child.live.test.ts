import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { ChildTask } from '../test/task-child.ts'
import { type ChildEnding, openChild, runInChild } from './run-in-child.ts'

const script = new URL('../test/task-child.ts', import.meta.url)

let folder = ''
let pidFile = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-child-'))
  pidFile = join(folder, 'pid')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function run(ends: ChildTask['ends'], { timeoutMs = 60_000, signal = new AbortController().signal } = {}) {
  const task: ChildTask = { ends, pidFile }
  return runInChild<{ environment: string[] }>(script, task, { timeoutMs, signal, stepsBack: false })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The number of the child that has begun its task. */
async function begun(): Promise<number> {
  await expect.poll(writtenPid, { interval: 20 }).not.toBe('')
  return Number(writtenPid())
}

/** A file is there before its words are. */
function writtenPid(): string {
  return existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : ''
}

async function expectNoneLeft(): Promise<void> {
  expect(isAlive(await begun())).toBe(false)
}

describe('a task in a process of its own', () => {
  it('gives its result, and knows nothing of our environment but where compiled code is kept', async () => {
    const ending = await run('well')
    expect(
      ending.done && ending.result.environment.filter((name) => !name.startsWith('NODE_CHANNEL')),
    ).toEqual(['NODE_COMPILE_CACHE'])
    await expectNoneLeft()
  })

  it.each([
    ['in words', 'This file is not whole.'],
    ['by exit', 'Its process ended with 7.'],
  ] as const)('that ends %s says why', async (ends, why) => {
    expect(await run(ends)).toEqual<ChildEnding<never>>({ done: false, why })
    await expectNoneLeft()
  })

  it.each(['never', 'never, busy'] as const)('that ends %s is killed when its time is over', async (ends) => {
    // A slow machine is given ever more time to begin it.
    for (let timeoutMs = 1_000; writtenPid() === ''; timeoutMs *= 2) {
      const why = `It was not done within ${timeoutMs} ms.`
      expect(await run(ends, { timeoutMs })).toEqual({ done: false, why })
    }
    await expectNoneLeft()
  })

  it('is killed when it is called off, and not begun when it was before', async () => {
    const called = new AbortController()
    const ending = run('never, busy', { signal: called.signal })
    await begun()
    called.abort()
    expect(await ending).toEqual({ done: false, why: 'Its process ended with SIGKILL.' })
    await expectNoneLeft()
    expect(await run('well', { signal: called.signal })).toMatchObject({ done: false })
  })

  it('that is stopped is killed all the same', async () => {
    const child = openChild(script, { stepsBack: false })
    expect(await child.run({ ends: 'well', pidFile }, { timeoutMs: 60_000 })).toMatchObject({ done: true })
    await rm(pidFile)
    const ending = child.run({ ends: 'never', pidFile }, { timeoutMs: 3_000 })
    process.kill(await begun(), 'SIGSTOP')
    expect(await ending).toMatchObject({ done: false })
    await child.end()
    await expectNoneLeft()
  })

  it('may share its process with the next, also after one that failed, until it is ended', async () => {
    const child = openChild(script, { stepsBack: false })
    const pids: number[] = []
    for (const ends of ['well', 'in words', 'well'] as const) {
      const ending = await child.run({ ends, pidFile }, { timeoutMs: 60_000 })
      expect(ending.done).toBe(ends === 'well')
      pids.push(await begun())
    }
    expect(new Set(pids).size).toBe(1)
    expect(child.isGone()).toBe(false)
    await child.end()
    expect(child.isGone()).toBe(true)
    await expectNoneLeft()
  })

  it('ends with its parent', async () => {
    const lines = `
      import { runInChild } from ${JSON.stringify(new URL('./run-in-child.ts', import.meta.url).href)}
      const task = ${JSON.stringify({ ends: 'never', pidFile } satisfies ChildTask)}
      await runInChild(new URL(${JSON.stringify(script.href)}), task, { timeoutMs: 3_600_000, stepsBack: false })`
    const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', lines], {
      stdio: 'ignore',
    })
    const pid = await begun()
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => isAlive(pid), { interval: 20 }).toBe(false)
  })
})
