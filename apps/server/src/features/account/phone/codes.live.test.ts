import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type TestServer, usualEngines, startTestServer } from '../../../test/index.ts'
import { account } from '../index.ts'

describe.each(usualEngines)('phone codes on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: { account } } })
  })
  afterAll(() => server.stop())

  const post = (path: string, body: unknown) => server.ask({ method: 'POST', url: `/v3/user/${path}`, body })
  const requestCode = (phoneNumber: string, phoneVerificationType = 0) =>
    post('requestPhoneVerification', { phoneNumber, phoneVerificationType })

  async function proofOf(phoneNumber: string): Promise<string> {
    await requestCode(phoneNumber)
    const { body } = await post('verifyPhoneToken', { phoneNumber, token: server.sms.lastCode() })
    return body.result.idToken
  }

  const agreements = { age: true, terms: true, privacy: true, marketing: false }
  const password = 'tree house 9'

  async function signUp(userEmail: string, userPhoneNumber: string, more: object = {}) {
    const idToken = await proofOf(userPhoneNumber)
    const person = { userEmail, userPhoneNumber, password, userName: '박하나', channel: 'email', agreements }
    return post('signup', { ...person, idToken, ...more })
  }

  it('asks to wait thirty seconds before the next code, and says how long', async () => {
    await requestCode('010-3000-0001')
    server.clock.advance(10_000)
    const { body, headers } = await requestCode('010-3000-0001')
    expect(body.code).toBe('ACCOUNT_RESEND_TOO_SOON')
    expect(body.message).toMatch(/^(1\d|20)초 뒤에/)
    expect(body.message).toMatch(new RegExp(`^${String(headers['retry-after'])}초`))
  })

  it('stops after five codes a day to one number', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await requestCode('010-3000-0002')).body.code).toBe('SUCCESS')
      server.clock.advance(31_000)
    }
    expect((await requestCode('010-3000-0002')).body.code).toBe('ACCOUNT_MESSAGE_LIMIT')
    server.clock.advance(86_400_000)
    expect((await requestCode('010-3000-0002')).body.code).toBe('SUCCESS')
  })

  it('burns a code after five wrong tries, even for the right one', async () => {
    const phoneNumber = '010-3000-0003'
    await requestCode(phoneNumber)
    const right = server.sms.lastCode()
    const wrong = right === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await post('verifyPhoneToken', { phoneNumber, token: wrong })).body.code).toBe(
        'ACCOUNT_CODE_WRONG',
      )
    }
    expect((await post('verifyPhoneToken', { phoneNumber, token: right })).body.code).toBe(
      'ACCOUNT_CODE_EXPIRED',
    )
  })

  it('refuses the right code after three minutes', async () => {
    const phoneNumber = '010-3000-0004'
    await requestCode(phoneNumber)
    server.clock.advance(180_000)
    const { body } = await post('verifyPhoneToken', { phoneNumber, token: server.sms.lastCode() })
    expect(body.code).toBe('ACCOUNT_CODE_EXPIRED')
  })

  it('takes a code once', async () => {
    const phoneNumber = '010-3000-0005'
    await proofOf(phoneNumber)
    const { body } = await post('verifyPhoneToken', { phoneNumber, token: server.sms.lastCode() })
    expect(body.code).toBe('ACCOUNT_CODE_EXPIRED')
  })

  it('sends no sign-up code to a registered number, and no recovery code to an unknown one', async () => {
    await signUp('known@example.com', '010-3000-0006')
    server.clock.advance(31_000)
    expect((await requestCode('010-3000-0006', 0)).body.code).toBe('ACCOUNT_PHONE_IN_USE')
    expect((await requestCode('010-3000-0006', 1)).body.code).toBe('SUCCESS')
    expect((await requestCode('010-3000-0007', 2)).body.code).toBe('ACCOUNT_PHONE_NOT_FOUND')
  })

  it('tells when the message cannot be sent', async () => {
    server.sms.refuse = 'the number is out of service'
    expect((await requestCode('010-3000-0008')).body.code).toBe('ACCOUNT_PHONE_FAILED')
    server.sms.refuse = null
  })

  it('refuses a purpose that is none', async () => {
    expect((await requestCode('010-3000-0009', 7)).body).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'phoneVerificationType',
    })
  })
})
