import type { LoginChannel } from '@clipmint/contract'

import { accountJobs } from '../features/account/index.ts'
import type { Engine } from './databases.ts'
import { createFakeLogin } from './fake-login.ts'
import type { TestAnswer } from './requests.ts'
import { startTestServer } from './start-test-server.ts'
import { wholeAccount } from './whole-account.ts'

export type SocialDesk = Awaited<ReturnType<typeof openSocialDesk>>

/** A server with three providers that are nowhere, and the ways of somebody who signs in by them. */
export async function openSocialDesk(engine: Engine) {
  const [google, kakao, apple] = [
    createFakeLogin('google'),
    createFakeLogin('kakao'),
    createFakeLogin('apple'),
  ]
  const areas = { handlers: { account: wholeAccount }, jobs: { account: accountJobs } }
  const server = await startTestServer({ engine, areas, works: true, login: [google, kakao, apple] })
  const social = '/v3/user/social'

  /** Goes to a provider and gives what the browser keeps and where it was sent. */
  async function start(channel: string, query: Record<string, string> = {}) {
    const url = `${social}/${channel}/start?${new URLSearchParams(query).toString()}`
    const answer = await server.app.inject({ url })
    const address = new URL(answer.headers.location ?? 'http://nowhere')
    const [kept] = answer.cookies
    return { status: answer.statusCode, address, kept, state: address.searchParams.get('state') ?? '' }
  }

  type Visit = Pick<Awaited<ReturnType<typeof start>>, 'kept' | 'state'>

  /** Comes back from a provider with what it told, and gives what the page is told. */
  async function comeBack(channel: LoginChannel, { kept, state }: Visit, told: Record<string, string>) {
    const form = new URLSearchParams({ state, ...told }).toString()
    const url = `${social}/${channel}/callback`
    const cookies = kept ? { [kept.name]: kept.value } : {}
    const answer = await server.app.inject(
      channel === 'apple'
        ? {
            method: 'POST',
            url,
            cookies,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: form,
          }
        : { url: `${url}?${form}`, cookies },
    )
    const to = new URL(answer.headers.location ?? 'http://nowhere', 'http://site')
    return {
      path: to.pathname,
      cookies: answer.cookies,
      ...Object.fromEntries([...to.searchParams, ...new URLSearchParams(to.hash.slice(1))]),
    } as {
      path: string
      cookies: typeof answer.cookies
    } & Partial<Record<'idToken' | 'code' | 'redirectUrl' | 'ticket' | 'channel', string>>
  }

  /** Somebody's whole way to a provider and back: the token that the page is handed. */
  async function tokenOf(channel: LoginChannel, code: string): Promise<string> {
    return (await comeBack(channel, await start(channel), { code })).idToken ?? ''
  }

  const post = (path: string, body: unknown, lang = 'ko'): Promise<TestAnswer> =>
    server.ask({ method: 'POST', url: `/v3/user/${path}?lang=${lang}`, body })
  const login = (channel: LoginChannel, idToken: string, lang?: string) =>
    post('login', { channel, idToken }, lang)

  let phones = 0
  /** A number that nobody has yet, with its proof. */
  async function provePhone() {
    phones += 1
    const userPhoneNumber = `0107000${String(phones).padStart(4, '0')}`
    await post('requestPhoneVerification', { phoneNumber: userPhoneNumber, phoneVerificationType: 0 })
    const { body } = await post('verifyPhoneToken', {
      phoneNumber: userPhoneNumber,
      token: server.sms.lastCode(),
    })
    return { userPhoneNumber, idToken: body.result.idToken as string }
  }

  /** Signs somebody up; by a provider when `more` says so. */
  async function signUp(more: Record<string, unknown>): Promise<TestAnswer> {
    const agreements = { age: true, terms: true, privacy: true, marketing: false }
    return post('signup', { ...(await provePhone()), userName: '김하늘', agreements, ...more })
  }

  /** Signs somebody up by a provider whose person `code` stands for. */
  async function signUpBy(channel: LoginChannel, code: string, userEmail: string) {
    const needed = await login(channel, await tokenOf(channel, code))
    const { body } = await signUp({ channel, socialToken: needed.body.result.idToken, userEmail })
    return { id: body.result.user._id as string, token: body.result.tokens.accessToken as string, body }
  }

  return { server, google, kakao, apple, start, comeBack, tokenOf, post, login, signUp, signUpBy }
}
