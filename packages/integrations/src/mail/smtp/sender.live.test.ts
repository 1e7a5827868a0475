import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { MailMessage } from '../sender.ts'
import { createSmtpSender } from './sender.ts'

const MAIL_FROM = 'Clipmint <hello@clipmint.example>'

describe('mail by SMTP, against its stand-in', () => {
  let sandbox: Sandbox
  let port: number
  beforeAll(async () => {
    sandbox = await startSandbox()
    const answer = await fetch(`${sandbox.url}/sandbox/mail/server.json`)
    port = ((await answer.json()) as { port: number }).port
  })
  afterAll(() => sandbox.stop())
  afterEach(() => sandbox.setFault('mail', 'none'))

  const send = (to: string, more: Partial<MailMessage> = {}, password = 'sandbox-secret') =>
    createSmtpSender({ SMTP_URL: `smtp://sandbox:${password}@127.0.0.1:${port}`, MAIL_FROM }).send({
      to,
      subject: '영상이 준비됐어요',
      text: '지금 내려받을 수 있어요.',
      ...more,
    })

  it('sends words, their HTML, files and where answers go', async () => {
    const sent = await send('hana@example.com', {
      html: '<p>지금 <b>내려받을</b> 수 있어요.</p>',
      replyTo: 'sales@shop.kr',
      attachments: [{ name: 'demo.ics', type: 'text/calendar; method=PUBLISH', content: 'BEGIN:VCALENDAR' }],
    })
    expect(sent).toEqual({ status: 'sent' })
    expect(await sandbox.messages('hana@example.com')).toMatchObject([
      {
        kind: 'mail',
        from: MAIL_FROM,
        subject: '영상이 준비됐어요',
        text: '지금 내려받을 수 있어요.',
        html: '<p>지금 <b>내려받을</b> 수 있어요.</p>',
        replyTo: 'sales@shop.kr',
        files: [{ name: 'demo.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR' }],
      },
    ])
  })

  it('makes no second head line of what stands in a subject, and reaches nobody else', async () => {
    const subject = '문의\r\nBcc: all@example.com'
    expect(await send('one@example.com', { subject })).toEqual({ status: 'sent' })
    expect(await sandbox.messages('all@example.com')).toEqual([])
    expect(await sandbox.messages('one@example.com')).toHaveLength(1)
  })

  it('gives a mail of one key the same id, so that it is one mail', async () => {
    const onceKey = 'notification-1'
    expect([
      await send('once@example.com', { onceKey }),
      await send('once@example.com', { onceKey }),
    ]).toEqual([{ status: 'sent' }, { status: 'sent' }])
    expect(await sandbox.messages('once@example.com')).toHaveLength(1)
  })

  it('sends again what a line lost after its last word, and it arrives once', async () => {
    await sandbox.setFault('mail', 'drop-after-data')
    const onceKey = 'notification-2'
    expect(await send('lost@example.com', { onceKey })).toMatchObject({ status: 'later' })
    await sandbox.setFault('mail', 'none')
    expect(await send('lost@example.com', { onceKey })).toEqual({ status: 'sent' })
    expect(await sandbox.messages('lost@example.com')).toHaveLength(1)
  })

  it.each([
    ['a dead mailbox', () => send('a@refused.example'), '550'],
    ['an address that is none', () => send('nobody at all'), 'No recipients defined'],
  ])('says why %s was refused', async (_what, act, reason) => {
    expect(await act()).toMatchObject({ status: 'refused', reason: expect.stringContaining(reason) })
  })

  it('refuses where the mailbox is unknown, and says so in the words of the server', async () => {
    await sandbox.setFault('mail', 'no-mailbox')
    expect(await send('hana@example.com')).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('550'),
    })
  })

  it('tries again later where the password is wrong: that says nothing of the mail', async () => {
    expect(await send('hana@example.com', {}, 'wrong')).toMatchObject({
      status: 'later',
      reason: expect.stringContaining('535'),
    })
  })

  it.each(['busy', 'broken', 'garbled', 'silent', 'login-refused', 'greylist', 'drop-after-data'])(
    'asks to try again later while the server is %s, and sends once it is not',
    async (fault) => {
      await sandbox.setFault('mail', fault)
      expect(await send('hana@example.com', { onceKey: fault })).toEqual({
        status: 'later',
        afterSeconds: null,
        reason: expect.stringContaining('SMTP: '),
      })
      await sandbox.setFault('mail', 'none')
      expect(await send('hana@example.com', { onceKey: fault })).toEqual({ status: 'sent' })
    },
  )

  it('sends no password over an open line to another machine', async () => {
    const sender = createSmtpSender({ SMTP_URL: `smtp://sandbox:sandbox-secret@0.0.0.0:${port}`, MAIL_FROM })
    const sent = await sender.send({ to: 'open@example.com', subject: '안녕', text: '하세요' })
    expect(sent).toMatchObject({ status: 'later', reason: expect.stringMatching(/TLS/i) })
    expect(await sandbox.messages('open@example.com')).toEqual([])
  })
})
