import { fork } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { stepBack } from './step-back.ts'

const working = `
  require('node:crypto').pbkdf2('a', 'b', 1, 8, 'sha256', () => process.send('working'))
  setInterval(() => {}, 1_000)
`

/** The niceness of each of a process's threads. */
async function nicenessOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const stats = threads.map((thread) => readFile(join(`/proc/${pid}/task`, thread, 'stat'), 'utf8'))
  // Field 19, of which the first two (with a name that may hold spaces) end at the last bracket.
  return (await Promise.all(stats)).map((stat) =>
    Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]),
  )
}

it.runIf(process.platform === 'linux')('puts every thread of a process behind', async () => {
  const child = fork('-e', [working], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  try {
    stepBack(child)
    await new Promise((resolve) => child.once('message', resolve))
    const found = await nicenessOf(child.pid ?? 0)
    expect(found.length).toBeGreaterThan(4)
    expect(new Set(found)).toEqual(new Set([3]))
  } finally {
    child.kill('SIGKILL')
  }
})

it('lets a process go that has ended', async () => {
  const child = fork('-e', [''], { execArgv: [] })
  await new Promise((resolve) => child.once('close', resolve))
  expect(() => stepBack(child)).not.toThrow()
})
