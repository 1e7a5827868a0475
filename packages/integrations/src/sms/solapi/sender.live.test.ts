import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createSolapiSender } from './sender.ts'

const keys = { SOLAPI_API_KEY: 'sandbox', SOLAPI_API_SECRET: 'sandbox-secret', SOLAPI_SENDER: '0212345678' }

describe('SMS by SOLAPI, against its stand-in', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.stop())

  const send = (to: string, more: Partial<typeof keys> = {}, now = () => new Date()) =>
    createSolapiSender({ ...keys, ...more, SOLAPI_URL: `${sandbox.url}/sandbox/solapi` }, now).send({
      to,
      text: '[클립민트] 인증번호 123456',
    })

  it('sends to a number in E.164 as it is dialled at home', async () => {
    expect(await send('+821012345678')).toEqual({ status: 'sent' })
    expect(await sandbox.messages('01012345678')).toMatchObject([{ kind: 'sms', code: '123456' }])
  })

  it.each([
    ['a dead number', () => send('+821000000000'), '3059'],
    ['a sender that is not registered', () => send('+821012345678', { SOLAPI_SENDER: '0299999999' }), '1062'],
    ['a wrong secret', () => send('+821012345678', { SOLAPI_API_SECRET: 'other' }), 'SignatureDoesNotMatch'],
    ['a wrong clock', () => send('+821012345678', {}, () => new Date(0)), 'RequestTimeTooSkewed'],
  ])('says why %s was refused', async (_what, act, reason) => {
    expect(await act()).toMatchObject({ status: 'refused', reason: expect.stringContaining(reason) })
  })

  it.each(['busy', 'broken', 'garbled', 'silent'])(
    'throws while the provider is %s, so that it is tried again',
    async (fault) => {
      await sandbox.setFault('inbox', fault)
      await expect(send('+821012345678')).rejects.toThrow(Error)
      await sandbox.setFault('inbox', 'none')
      expect(await send('+821012345678')).toEqual({ status: 'sent' })
    },
  )
})
