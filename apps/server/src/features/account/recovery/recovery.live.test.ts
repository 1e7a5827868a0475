import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { accountDesk, strongPassword } from '../../../test/account-desk.ts'
import { type TestServer, usualEngines, startTestServer, wholeAccount } from '../../../test/index.ts'

describe.each(usualEngines)('finding one’s way back on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: { account: wholeAccount } } })
  })
  afterAll(() => server.stop())

  let owners = 0

  /** An owner of a new account, at their browser. */
  async function owner() {
    owners += 1
    const { browser, signUp, proofOf, newPhone } = accountDesk(server)
    const at = browser()
    const email = `owner-${owners}@example.com`
    const { phone, id } = await signUp(at, email)
    server.clock.advance(31_000)
    return { at, email, phone, id, browser, proofOf, newPhone }
  }

  describe('the e-mail', () => {
    it('is told to who proves the phone, most of it hidden, with how and since when', async () => {
      const { at, phone, proofOf } = await owner()
      const idToken = await proofOf(phone, 1)
      const { body } = await at.ask('POST', '/user/findEmail', { idToken })
      expect(body).toMatchObject({
        code: 'SUCCESS',
        result: { userEmail: expect.stringMatching(/^ow\*\*\*@example\.com$/), channel: 'email' },
      })
      expect(new Date(body.result.createdAt).getTime()).toBeLessThan(server.clock.now().getTime())
      expect((await at.ask('POST', '/user/findEmail', { idToken })).body.code).toBe(
        'ACCOUNT_PHONE_NOT_VERIFIED',
      )
    })

    it('is not told for a proof of another purpose, or one that is made up', async () => {
      const { at, phone, proofOf } = await owner()
      const idToken = await proofOf(phone, 2)
      for (const wrong of [idToken, 'x.y.z']) {
        expect((await at.ask('POST', '/user/findEmail', { idToken: wrong })).body).toMatchObject({
          code: 'ACCOUNT_PHONE_NOT_VERIFIED',
          field: 'idToken',
        })
      }
    })
  })

  describe('a forgotten password', () => {
    it('is set anew by the phone, and every browser is signed out', async () => {
      const { at, email, phone, browser, proofOf } = await owner()
      const other = browser()
      await other.signIn(email)
      const idToken = await proofOf(phone, 2)
      const recovering = browser()
      const wish = { password: 'new tree house', idToken, userEmail: email }
      expect((await recovering.ask('PATCH', '/user/password', wish)).body.code).toBe('SUCCESS')
      for (const signedOut of [at, other]) {
        expect((await signedOut.refresh()).body.code).toBe('ACCOUNT_SESSION_ENDED')
      }
      expect((await recovering.signIn(email)).body.code).toBe('ACCOUNT_WRONG_PASSWORD')
      expect((await recovering.signIn(email, 'new tree house')).body.code).toBe('SUCCESS')
    })

    it('stays when the phone is another account’s, and the proof stays good', async () => {
      const [one, other] = [await owner(), await owner()]
      const idToken = await one.proofOf(one.phone, 2)
      const recover = (userEmail: string) =>
        one.at.ask('PATCH', '/user/password', { password: 'new tree house', idToken, userEmail })
      expect((await recover(other.email)).body).toMatchObject({
        code: 'ACCOUNT_PHONE_MISMATCH',
        field: 'userEmail',
      })
      expect((await recover('nobody@example.com')).body.code).toBe('ACCOUNT_EMAIL_NOT_FOUND')
      expect((await other.browser().signIn(other.email)).body.code).toBe('SUCCESS')
      expect((await recover(one.email)).body.code).toBe('SUCCESS')
    })

    it('is not set by a proof of another purpose, nor without an e-mail, nor to what it was', async () => {
      const { at, email, phone, proofOf } = await owner()
      const found = await proofOf(phone, 1)
      const wish = { password: 'new tree house', userEmail: email }
      expect((await at.ask('PATCH', '/user/password', { ...wish, idToken: found })).body.code).toBe(
        'ACCOUNT_PHONE_NOT_VERIFIED',
      )
      server.clock.advance(31_000)
      const idToken = await proofOf(phone, 2)
      expect((await at.ask('PATCH', '/user/password', { password: 'abcdef', idToken })).body).toMatchObject({
        code: 'INVALID_INPUT',
        field: 'userEmail',
      })
      const same = { ...wish, idToken, password: strongPassword }
      expect((await at.ask('PATCH', '/user/password', same)).body.code).toBe('ACCOUNT_PASSWORD_SAME')
    })
  })

  describe('a password that is known', () => {
    it('is changed by it, and the other browsers are signed out', async () => {
      const { at, email, browser } = await owner()
      const other = browser()
      await other.signIn(email)
      const wish = { password: 'another house', currentPassword: strongPassword }
      expect((await at.ask('PATCH', '/user/password', wish)).body.code).toBe('SUCCESS')
      expect((await other.refresh()).body.code).toBe('ACCOUNT_SESSION_ENDED')
      expect((await at.refresh()).body.code).toBe('SUCCESS')
      expect((await browser().signIn(email, 'another house')).body.code).toBe('SUCCESS')
    })

    it('is not changed by a wrong one, to the same one, to a short one, or by nobody', async () => {
      const { at, email, browser } = await owner()
      const change = (wish: object) => at.ask('PATCH', '/user/password', wish)
      expect((await change({ password: 'another', currentPassword: 'wrong one' })).body).toMatchObject({
        code: 'ACCOUNT_WRONG_PASSWORD',
        field: 'currentPassword',
      })
      expect((await change({ password: 'another' })).body).toMatchObject({
        code: 'INVALID_INPUT',
        field: 'currentPassword',
      })
      expect(
        (await change({ password: strongPassword, currentPassword: strongPassword })).body,
      ).toMatchObject({ code: 'ACCOUNT_PASSWORD_SAME', field: 'password' })
      expect((await change({ password: '12345', currentPassword: strongPassword })).body).toMatchObject({
        code: 'INVALID_INPUT',
        field: 'password',
      })
      const nobody = await browser().ask('PATCH', '/user/password', { password: 'another' })
      expect(nobody).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
      expect((await browser().signIn(email)).body.code).toBe('SUCCESS')
    })

    it('cannot be guessed on and on in a browser that was left open', async () => {
      const { at } = await owner()
      const change = (currentPassword: string) =>
        at.ask('PATCH', '/user/password', { password: 'another', currentPassword })
      for (let tries = 0; tries < 10; tries += 1) await change(`guess ${tries}`)
      expect((await change(strongPassword)).body.code).toBe('TOO_MANY_REQUESTS')
    })
  })

  describe('the phone', () => {
    it('is changed by a proof of the new one', async () => {
      const { at, phone, proofOf, newPhone } = await owner()
      const next = newPhone()
      const wish = { userPhoneNumber: next, idToken: await proofOf(next) }
      const e164 = `+82${next.slice(1)}`
      expect((await at.ask('PATCH', '/user/phone', wish)).body.result).toEqual({ userPhoneNumber: e164 })
      expect((await at.ask('GET', '/user/info')).body.result.userPhoneNumber).toBe(e164)
      const sent = { phoneNumber: phone, phoneVerificationType: 1 }
      expect((await at.ask('POST', '/user/requestPhoneVerification', sent)).body.code).toBe(
        'ACCOUNT_PHONE_NOT_FOUND',
      )
    })

    it('is not changed to itself, which is said before a code is sent', async () => {
      const { at, phone } = await owner()
      const sent = { phoneNumber: phone, phoneVerificationType: 0 }
      expect((await at.ask('POST', '/user/requestPhoneVerification', sent)).body).toMatchObject({
        code: 'ACCOUNT_PHONE_SAME',
        field: 'phoneNumber',
      })
      const same = await at.ask('PATCH', '/user/phone', { userPhoneNumber: phone, idToken: 'x' })
      expect(same.body).toMatchObject({ code: 'ACCOUNT_PHONE_SAME', field: 'userPhoneNumber' })
    })

    it('is not changed to one that was taken meanwhile, or that is not proven', async () => {
      const { at, proofOf, newPhone } = await owner()
      const taken = newPhone()
      const idToken = await proofOf(taken)
      const other = await owner()
      server.clock.advance(31_000)
      await other.at.ask('PATCH', '/user/phone', { userPhoneNumber: taken, idToken: await proofOf(taken) })
      const late = await at.ask('PATCH', '/user/phone', { userPhoneNumber: taken, idToken })
      expect(late.body).toMatchObject({ code: 'ACCOUNT_PHONE_IN_USE', field: 'userPhoneNumber' })
      const unproven = await at.ask('PATCH', '/user/phone', { userPhoneNumber: newPhone(), idToken: 'x.y' })
      expect(unproven.body.code).toBe('ACCOUNT_PHONE_NOT_VERIFIED')
      const visitor = await other.browser().ask('PATCH', '/user/phone', { userPhoneNumber: taken, idToken })
      expect(visitor.status).toBe(401)
    })
  })
})
