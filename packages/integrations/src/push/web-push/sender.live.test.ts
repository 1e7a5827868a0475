import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PushDevice } from '../sender.ts'
import { createWebPushSender, makeVapidPair } from './sender.ts'

const contact = 'mailto:hello@clipmint.example'
const pair = makeVapidPair()
const message = {
  payload: JSON.stringify({ title: '영상이 다 됐어요', body: '「봄 신상」', url: '/projects/done/1' }),
  ttlSeconds: 60,
  topic: 'render-1',
}

describe('web push, against its stand-in', () => {
  let sandbox: Sandbox
  let device: PushDevice
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.stop())
  beforeEach(async () => {
    device = await subscribe()
  })

  async function ask(path: string, body: object): Promise<unknown> {
    const answer = await fetch(new URL(path, sandbox.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.json()
  }
  async function subscribe(): Promise<PushDevice> {
    const given = await ask('/sandbox/push/subscriptions', { applicationServerKey: pair.publicKey })
    const { endpoint, keys } = given as { endpoint: string; keys: Omit<PushDevice, 'endpoint'> }
    return { endpoint, ...keys }
  }
  const nameOf = ({ endpoint }: PushDevice) =>
    `browser ${new URL(endpoint).pathname.split('/').at(-1)?.slice(0, 8)}`
  const answers = (answer: number) =>
    ask(`${new URL(device.endpoint).pathname.replace('/send/', '/subscriptions/')}/answer`, { answer })
  const sender = (from = pair) => createWebPushSender({ pair: from, contact, sandboxUrl: sandbox.url })

  it('reaches the browser encrypted for it alone', async () => {
    expect(await sender().send(device, message)).toEqual({ status: 'sent' })
    expect(await sandbox.messages(nameOf(device))).toMatchObject([
      { kind: 'push', subject: '영상이 다 됐어요', text: '「봄 신상」\n/projects/done/1' },
    ])
  })

  it.each([
    [404, { status: 'gone' }],
    [410, { status: 'gone' }],
    [413, { status: 'refused', reason: expect.stringContaining('413') }],
    [429, { status: 'later', afterSeconds: 7, reason: expect.stringContaining('429') }],
    [500, { status: 'later', afterSeconds: null, reason: expect.stringContaining('500') }],
  ])('says what an answer of %i means', async (answer, outcome) => {
    await answers(answer)
    expect(await sender().send(device, message)).toEqual(outcome)
  })

  it('is refused with another pair than the browser subscribed with', async () => {
    expect(await sender(makeVapidPair()).send(device, message)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('VapidPkHashMismatch'),
    })
  })

  it('sends nothing of more than 4,096 bytes', async () => {
    const most = 4_096 - 86 - 16 - 1
    const send = (bytes: number) => sender().send(device, { ...message, payload: 'a'.repeat(bytes) })
    expect(await send(most)).toEqual({ status: 'sent' })
    expect(await send(most + 1)).toMatchObject({ status: 'refused' })
  })

  it('asks to try again later while the service is silent', async () => {
    await sandbox.setFault('push', 'silent')
    expect(await sender().send(device, message)).toEqual({
      status: 'later',
      afterSeconds: null,
      reason: expect.stringContaining('Error'),
    })
    await sandbox.setFault('push', 'none')
    expect(await sender().send(device, message)).toEqual({ status: 'sent' })
  })

  it('takes only public addresses over TLS, or the sandbox, and keys that hold', () => {
    const takes = (change: Partial<PushDevice>) => sender().takes({ ...device, ...change })
    expect(takes({})).toBe(true)
    expect(takes({ endpoint: 'https://fcm.googleapis.com/fcm/send/abc' })).toBe(true)
    expect(takes({ endpoint: 'https://10.0.0.1/abc' })).toBe(false)
    expect(takes({ endpoint: `${sandbox.url}/sandbox/solapi/messages` })).toBe(false)
    expect(takes({ auth: 'AAAA' })).toBe(false)
    expect(takes({ p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false)
    const real = createWebPushSender({ pair, contact, sandboxUrl: null })
    expect(real.takes(device)).toBe(false)
  })
})
