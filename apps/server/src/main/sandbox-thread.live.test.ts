import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { startSandbox } from './sandbox-thread.ts'

let folder: string
let stops: (() => Promise<unknown>)[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-sandbox-'))
  stops = []
})
afterEach(async () => {
  await Promise.all(stops.map(async (stop) => stop()))
  await rm(folder, { recursive: true, force: true })
})

async function start() {
  const sandbox = await startSandbox(pino({ level: 'silent' }), 'http://localhost:3000', folder)
  stops.push(sandbox.stop)
  return sandbox
}

/** Has somebody else listen at a port; a thread that has ended lets go of its own a moment later. */
async function takes(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  stops.push(async () => server.close())
  // `once` rejects with the error that comes instead.
  return once(server, 'listening').then(
    () => true,
    () => false,
  )
}

const daysAhead = async (url: string) => {
  const answer = await fetch(`${url}/sandbox/networks/clock`)
  const { now } = (await answer.json()) as { now: string }
  return Math.round((Date.parse(now) - Date.now()) / 86_400_000)
}

it('knows what its networks knew when it is started again, at the address that it had', async () => {
  const before = await start()
  await fetch(`${before.url}/sandbox/networks/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds: 3 * 86_400 }),
  })
  await before.stop()
  const after = await start()
  expect(after.url).toBe(before.url)
  expect(await daysAhead(after.url)).toBe(3)
})

it('goes to another address where somebody else has its own', async () => {
  const before = await start()
  await before.stop()
  await expect.poll(async () => takes(Number(new URL(before.url).port))).toBe(true)
  const after = await start()
  expect(after.url).not.toBe(before.url)
})
