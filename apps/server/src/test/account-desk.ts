import type { TestAnswer, TestRequest, TestServer } from './index.ts'

export const strongPassword = 'tree house 9'
/** Of all desks, so that no two owners of a test have the same phone. */
let phones = 0
const required = { age: true, terms: true, privacy: true }

/** One browser: keeps its cookies and the access token it was given, and has an address and a name of its own. */
export type TestBrowser = {
  ask: (method: NonNullable<TestRequest['method']>, path: string, body?: unknown) => Promise<TestAnswer>
  signIn: (userEmail: string, password?: string) => Promise<TestAnswer>
  refresh: () => Promise<TestAnswer>
  cookies: Map<string, string>
  /** Forgets what it was given last, as if it had been killed before it kept it. */
  keepOnly: (cookies: Map<string, string>) => void
}

/** Signing up, in and out through the calls, in the words of who does it. */
export function accountDesk(server: TestServer) {
  function browser({ address = '203.0.113.1', userAgent = 'tests' } = {}): TestBrowser {
    const cookies = new Map<string, string>()
    let accessToken: string | null = null
    async function ask(
      method: NonNullable<TestRequest['method']>,
      path: string,
      body?: unknown,
    ): Promise<TestAnswer> {
      const headers: Record<string, string> = { 'x-forwarded-for': address, 'user-agent': userAgent }
      if (cookies.size > 0) headers['cookie'] = [...cookies].map((pair) => pair.join('=')).join('; ')
      if (accessToken !== null) headers['authorization'] = `Bearer ${accessToken}`
      const answer = await server.ask({ method, url: `/v3${path}`, headers, body })
      keepCookies(cookies, answer.headers['set-cookie'])
      accessToken = answer.body?.accessToken ?? answer.body?.result?.tokens?.accessToken ?? accessToken
      return answer
    }
    return {
      ask,
      cookies,
      signIn: (userEmail, password = strongPassword) =>
        ask('POST', '/user/login', { channel: 'email', userEmail, password }),
      refresh: () => ask('POST', '/user/token', {}),
      keepOnly: (kept) => {
        cookies.clear()
        for (const [name, value] of kept) cookies.set(name, value)
      },
    }
  }

  /** The proof that a phone is in the hands of who asks. */
  async function proofOf(phoneNumber: string, phoneVerificationType = 0): Promise<string> {
    const { ask } = browser()
    const sent = await ask('POST', '/user/requestPhoneVerification', { phoneNumber, phoneVerificationType })
    if (sent.body.code !== 'SUCCESS') throw new Error(`No code was sent: ${sent.text}`)
    const token = server.sms.lastCode()
    return (await ask('POST', '/user/verifyPhoneToken', { phoneNumber, token })).body.result.idToken
  }

  /** A phone that nobody has yet. */
  function newPhone(): string {
    phones += 1
    return `0107000${String(phones).padStart(4, '0')}`
  }

  /** Opens an account in a browser, which is signed in by it. */
  async function signUp(at: TestBrowser, userEmail: string, more: object = {}) {
    const userPhoneNumber = newPhone()
    const idToken = await proofOf(userPhoneNumber)
    const { body } = await at.ask('POST', '/user/signup', {
      idToken,
      userEmail,
      userPhoneNumber,
      password: strongPassword,
      userName: '박하나',
      agreements: { ...required, marketing: false },
      ...more,
    })
    if (body.code !== 'SUCCESS') throw new Error(`Nobody was signed up: ${JSON.stringify(body)}`)
    const id: string = body.result.user._id
    return { id, phone: userPhoneNumber, user: body.result.user }
  }

  return { browser, proofOf, newPhone, signUp }
}

function keepCookies(cookies: Map<string, string>, header: TestAnswer['headers'][string]): void {
  for (const line of [header ?? []].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
}
