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

  it.each([
    ['an address on the suppression list', () => send('a@refused.example'), 'validation_error'],
    ['a wrong key', () => send('hana@example.com', { RESEND_API_KEY: 'other' }), 'invalid_api_key'],
  ])('says why %s was refused', async (_what, act, reason) => {
    expect(await act()).toMatchObject({ status: 'refused', reason: expect.stringContaining(reason) })
  })

  it.each(['busy', 'broken', 'silent'])(
    'throws while the provider is %s, so that it is tried again',
    async (fault) => {
      await sandbox.setFault('inbox', fault)
      await expect(send('hana@example.com')).rejects.toThrow(Error)
      await sandbox.setFault('inbox', 'none')
      expect(await send('hana@example.com')).toEqual({ status: 'sent' })
    },
  )
})
