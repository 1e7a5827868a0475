import { createHmac } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createSandbox } from './sandbox.ts'

const now = new Date('2026-03-01T00:00:00Z')
let app: FastifyInstance
const empty = () => app.inject({ method: 'DELETE', url: '/sandbox/inbox/messages.json' })
beforeAll(async () => {
  app = await createSandbox(() => now)
})
beforeEach(empty)
afterAll(() => app.close())

function signed({ date = now.toISOString(), secret = 'sandbox-secret', key = 'sandbox' } = {}) {
  const salt = '0123456789abcdef'
  const signature = createHmac('sha256', secret)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signature}`
}

const sms = { to: '01011112222', from: '0212345678', text: '[클립민트] 인증번호 123456' }

async function sendSms(message: object = {}, authorization = signed()) {
  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox/solapi/messages/v4/send-many/detail',
    headers: { authorization },
    payload: { messages: [{ ...sms, ...message }] },
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function messages(to = '') {
  return (await app.inject(`/sandbox/inbox/messages.json${to && `?to=${to}`}`)).json().messages
}

describe('SOLAPI', () => {
  it('takes a signed message into the inbox, its code picked out', async () => {
    const { body } = await sendSms()
    expect(body).toMatchObject({
      groupInfo: { count: { registeredSuccess: 1, registeredFailed: 0 } },
      failedMessageList: [],
    })
    expect(await messages('010-1111-2222')).toMatchObject([
      { kind: 'sms', code: '123456', to: '01011112222' },
    ])
  })

  it.each([
    ['no signature', '', 'InvalidAuthorizationHeader'],
    ['an unknown key', signed({ key: 'other' }), 'InvalidAPIKey'],
    ['another secret', signed({ secret: 'guess' }), 'SignatureDoesNotMatch'],
    ['an old date', signed({ date: '2026-02-28T23:44:59.000Z' }), 'RequestTimeTooSkewed'],
  ])('refuses %s', async (_what, authorization, errorCode) => {
    expect(await sendSms({}, authorization)).toMatchObject({ status: 403, body: { errorCode } })
    expect(await messages()).toEqual([])
  })

  it('refuses a number that is not digits alone, and a field it does not know', async () => {
    expect(await sendSms({ to: '+821011112222' })).toMatchObject({
      status: 400,
      body: { errorCode: 'ValidationError' },
    })
    expect((await sendSms({ txt: 'x' })).status).toBe(400)
  })

  it.each([
    ['a sender that is not registered', { from: '0299999999' }, '1062'],
    ['a dead number', { to: '01000000000' }, '3059'],
    ['an SMS over 90 bytes', { type: 'SMS', text: '가'.repeat(46) }, '1030'],
  ])('lists %s as failed although the call goes well', async (_what, message, statusCode) => {
    const { status, body } = await sendSms(message)
    expect(status).toBe(200)
    expect(body.failedMessageList).toMatchObject([{ statusCode }])
    expect(await messages()).toEqual([])
  })

  it('sends a longer text as LMS by itself', async () => {
    expect((await sendSms({ text: '가'.repeat(46) })).body.failedMessageList).toEqual([])
  })
})

describe('the pages', () => {
  it('list every service, each with its switch', async () => {
    const switches = (await app.inject('/sandbox')).body.matchAll(/action="\/sandbox\/faults\/([\w-]+)"/g)
    expect([...switches].map(([, id]) => id).join(' ')).toBe(
      [
        'inbox mail push pexels pixabay openverse places-naver places-kakao places-google shops segmentation',
        'google naver kakao facebook apple cafe24 ai payments toss stripe tax-office',
        'networks facebook-pages instagram youtube tiktok',
      ].join(' '),
    )
  })

  it('speak Korean unless English is preferred or asked for', async () => {
    expect((await app.inject('/sandbox')).body).toContain('<html lang="ko">')
    expect((await app.inject('/sandbox/inbox?lang=en')).body).toContain(
      'Texts, mail and pushes, newest first.',
    )
    const english = await app.inject({ url: '/sandbox', headers: { 'accept-language': 'en-US,en' } })
    expect(english.body).toContain('<html lang="en">')
  })

  it('carry no script of their own inline, so that a strict page policy lets them work', async () => {
    expect((await app.inject('/sandbox/inbox')).body).not.toMatch(/<script(?! src)|\son\w+=/)
  })

  it('bring the font that they are set in, and no other file', async () => {
    const page = (await app.inject('/sandbox')).body
    const sheet = await app.inject(/href="([^"]*pretendard\.css)"/.exec(page)?.[1] ?? '')
    const [, file = ''] = /url\(\.\/(woff2-dynamic-subset\/[^)]+)\)/.exec(sheet.body) ?? []
    const font = await app.inject(`/sandbox/font/${file}`)
    expect(font.headers['content-type']).toBe('font/woff2')
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    for (const other of ['LICENSE', 'PretendardVariable.subset.9999.woff2', '..%2Fpretendardvariable.css'])
      expect((await app.inject(`/sandbox/font/woff2-dynamic-subset/${other}`)).statusCode).toBe(404)
  })

  it('clear the inbox', async () => {
    await sendSms()
    expect(await messages()).toHaveLength(1)
    await empty()
    expect(await messages()).toEqual([])
  })
})

describe('a fault switch', () => {
  const set = (fault: string) =>
    app.inject({
      method: 'POST',
      url: '/sandbox/faults/inbox',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `fault=${fault}`,
    })

  it('makes the service busy, broken or garbled until it is set back', async () => {
    await set('busy')
    expect((await sendSms()).status).toBe(429)
    await set('broken')
    expect((await sendSms()).status).toBe(500)
    await set('garbled')
    await expect(sendSms()).rejects.toThrow(SyntaxError)
    await set('none')
    expect((await sendSms()).status).toBe(200)
  })

  it('refuses a fault that there is not', async () => {
    expect((await set('melt')).statusCode).toBe(400)
  })
})
