import { generateKeyPairSync, sign } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { createMessages } from '../inbox/messages.ts'
import { serveStandIns } from '../serve.ts'
import { createPush } from './index.ts'

const now = new Date('2026-03-01T00:00:00Z')
const seconds = now.getTime() / 1_000
const origin = 'http://localhost:80'
let app: FastifyInstance
let path: string
beforeEach(async () => {
  app = await serveStandIns([
    createPush(
      createMessages(() => now),
      () => now,
    ),
  ])
  path = new URL((await subscribe()).json().endpoint).pathname
})
afterEach(() => app.close())

function newPair() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { privateKey, key: point.toString('base64url') }
}
const own = newPair()

const subscribe = (applicationServerKey = own.key) =>
  app.inject({
    method: 'POST',
    url: '/sandbox/push/subscriptions',
    headers: { host: 'localhost:80' },
    payload: { applicationServerKey },
  })

function vapid(claims: object = {}, { privateKey, key } = own, shown = key) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const said = { aud: origin, exp: seconds + 3_600, sub: 'mailto:hello@clipmint.example', ...claims }
  const signed = `${part({ alg: 'ES256', typ: 'JWT' })}.${part(said)}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${shown}`
}

async function send(headers: Record<string, string> = {}, payload = Buffer.alloc(200)) {
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost:80',
      ttl: '60',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      authorization: vapid(),
      ...headers,
    },
    payload,
  })
  return { status: answer.statusCode, said: answer.body }
}

it('gives a browser its keys, for a key of P-256 alone', async () => {
  const given = (await subscribe()).json()
  expect(given.endpoint).toMatch(/^http:\/\/localhost:80\/sandbox\/push\/send\/[\w-]{24}$/)
  expect(Buffer.from(given.keys.p256dh, 'base64url')).toHaveLength(65)
  expect((await subscribe('none')).statusCode).toBe(400)
})

it.each([
  ['a token for another place', () => vapid({ aud: 'https://push.example.com' }), 'InvalidAudience'],
  ['a token that has run out', () => vapid({ exp: seconds - 1 }), 'ExpiredToken'],
  ['a token of more than a day', () => vapid({ exp: seconds + 86_401 }), 'InvalidExpiry'],
  ['nobody to write to', () => vapid({ sub: 'Clipmint' }), 'InvalidToken'],
  ['another key', () => vapid({}, newPair()), 'VapidPkHashMismatch'],
  ['another signature', () => vapid({}, newPair(), own.key), 'InvalidSignature'],
  ['no token', () => '', 'InvalidAuthorization'],
])('refuses %s', async (_what, authorization, reason) => {
  expect(await send({ authorization: authorization() })).toMatchObject({
    status: 403,
    said: expect.stringContaining(reason),
  })
})

it.each([
  ['no time to live', { ttl: '' }, 400],
  ['another encoding', { 'content-encoding': 'aesgcm' }, 400],
  ['a topic that is too long', { topic: 'a'.repeat(33) }, 400],
  ['what is not encrypted for the browser', {}, 400],
])('refuses %s', async (_what, headers, status) => {
  expect((await send(headers)).status).toBe(status)
})

it('refuses more than 4,096 bytes', async () => {
  expect((await send({}, Buffer.alloc(4_097))).status).toBe(413)
})

it.each([404, 410, 413, 429, 500])('answers %i when it is told to', async (answer) => {
  const url = `${path.replace('/send/', '/subscriptions/')}/answer`
  const told = await app.inject({ method: 'POST', url, payload: { answer } })
  expect(told.json()).toEqual({ answer })
  expect((await send()).status).toBe(answer)
})

it('shows who subscribed', async () => {
  const page = (await app.inject('/sandbox/push?lang=en')).body
  expect(page).toContain(`browser ${path.slice(-24).slice(0, 8)}`)
  expect(page).toContain('Takes it')
})
