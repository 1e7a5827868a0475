import type { LoginChannel } from '@clipmint/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { usualEngines } from '../../../test/index.ts'
import { openSocialDesk, type SocialDesk } from '../../../test/social-desk.ts'

describe.each(usualEngines)('social login on %s', (engine) => {
  let desk: SocialDesk
  beforeAll(async () => {
    desk = await openSocialDesk(engine)
  })
  afterAll(() => desk.server.stop())

  let people = 0
  /** Somebody new, whom a code of the provider stands for. */
  function somebody(provider: 'google' | 'kakao' | 'apple', traits: object = {}) {
    people += 1
    const code = `code-${people}`
    const email = `person-${people}@example.com`
    desk[provider].know(code, { subject: `${provider}-${people}`, email, name: '김하늘', ...traits })
    return { code, email }
  }

  const link = (as: { id: string; token: string }, channel: LoginChannel, idToken: string, lang = 'ko') =>
    desk.server.ask({
      method: 'PATCH',
      url: `/v3/user/social?lang=${lang}`,
      as,
      body: { accessToken: as.token, idToken, channel },
    })

  describe('the way to a provider and back', () => {
    it('hands the page a token, and gives back where it was going and what it knows itself by', async () => {
      const { code } = somebody('kakao')
      const visit = await desk.start('kakao', { redirectUrl: '/store?page=2', ticket: 'a-ticket' })
      expect([visit.status, visit.address.host]).toEqual([303, 'kakao.example'])
      expect(visit.kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/v3/user/social' })
      const end = await desk.comeBack('kakao', visit, { code })
      expect(end).toMatchObject({
        path: '/auth/social',
        channel: 'kakao',
        redirectUrl: '/store?page=2',
        ticket: 'a-ticket',
      })
      expect(end.idToken).toBeTruthy()
      expect(end.cookies[0]).toMatchObject({ name: 'clipmint_login_kakao', value: '' })
    })

    it('never leads out of the site', async () => {
      const { code } = somebody('kakao')
      const visit = await desk.start('kakao', { redirectUrl: 'https://evil.example' })
      expect((await desk.comeBack('kakao', visit, { code })).redirectUrl).toBeUndefined()
    })

    it('takes the form of a provider that answers by one, and no other answer of it', async () => {
      const { code } = somebody('apple')
      const visit = await desk.start('apple')
      expect((await desk.comeBack('apple', visit, { code })).idToken).toBeTruthy()
      const url = `/v3/user/social/apple/callback?code=${code}`
      expect((await desk.server.ask({ url })).status).toBe(404)
    })

    it.each([
      ['without the cookie', { kept: undefined }],
      ['with another state', { state: 'another' }],
    ])('refuses who comes back %s', async (_what, wrong) => {
      const { code } = somebody('kakao')
      const visit = await desk.start('kakao')
      expect((await desk.comeBack('kakao', { ...visit, ...wrong }, { code })).code).toBe(
        'ACCOUNT_LOGIN_FAILED',
      )
    })

    it('refuses who comes back from one provider with the cookie of another, and too late', async () => {
      const { code } = somebody('kakao')
      const other = await desk.start('google')
      const kept = other.kept && { ...other.kept, name: 'clipmint_login_kakao' }
      expect((await desk.comeBack('kakao', { ...other, kept }, { code })).code).toBe('ACCOUNT_LOGIN_FAILED')
      const late = await desk.start('kakao')
      desk.server.clock.advance(601_000)
      expect((await desk.comeBack('kakao', late, { code })).code).toBe('ACCOUNT_LOGIN_FAILED')
    })

    it.each([
      ['CANCELLED', { status: 'cancelled' }],
      ['NETWORK_ERROR', { status: 'unreachable', reason: 'away' }],
      ['ACCOUNT_LOGIN_FAILED', { status: 'refused', reason: 'no' }],
    ] as const)('tells the page %s', async (word, ending) => {
      desk.google.endings.set('ending', ending)
      expect((await desk.comeBack('google', await desk.start('google'), { code: 'ending' })).code).toBe(word)
    })

    it('has no way to a provider that is switched off, or that there is not', async () => {
      expect((await desk.start('naver')).status).toBe(404)
      expect((await desk.start('myspace')).status).toBe(404)
    })
  })

  describe('signing in', () => {
    it('says that an account is needed, with a token to open one or link one', async () => {
      const { code, email } = somebody('kakao')
      const { body } = await desk.login('kakao', await desk.tokenOf('kakao', code))
      expect(body).toMatchObject({
        code: 'SUCCESS',
        result: {
          needConnect: true,
          channel: 'kakao',
          userEmail: email,
          userName: '김하늘',
          emailInUse: false,
        },
      })
    })

    it('opens an account without a password, and signs in to it the next time', async () => {
      const { code, email } = somebody('kakao')
      const { body } = await desk.signUpBy('kakao', code, email)
      expect(body.result.user).toMatchObject({ userEmail: email, snsAccount: ['kakao'] })
      const again = await desk.login('kakao', await desk.tokenOf('kakao', code))
      expect(again.body.result.user._id).toBe(body.result.user._id)
      expect(
        (await desk.post('login', { channel: 'email', userEmail: email, password: 'guess 1' })).body.code,
      ).toBe('ACCOUNT_LOGIN_FAILED')
    })

    it('takes each token once', async () => {
      const { code } = somebody('kakao')
      const token = await desk.tokenOf('kakao', code)
      expect((await desk.login('kakao', token)).body.code).toBe('SUCCESS')
      expect((await desk.login('kakao', token)).body.code).toBe('ACCOUNT_LOGIN_FAILED')
    })

    it('refuses a token that was changed, that is old, of another provider or made up', async () => {
      const { code } = somebody('kakao')
      const token = await desk.tokenOf('kakao', code)
      const [head = '', claims = '', signature = ''] = token.split('.')
      const said = JSON.parse(Buffer.from(claims, 'base64url').toString())
      const changed = Buffer.from(JSON.stringify({ ...said, sub: 'kakao-0' })).toString('base64url')
      for (const bad of [[head, changed, signature].join('.'), 'a.b.c'])
        expect((await desk.login('kakao', bad)).body.code).toBe('ACCOUNT_LOGIN_FAILED')
      expect((await desk.login('google', token)).body.code).toBe('ACCOUNT_LOGIN_FAILED')
      desk.server.clock.advance(1_801_000)
      expect((await desk.login('kakao', token)).body.code).toBe('ACCOUNT_LOGIN_FAILED')
    })

    it("takes a provider's own id token, once however it is signed", async () => {
      desk.google.know('head.claims.one', { subject: 'google-app' })
      desk.google.know('head.claims.two', { subject: 'google-app' })
      expect((await desk.login('google', 'head.claims.one')).body.result.needConnect).toBe(true)
      expect((await desk.login('google', 'head.claims.two')).body.code).toBe('ACCOUNT_LOGIN_FAILED')
    })

    it.each([
      ['ko', '네트워크 환경이 원활하지 않아요. 모바일에서 다시 시도해 주세요.'],
      ['en', 'Your network is not working normally. Please try again on a mobile device.'],
    ])('says in %s that the provider cannot be reached', async (lang, message) => {
      desk.google.endings.set('away.away.away', { status: 'unreachable', reason: 'away' })
      const { status, body } = await desk.login('google', 'away.away.away', lang)
      expect([status, body.code, body.message]).toEqual([200, 'NETWORK_ERROR', message])
    })

    it.each([
      ['ko', '이 이메일은 카카오 계정으로 가입되어 있어요. 카카오 로그인을 이용해 주세요.'],
      ['en', 'This e-mail belongs to an account that signs in with Kakao. Please sign in with Kakao.'],
    ])('names in %s the provider that the e-mail belongs to', async (lang, message) => {
      const owner = somebody('kakao')
      await desk.signUpBy('kakao', owner.code, owner.email)
      const { code } = somebody('google', { email: owner.email, isEmailProven: true })
      const { body } = await desk.login('google', await desk.tokenOf('google', code), lang)
      expect([body.code, body.message]).toEqual(['FIREBASE_ERROR', message])
    })

    it('joins two providers whose e-mail both made sure of', async () => {
      const owner = somebody('kakao', { isEmailProven: true })
      const { id } = await desk.signUpBy('kakao', owner.code, owner.email)
      const { code } = somebody('google', { email: owner.email, isEmailProven: true })
      const { body } = await desk.login('google', await desk.tokenOf('google', code))
      expect(body.result.user).toMatchObject({ _id: id, snsAccount: ['kakao', 'google'] })
    })

    it('never joins by an e-mail that was only typed at sign-up', async () => {
      const { code, email } = somebody('google', { isEmailProven: true })
      await desk.signUp({ channel: 'email', userEmail: email, password: 'tree house 9' })
      const { body } = await desk.login('google', await desk.tokenOf('google', code))
      expect(body.result).toMatchObject({ needConnect: true, emailInUse: true })
    })
  })

  describe('signing up', () => {
    it.each([
      ['password', { channel: 'email' }],
      ['socialToken', { channel: 'kakao' }],
    ])('needs a %s', async (field, more) => {
      const { status, body } = await desk.signUp({ userEmail: 'needs@example.com', ...more })
      expect([status, body.code, body.field]).toEqual([400, 'INVALID_INPUT', field])
    })

    it('refuses a token that was used, and leaves no account behind', async () => {
      const { code, email } = somebody('kakao')
      await desk.signUpBy('kakao', code, email)
      const token = await desk.tokenOf('kakao', code)
      const second = await desk.signUp({
        channel: 'kakao',
        socialToken: token,
        userEmail: 'second@example.com',
      })
      expect(second.body.code).toBe('ACCOUNT_LINKED_TO_ANOTHER')
      const exists = await desk.post('existsEmail', { userEmail: 'second@example.com' })
      expect(exists.body.result.exists).toBe(false)
    })

    it('keeps the token good when something else was wrong', async () => {
      const { code } = somebody('kakao')
      const { body } = await desk.login('kakao', await desk.tokenOf('kakao', code))
      const by = { channel: 'kakao', socialToken: body.result.idToken }
      await desk.signUp({ channel: 'email', userEmail: 'has@example.com', password: 'tree house 9' })
      expect((await desk.signUp({ ...by, userEmail: 'has@example.com' })).body.code).toBe(
        'ACCOUNT_EMAIL_IN_USE',
      )
      expect((await desk.signUp({ ...by, userEmail: 'new@example.com' })).body.code).toBe('SUCCESS')
    })
  })

  describe('linking', () => {
    it('links a provider to the owner who is signed in, who then signs in by it', async () => {
      const as = await desk.server.member()
      const { code } = somebody('google')
      const { body } = await link(as, 'google', await desk.tokenOf('google', code))
      expect(body).toMatchObject({ code: 'SUCCESS', result: { _id: as.id, snsAccount: ['google'] } })
      const again = await desk.login('google', await desk.tokenOf('google', code))
      expect(again.body.result.user._id).toBe(as.id)
    })

    it.each([
      ['ko', '이미 연결된 계정이에요.', '다른 회원에게 연결된 계정이에요. 그 계정으로 로그인해 주세요.'],
      [
        'en',
        'This account is already linked.',
        'This account is linked to another member. Please sign in with it.',
      ],
    ])('tells in %s what is theirs already from what is another’s', async (lang, mine, theirs) => {
      const [as, other] = [await desk.server.member(), await desk.server.member()]
      const { code } = somebody('google')
      await link(as, 'google', await desk.tokenOf('google', code))
      const again = await link(as, 'google', await desk.tokenOf('google', code), lang)
      expect(again).toMatchObject({ status: 200, body: { code: 'ACCOUNT ALREADY LINKED', message: mine } })
      const stolen = await link(other, 'google', await desk.tokenOf('google', code), lang)
      expect(stolen).toMatchObject({
        status: 200,
        body: { code: 'ACCOUNT_LINKED_TO_ANOTHER', message: theirs },
      })
    })

    it('links one person of each provider', async () => {
      const as = await desk.server.member()
      await link(as, 'google', await desk.tokenOf('google', somebody('google').code))
      const second = await link(as, 'google', await desk.tokenOf('google', somebody('google').code))
      expect(second.body).toMatchObject({
        code: 'ACCOUNT_CHANNEL_TAKEN',
        message: '같은 서비스의 다른 계정이 이미 연결되어 있어요. 먼저 연결을 끊어 주세요.',
      })
    })

    it('lets one of two owners have a person whom both link at once', async () => {
      const owners = [await desk.server.member(), await desk.server.member()]
      const { code } = somebody('google')
      const tokens = [await desk.tokenOf('google', code), await desk.tokenOf('google', code)]
      const answers = await Promise.all(owners.map((as, at) => link(as, 'google', tokens[at] ?? '')))
      const codes = new Set(answers.map(({ body }) => body.code))
      expect(codes).toEqual(new Set(['ACCOUNT_LINKED_TO_ANOTHER', 'SUCCESS']))
    })

    it('refuses without signing in, and with the access token of somebody else', async () => {
      const [as, other] = [await desk.server.member(), await desk.server.member()]
      const idToken = await desk.tokenOf('google', somebody('google').code)
      const body = { accessToken: other.token, idToken, channel: 'google' }
      const ask = (who: object) => desk.server.ask({ method: 'PATCH', url: '/v3/user/social', body, ...who })
      expect((await ask({})).status).toBe(401)
      expect((await ask({ as })).status).toBe(403)
    })
  })

  describe('unlinking', () => {
    const unlink = (as: { id: string; token: string }, channel: string, lang = 'ko') =>
      desk.server.ask({ method: 'DELETE', url: `/v3/user/social/${channel}?lang=${lang}`, as })

    it('takes the consent back at the provider, with what it gave for that', async () => {
      const { code, email } = somebody('kakao', { subject: 'kakao-leaves', grant: 'a refresh token' })
      const owner = await desk.signUpBy('kakao', code, email)
      await link(owner, 'google', await desk.tokenOf('google', somebody('google').code))
      const { body } = await unlink(owner, 'kakao')
      expect(body.result.snsAccount).toEqual(['google'])
      await desk.server.jobsDone()
      expect(desk.kakao.unlinked).toContainEqual({ subject: 'kakao-leaves', grant: 'a refresh token' })
    })

    it.each([
      [
        'ko',
        '마지막 로그인 방법이라 연결을 끊을 수 없어요. 비밀번호를 만들거나 다른 계정을 먼저 연결해 주세요.',
      ],
      ['en', 'This is your last way to sign in. Set a password or link another account first.'],
    ])('says in %s that the last way in stays', async (lang, message) => {
      const { code, email } = somebody('kakao')
      const owner = await desk.signUpBy('kakao', code, email)
      expect((await unlink(owner, 'kakao', lang)).body).toMatchObject({
        code: 'ACCOUNT_LAST_WAY_IN',
        message,
      })
    })

    it('refuses without signing in and a provider that there is not, and lets be what is not linked', async () => {
      expect((await desk.server.ask({ method: 'DELETE', url: '/v3/user/social/kakao' })).status).toBe(401)
      const as = await desk.server.member()
      expect((await unlink(as, 'myspace')).body.code).toBe('INVALID_INPUT')
      expect((await unlink(as, 'kakao')).body).toMatchObject({ code: 'SUCCESS', result: { snsAccount: [] } })
    })
  })

  it("keeps a provider's grant out of the page's sight", async () => {
    const { code } = somebody('kakao', { grant: 'a secret grant' })
    const [, claims = ''] = (await desk.tokenOf('kakao', code)).split('.')
    const said = Buffer.from(claims, 'base64url').toString()
    expect(said).toContain('"grant"')
    expect(said).not.toContain('a secret grant')
  })
})
