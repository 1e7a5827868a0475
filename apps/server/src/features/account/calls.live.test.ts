import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type TestServer, usualEngines, startTestServer, wholeAccount } from '../../test/index.ts'

describe.each(usualEngines)('account on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      areas: { handlers: { account: wholeAccount } },
    })
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

  describe('signing up', () => {
    it('opens an account with a proven phone and signs it in', async () => {
      const { status, body } = await signUp('Hana@Example.com', '010-1111-2222')
      expect(status).toBe(200)
      expect(body.code).toBe('SUCCESS')
      expect(body.result.user).toMatchObject({
        userEmail: 'hana@example.com',
        userName: '박하나',
        userPhoneNumber: '+821011112222',
        payment: { planType: 0, subscription: false, snsUpload: 0 },
      })
      const headers = { authorization: `Bearer ${body.result.tokens.accessToken}` }
      const info = await server.ask({ url: '/v3/user/info', headers })
      expect(info.body).toMatchObject({ code: 'SUCCESS', lastInvoice: null, downgradeInvoice: null })
      expect(JSON.stringify(info.body)).not.toContain('argon2')
    })

    it('refuses an e-mail in use and keeps the phone proof good for another', async () => {
      await signUp('twice@example.com', '010-2000-0001')
      const idToken = await proofOf('010-2000-0002')
      const person = {
        idToken,
        userPhoneNumber: '01020000002',
        password,
        userName: '이둘',
        channel: 'email',
        agreements,
      }
      expect((await post('signup', { ...person, userEmail: 'twice@example.com' })).body).toMatchObject({
        code: 'ACCOUNT_EMAIL_IN_USE',
        field: 'userEmail',
      })
      expect((await post('signup', { ...person, userEmail: 'once@example.com' })).body.code).toBe('SUCCESS')
    })

    it('refuses a proof that was used', async () => {
      const idToken = await proofOf('010-2000-0003')
      const person = {
        idToken,
        userPhoneNumber: '01020000003',
        password,
        userName: '김셋',
        channel: 'email',
        agreements,
      }
      await post('signup', { ...person, userEmail: 'three@example.com' })
      const again = await post('signup', { ...person, userEmail: 'three-b@example.com' })
      expect(again.body.code).toBe('ACCOUNT_PHONE_NOT_VERIFIED')
    })

    it('refuses a proof of another phone, and one that is made up', async () => {
      const idToken = await proofOf('010-2000-0004')
      const other = { userPhoneNumber: '01020000005', userEmail: 'four@example.com' }
      const person = { ...other, password, userName: '넷', channel: 'email', agreements }
      expect((await post('signup', { ...person, idToken })).body.code).toBe('ACCOUNT_PHONE_NOT_VERIFIED')
      expect((await post('signup', { ...person, idToken: 'x.y.z' })).body.code).toBe(
        'ACCOUNT_PHONE_NOT_VERIFIED',
      )
    })

    it('refuses a phone that has an account already', async () => {
      const early = await proofOf('010-2000-0006')
      server.clock.advance(31_000)
      await signUp('six@example.com', '010-2000-0006')
      const person = {
        userPhoneNumber: '01020000006',
        userEmail: 'six-b@example.com',
        password,
        userName: '여섯',
      }
      const late = await post('signup', { ...person, idToken: early, channel: 'email', agreements })
      expect(late.body.code).toBe('ACCOUNT_PHONE_IN_USE')
    })

    it.each([
      ['age', '010-2000-0007'],
      ['terms', '010-2000-0008'],
      ['privacy', '010-2000-0009'],
    ])('refuses without the required %s', async (missing, phone) => {
      const { body } = await signUp(`${missing}@example.com`, phone, {
        agreements: { ...agreements, [missing]: false },
      })
      expect(body.code).toBe('ACCOUNT_TERMS_REQUIRED')
    })

    it.each([
      ['userName', { userName: '여덟글자를넘는이름' }],
      ['userName', { userName: '민트☆☆' }],
      ['password', { password: '12345' }],
      ['userEmail', { userEmail: 'no-at-sign' }],
      ['userPhoneNumber', { userPhoneNumber: '02-123-4567' }],
    ])('refuses a bad %s by naming it', async (field, wrong) => {
      const person = { idToken: 'x', userEmail: 'a@example.com', userPhoneNumber: '01012345678', password }
      const { status, body } = await post('signup', { ...person, userName: '가나', agreements, ...wrong })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'INVALID_INPUT', field })
    })
  })

  describe('signing in', () => {
    const login = (userEmail: string, secret: string) =>
      post('login', { channel: 'email', userEmail, password: secret })

    it('signs in with the right password, whatever the case of the e-mail', async () => {
      await signUp('login@example.com', '010-4000-0001')
      const { body } = await login('LOGIN@example.com', password)
      expect(body).toMatchObject({ code: 'SUCCESS', result: { user: { userEmail: 'login@example.com' } } })
    })

    it('tells an unknown e-mail from a wrong password, in the language asked for', async () => {
      await signUp('words@example.com', '010-4000-0002')
      const unknown = await server.ask({
        method: 'POST',
        url: '/v3/user/login?lang=en',
        body: { channel: 'email', userEmail: 'nobody@example.com', password },
      })
      expect(unknown.status).toBe(200)
      expect(unknown.body).toMatchObject({
        code: 'ACCOUNT_EMAIL_NOT_FOUND',
        message: 'No account has this e-mail.',
      })
      const wrong = await login('words@example.com', 'not this one')
      expect(wrong.body).toMatchObject({
        code: 'ACCOUNT_WRONG_PASSWORD',
        message: '비밀번호가 일치하지 않아요.',
        retryable: false,
      })
      expect(wrong.body.requestId).toMatch(/^[0-9a-f-]{36}$/)
    })

    it('takes no password for a while after ten wrong ones', async () => {
      await signUp('guess@example.com', '010-4000-0003')
      for (let tries = 0; tries < 10; tries += 1) await login('guess@example.com', `guess ${tries}`)
      expect(await login('guess@example.com', password)).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_REQUESTS', retryable: true },
      })
      server.clock.advance(15 * 60_000)
      expect((await login('guess@example.com', password)).body.code).toBe('SUCCESS')
    })

    it('lets guesses that come all at once past the count no more than others', async () => {
      await signUp('burst@example.com', '010-4000-0904')
      const guesses = Array.from({ length: 16 }, (_, n) => login('burst@example.com', `guess ${n}`))
      const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
      expect(codes.filter((code) => code === 'ACCOUNT_WRONG_PASSWORD')).toHaveLength(10)
      expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(6)
    })

    it('signs the demo owner in with one call, the same owner each time', async () => {
      const first = await post('login', { channel: 'sandbox' })
      const second = await post('login', { channel: 'sandbox' })
      expect(first.body.result.user).toMatchObject({ isDemo: true })
      expect(second.body.result.user._id).toBe(first.body.result.user._id)
    })

    it('refuses a body without a channel by naming it', async () => {
      expect((await post('login', {})).body).toMatchObject({ code: 'INVALID_INPUT', field: 'channel' })
    })

    it('says whether an e-mail has an account', async () => {
      await signUp('exists@example.com', '010-4000-0004')
      expect((await post('existsEmail', { userEmail: 'Exists@example.com' })).body.result).toEqual({
        exists: true,
      })
      expect((await post('existsEmail', { userEmail: 'other@example.com' })).body.result).toEqual({
        exists: false,
      })
    })
  })

  describe("the owner's own data", () => {
    it.each([
      ['GET', 'info'],
      ['PATCH', 'info'],
      ['GET', 'limit'],
      ['DELETE', 'logout'],
    ] as const)('refuses %s /user/%s without signing in', async (method, path) => {
      const answer = await server.ask({ method, url: `/v3/user/${path}` })
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED', message: '로그인이 필요해요.' },
      })
    })

    it('changes the name, and leaves it when nothing is sent', async () => {
      const as = await server.member({ name: '김민트' })
      const change = (body: object) => server.ask({ method: 'PATCH', url: '/v3/user/info', as, body })
      expect((await change({ userName: ' 새 이름 ' })).body.result.userName).toBe('새 이름')
      expect((await change({ marketing: true })).body.result).toMatchObject({
        userName: '새 이름',
        marketing: { email: true, sms: true, push: true },
      })
      expect((await change({ marketing: false })).body.result.marketing.agreedAt).toBeNull()
    })

    it('refuses a name over eight letters', async () => {
      const as = await server.member()
      const { body } = await server.ask({
        method: 'PATCH',
        url: '/v3/user/info',
        as,
        body: { userName: 'Clipminter' },
      })
      expect(body).toMatchObject({ code: 'INVALID_INPUT', field: 'userName' })
    })

    it("shows the plan's allowance and the seven days of direct upload", async () => {
      const as = await server.member({ planType: 1 })
      const { body } = await server.ask({ url: '/v3/user/limit', as })
      expect(body.result).toMatchObject({ renderCnt: 300, monthlyScenarioGen: 30, usedScenarioGen: 0 })
      const days =
        (new Date(body.result.uploadExpireDate).getTime() - server.clock.now().getTime()) / 86_400_000
      expect(days).toBeGreaterThan(6.9)
      expect(days).toBeLessThanOrEqual(7)
    })

    it('tells the country by what stands in front, else by the language', async () => {
      const ask = (url: string, headers = {}) => server.ask({ url, headers })
      expect((await ask('/v3/user/location', { 'cf-ipcountry': 'VN' })).body).toEqual({
        code: 'SUCCESS',
        result: { country: 'VN' },
        country: 'VN',
      })
      expect((await ask('/v3/user/location?lang=kr')).body.country).toBe('KR')
      expect((await ask('/v3/user/location?lang=en')).body.country).toBe('US')
    })
  })
})

it('has no demo owner where the sandbox is off', async () => {
  const server = await startTestServer({
    engine: 'postgres',
    areas: { handlers: { account: wholeAccount } },
    settings: { sandbox: false },
  })
  const { status, body } = await server.ask({
    method: 'POST',
    url: '/v3/user/login',
    body: { channel: 'sandbox' },
  })
  expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
  await server.stop()
})
