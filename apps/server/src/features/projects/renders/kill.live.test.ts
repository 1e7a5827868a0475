import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { ProjectCard } from '@clipmint/contract'
import { createFolderStore } from '@clipmint/integrations'
import { uuidv7 } from 'uuidv7'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Database } from '../../../db/database.ts'
import { openEmbedded } from '../../../db/embedded.ts'
import { accounts } from '../../../db/tables/account.ts'
import { every, openTestDatabase } from '../../../test/databases.ts'
import { applyTables } from '../../../test/pending-tables.ts'
import { addPhoto } from '../../../test/seed.ts'
import { addSmallProject } from '../../../test/small-project.ts'

/** Two small films, a heartbeat that has to be missed, and a machine that others use too. */
const PATIENCE_MS = 300_000
const mainFolder = join(import.meta.dirname, '../../../main')

let folder = ''
let port = 0
let token = ''
let running: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-kill-'))
  port = await freePort()
  running = []
})
afterEach(async () => {
  for (const child of running) await kill(child)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts one of the server's doors and waits until it is ready. */
async function run(
  door: 'start' | 'api' | 'worker',
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(mainFolder, `${door}.ts`)], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => said, { interval: 50 }).toContain('ready')
  return child
}

/** Ends a process as a power cut would. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function ask<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { code, result } = (await answer.json()) as { code: string; result: Result }
  if (code !== 'SUCCESS') throw new Error(`${method} ${path} answered ${code}.`)
  return result
}

async function signIn(): Promise<void> {
  token = ''
  const { tokens } = await ask<{ tokens: { accessToken: string } }>('POST', '/v3/user/login', {
    channel: 'sandbox',
  })
  token = tokens.accessToken
}

/** The demo owner, with two small projects that are ready to be made. */
async function seedTwo(database: Database): Promise<[string, string]> {
  const now = () => new Date()
  const files = createFolderStore({
    folder: join(folder, 'files'),
    linkKey: randomBytes(32),
    baseUrl: '',
    now,
  })
  const world = { ctx: { db: database.db, files, newId: uuidv7, now } }
  const id = uuidv7()
  const at = now()
  const times = { termsAgreedAt: at, privacyAgreedAt: at, createdAt: at, updatedAt: at, uploadExpiresAt: at }
  await database
    .db()
    .insert(accounts)
    .values({ id, email: 'demo@clipmint.example', name: '민트 사장님', planType: 2, isDemo: true, ...times })
  const owner = { id, token: '' }
  const photo = await addPhoto(world, owner)
  return [await addSmallProject(world, owner, [photo]), await addSmallProject(world, owner, [photo])]
}

async function requestInOrder(ids: readonly string[]): Promise<void> {
  for (const id of ids) await ask('PATCH', `/v3/subtemplate/${id}/status`, { status: 1 })
}

const card = (id: string) => ask<ProjectCard>('GET', `/v3/subtemplate/${id}`)
const until = (id: string, holds: (card: ProjectCard) => boolean) =>
  expect.poll(async () => holds(await card(id)), { timeout: PATIENCE_MS, interval: 50 }).toBe(true)
const rendersLeft = async () => (await ask<{ renderCnt: number }>('GET', '/v3/user/limit')).renderCnt

/** What must hold however the worker ended: both made, in order, each counted once, nothing left lying about. */
async function expectBothMade([first, second]: [string, string], left: number): Promise<void> {
  await until(first, ({ status }) => status === 1)
  expect((await card(second)).status).toBe(0)
  await until(second, ({ status }) => status === 1)
  expect(await rendersLeft()).toBe(left - 2)
  for (const id of [first, second]) {
    const { video } = await card(id)
    const file = await fetch(`http://127.0.0.1:${port}${video?.url}`)
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, video?.bytes])
  }
  const temp = await readdir(join(folder, 'temp'), { recursive: true })
  expect(temp.filter((name) => name.includes('render-'))).toEqual([])
}

describe('a worker killed while it draws', () => {
  // Whose queue it is makes no difference to what is drawn again: `jobs/kill.live.test.ts` kills on both.
  it.runIf(every)(
    'embedded: makes the video, and those after it in their order, when it is started again',
    { timeout: 2 * PATIENCE_MS },
    async () => {
      const database = await openEmbedded(folder)
      await applyTables(database)
      const ids = await seedTwo(database)
      await database.close()
      const server = await run('start')
      await signIn()
      const left = await rendersLeft()
      await requestInOrder(ids)
      await until(ids[0], ({ renderState }) => renderState === 'rendering')
      await kill(server)
      await run('start')
      await signIn()
      await expectBothMade(ids, left)
    },
  )

  it('on PostgreSQL: leaves its video to another worker', { timeout: 2 * PATIENCE_MS }, async () => {
    const { database, url } = await openTestDatabase('postgres')
    const env = { DATABASE_URL: url ?? '', SANDBOX: 'on', SANDBOX_URL: 'http://127.0.0.1:9' }
    try {
      const ids = await seedTwo(database)
      await run('api', env)
      const worker = await run('worker', env)
      await signIn()
      const left = await rendersLeft()
      await requestInOrder(ids)
      await until(ids[0], ({ renderState }) => renderState === 'rendering')
      await kill(worker)
      await run('worker', env)
      await expectBothMade(ids, left)
    } finally {
      for (const child of running) await kill(child)
      await database.close()
    }
  })
})
