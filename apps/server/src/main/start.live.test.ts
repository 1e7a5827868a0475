import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Door, freePort, runDoor } from '../test/run-door.ts'

let folder = ''
let port = 0
const running: Door[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-start-'))
  port = await freePort()
})
afterAll(async () => {
  for (const { child } of running) if (child.exitCode === null) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

function run(door: string, env: Record<string, string> = {}): Door {
  const started = runDoor(`server/src/main/${door}.ts`, { DATA_DIR: folder, PORT: String(port), ...env })
  running.push(started)
  return started
}

async function startServer() {
  const server = run('start')
  await expect.poll(server.said, { interval: 50 }).toContain(`ready http://localhost:${port}`)
  return server
}

const url = (path: string) => `http://localhost:${port}${path}`
async function post(path: string, body: unknown) {
  const answer = await fetch(url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { code: string; result: Record<string, string> }
}

it('starts with nothing set up, and an owner signs up with the code from the sandbox', async () => {
  const first = await startServer()
  const phoneNumber = '010-7777-1234'
  await post('/v3/user/requestPhoneVerification', { phoneNumber, phoneVerificationType: 0 })
  const inbox = await fetch(url('/sandbox/inbox/messages.json?to=01077771234'))
  const { messages } = (await inbox.json()) as { messages: { code: string }[] }
  const proof = await post('/v3/user/verifyPhoneToken', { phoneNumber, token: messages[0]?.code })
  const signedUp = await post('/v3/user/signup', {
    idToken: proof.result['idToken'],
    userEmail: 'start@example.com',
    password: 'tree house 9',
    userName: '시작',
    userPhoneNumber: phoneNumber,
    channel: 'email',
    agreements: { age: true, terms: true, privacy: true, marketing: false },
  })
  expect(signedUp.code).toBe('SUCCESS')

  const second = run('start', { PORT: String(await freePort()) })
  expect(await second.ended()).toBe(1)
  expect(second.said()).toContain(`The data folder ${folder} is in use (process ${first.child.pid}`)

  first.child.kill('SIGKILL')
  await first.ended()
  const again = await startServer()
  const login = { channel: 'email', userEmail: 'start@example.com', password: 'tree house 9' }
  expect((await post('/v3/user/login', login)).code).toBe('SUCCESS')

  const askedAt = performance.now()
  again.child.kill('SIGTERM')
  expect(await again.ended()).toBe(0)
  expect(performance.now() - askedAt).toBeLessThan(30_000)
  expect(await readdir(join(folder, 'temp'))).toEqual([])
})

it('tells a worker without PostgreSQL why it cannot be', async () => {
  const { ended, said } = run('worker')
  expect(await ended()).toBe(1)
  expect(said()).toContain('A worker of its own needs PostgreSQL: set DATABASE_URL.')
})

it('ends with every fault of the environment in one message and no stack', async () => {
  const { ended, said } = run('start', { PORT: 'http', SANDBOX: 'perhaps' })
  expect(await ended()).toBe(1)
  expect(said()).toContain('  PORT: ')
  expect(said()).toContain('  SANDBOX: ')
  expect(said()).not.toContain('at ')
})

it('says when another program has the port', async () => {
  const other = createServer().listen(port, 'localhost')
  await once(other, 'listening')
  const { ended, said } = run('start')
  expect(await ended()).toBe(1)
  expect(said()).toContain('Another program has the port')
  other.close()
})
