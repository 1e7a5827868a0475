import { randomBytes } from 'node:crypto'

import type { LoginProvider, LoginVisit } from './provider.ts'

/** What a person does on a stand-in's page: who they are, and whether they share their e-mail; or they go back. */
export type Answer = { person: 'haneul' | 'bada' | 'sam'; hidesEmail?: boolean } | 'cancel'

export const callback = (provider: LoginProvider): string =>
  `http://localhost:3000/v3/user/social/${provider.facts.id}/callback`

export function newVisit(provider: LoginProvider, more: Partial<LoginVisit> = {}): LoginVisit {
  const random = () => randomBytes(32).toString('base64url')
  return { redirectUri: callback(provider), state: random(), nonce: random(), verifier: random(), ...more }
}

/** Goes to a provider's page as a browser does, answers there, and gives what our callback is told. */
export async function comeBack(
  provider: LoginProvider,
  visit: LoginVisit,
  answer: Answer,
): Promise<Record<string, string>> {
  const jar = new Map<string, string>()
  const page = await follow(await provider.authorizationUrl(visit), jar)
  if (page.response.status !== 200) throw new Error(`${page.response.status}: ${await page.response.text()}`)
  const form = new URLSearchParams(answer === 'cancel' ? { cancel: '1' } : { person: answer.person })
  if (answer !== 'cancel' && !answer.hidesEmail) form.set('email', 'on')
  const end = await follow(page.url, jar, form)
  if (end.url.pathname === new URL(visit.redirectUri).pathname)
    return Object.fromEntries(end.url.searchParams)
  const text = await end.response.text()
  const fields = [...text.matchAll(/name="([^"]*)" value="([^"]*)"/g)]
  if (!text.includes(`action="${visit.redirectUri}"`)) throw new Error(`No form leads back: ${text}`)
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescaped(value)]))
}

type Stop = { url: URL; response: Response }

/** Follows redirects with cookies, up to the one that leads to the product. */
async function follow(start: URL, jar: Map<string, string>, form?: URLSearchParams): Promise<Stop> {
  let url = start
  let body = form
  for (;;) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const init: RequestInit = { redirect: 'manual', headers: { cookie } }
    const response = await fetch(url, body ? { ...init, method: 'POST', body } : init)
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const next = response.headers.get('location')
    if (next === null) return { url, response }
    url = new URL(next, url)
    body = undefined
    if (url.port === '3000') return { url, response }
  }
}

function unescaped(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
