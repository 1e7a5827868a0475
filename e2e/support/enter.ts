import type { Page } from 'playwright-core'

import { firstPassword } from './new-owner.ts'

/** Where the site keeps its session (apps/web/src/api/session.ts). */
const key = 'clipmint.session'

/** The sandbox’s demo owner, as they sign in. */
export const demoLogin = { channel: 'sandbox' }

/** An owner whom these tests signed up, as they sign in. */
export function loginOf(email: string): object {
  return { channel: 'email', userEmail: email, password: firstPassword }
}

/**
 * Signs somebody in over the API, without the sign-in page, which takes two seconds of a processor; the test goes on to a
 * page of the site. `origin` where the browser has no address of its own.
 */
export async function enterBy(page: Page, login: object, origin = ''): Promise<void> {
  const answer = await page.context().request.post(`${origin}/v3/user/login`, { data: login })
  const { code, result } = await answer.json()
  if (code !== 'SUCCESS') throw new Error(`The sign-in was answered with ${code}.`)
  // A file of the site: it shares the site's storage, and nothing of the site runs in it.
  await page.goto(`${origin}/robots.txt`)
  const store = ([at, accessToken]: readonly [string, string]) =>
    localStorage.setItem(at, JSON.stringify({ accessToken, receivedAt: Date.now() }))
  await page.evaluate(store, [key, result.tokens.accessToken] as const)
}
