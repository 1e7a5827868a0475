import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Sandbox, startSandbox } from '../../sandbox.suite.ts'
import { createResendSender } from './sender.ts'

const keys = { RESEND_API_KEY: 're_sandbox', MAIL_FROM: 'Clipmint <hello@clipmint.example>' }

describe('mail by Resend, against its stand-in', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.stop())

  const send = (to: string, more: Partial<typeof keys> = {}) =>
    createResendSender({ ...keys, ...more, RESEND_URL: `${sandbox.url}/sandbox/resend` }).send({
      to,
      subject: '영상이 준비됐어요',
      text: '지금 내려받을 수 있어요.',
    })

  it('sends', async () => {
    expect(await send('hana@example.com')).toEqual({ status: 'sent' })
    expect(await sandbox.messages('hana@example.com')).toMatchObject([
      { kind: 'mail', subject: '영상이 준비됐어요', text: '지금 내려받을 수 있어요.' },
    ])
  })

  it('says where answers go, when that is not to the sender', async () => {
    const mail = { to: 'sales@example.com', subject: '문의', text: '궁금해요.', replyTo: 'hana@shop.kr' }
    const sender = createResendSender({ ...keys, RESEND_URL: `${sandbox.url}/sandbox/resend` })
    expect(await sender.send(mail)).toEqual({ status: 'sent' })
    expect(await sandbox.messages('sales@example.com')).toMatchObject([{ replyTo: 'hana@shop.kr' }])
  })

  it('sends a mail of one key once', async () => {
    const mail = { to: 'once@example.com', subject: '한 번만', text: '와요.', onceKey: 'notification-1' }
    const sender = createResendSender({ ...keys, RESEND_URL: `${sandbox.url}/sandbox/resend` })
    expect([await sender.send(mail), await sender.send(mail)]).toEqual([
      { status: 'sent' },
      { status: 'sent' },
    ])
    expect(await sandbox.messages('once@example.com')).toHaveLength(1)
  })

  it('does not take another mail of the same key for sent', async () => {
    const mail = { to: 'differs@example.com', subject: '한 번만', text: '와요.', onceKey: 'notification-2' }
    const sender = createResendSender({ ...keys, RESEND_URL: `${sandbox.url}/sandbox/resend` })
    expect(await sender.send(mail)).toEqual({ status: 'sent' })
    expect(await sender.send({ ...mail, text: '다른 말이에요.' })).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('invalid_idempotent_request'),
    })
    expect(await sandbox.messages('differs@example.com')).toMatchObject([{ text: '와요.' }])
  })

  it.each([
    ['an address on the suppression list', () => send('a@refused.example'), 'validation_error'],
    ['a wrong key', () => send('hana@example.com', { RESEND_API_KEY: 'other' }), 'invalid_api_key'],
  ])('says why %s was refused', async (_what, act, reason) => {
    expect(await act()).toMatchObject({ status: 'refused', reason: expect.stringContaining(reason) })
  })

  it.each([
    ['busy', 5],
    ['broken', null],
    ['silent', null],
  ])('asks to try again later while the provider is %s', async (fault, afterSeconds) => {
    await sandbox.setFault('inbox', fault)
    expect(await send('hana@example.com')).toEqual({
      status: 'later',
      afterSeconds,
      reason: expect.stringContaining('Resend'),
    })
    await sandbox.setFault('inbox', 'none')
    expect(await send('hana@example.com')).toEqual({ status: 'sent' })
  })
})
