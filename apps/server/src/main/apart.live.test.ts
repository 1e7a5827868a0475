import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openTestDatabase } from '../test/databases.ts'
import { type Door, freePort, runDoor } from '../test/run-door.ts'

let folder = ''
let closeDatabase: () => Promise<void> = async () => {}
let s3: S3rver
let env: Record<string, string> = {}
const doors: Door[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-apart-'))
  const { database, url } = await openTestDatabase('postgres')
  closeDatabase = database.close
  const configureBuckets = [{ name: 'media', configs: [] }]
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets,
  })
  const { port } = await s3.run()
  env = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: url ?? '',
    STORAGE_URL: `s3://media/clipmint?endpoint=http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  }
})
afterAll(async () => {
  for (const { child, ended } of doors) {
    child.kill('SIGKILL')
    await ended()
  }
  await s3.close()
  await closeDatabase()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function run(path: string, more: Record<string, string>, ready: string): Promise<Door> {
  const door = runDoor(path, { ...env, ...more })
  doors.push(door)
  await expect.poll(door.said, { interval: 50 }).toContain(ready)
  return door
}

it('runs apart: two APIs, a worker and the sandbox over one PostgreSQL and one bucket', async () => {
  const ports = [await freePort(), await freePort(), await freePort()].map(String)
  const [first = '', second = '', sandboxPort = ''] = ports
  const sandbox = { SANDBOX: 'on', SANDBOX_URL: `http://localhost:${sandboxPort}` }
  await run('sandbox/src/main.ts', { SANDBOX_PORT: sandboxPort }, 'sandbox http://')
  const [one, two, worker] = await Promise.all([
    run('server/src/main/api.ts', { ...sandbox, PORT: first }, 'ready http://'),
    run('server/src/main/api.ts', { ...sandbox, PORT: second }, 'ready http://'),
    run('server/src/main/worker.ts', sandbox, 'ready (worker)'),
  ])
  const at = (port: string, path: string) => `http://localhost:${port}${path}`
  const login = await fetch(at(first, '/v3/user/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'sandbox' }),
  })
  const { result } = (await login.json()) as { result: { tokens: { accessToken: string } } }
  const headers = { authorization: `Bearer ${result.tokens.accessToken}` }

  // Signed in at one, known at the other; the file lies in the bucket and is read from there.
  const photo = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#00C29A' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'mint.jpg')
  const upload = await fetch(at(second, '/ai/asset'), { method: 'POST', headers, body: form })
  const asset = (await upload.json()) as { code: string; result: { file: string; resolution: object } }
  expect(asset).toMatchObject({ code: 'SUCCESS', result: { resolution: { width: 640, height: 800 } } })
  expect(new URL(asset.result.file).pathname).toMatch(/^\/media\/clipmint\//)
  expect((await fetch(asset.result.file)).status).toBe(200)

  for (const { child } of [one, two, worker]) child.kill('SIGTERM')
  expect(await Promise.all([one, two, worker].map(({ ended }) => ended()))).toEqual([0, 0, 0])
})
