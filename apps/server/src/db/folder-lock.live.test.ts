import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder = ''
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const me = { pid: process.pid, url: 'http://localhost:3001', since: '2026-03-01T00:00:00.000Z' }

/** Another process that takes the folder and holds it. */
async function holder(): Promise<ChildProcess> {
  const module = new URL('folder-lock.ts', import.meta.url).href
  const code = `import { lockFolder } from '${module}'
lockFolder(${JSON.stringify(folder)}, { pid: process.pid, url: 'http://localhost:3000', since: 'today' })
globalThis.gc?.()
console.log('held'); setInterval(() => globalThis.gc?.(), 50)`
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout ?? child, 'data')
  return child
}

it('refuses a folder that another process holds, and says which and what to do', async () => {
  const child = await holder()
  // Long enough for the holder to have collected its garbage: what it does not look at must stay locked.
  await setTimeout(300)
  expect(() => lockFolder(folder, me)).toThrow(FolderInUse)
  expect(() => lockFolder(folder, me)).toThrow(`process ${child.pid}, http://localhost:3000, since today`)
  expect(() => lockFolder(folder, me)).toThrow('DATA_DIR=.data2 PORT=3001 npm start')
})

it('takes over at once from a holder that was killed', async () => {
  const child = await holder()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(() => lockFolder(folder, me).release()).not.toThrow()
})

it('lets the folder go on release, and refuses a second owner in the same process until then', () => {
  const lock = lockFolder(folder, me)
  expect(() => lockFolder(folder, me)).toThrow(FolderInUse)
  lock.release()
  lock.release()
  lockFolder(folder, me).release()
})
