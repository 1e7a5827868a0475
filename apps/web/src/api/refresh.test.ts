import { expect, test } from 'vitest'

import { createRefresh, type Lock } from './refresh.ts'
import { createSession, type Session } from './session.ts'

/** Two tabs of one browser: one storage, one lock. */
function openTabs(ask: () => Promise<string | null>) {
  let kept: string | null = JSON.stringify({ accessToken: 'old', receivedAt: 0 })
  let turn: Promise<unknown> = Promise.resolve()
  const lock: Lock = (_name, work) => {
    const next = turn.then(work)
    turn = next.catch(() => undefined)
    return next
  }
  const open = () => {
    const session: Session = createSession(
      { read: () => kept, write: (value) => void (kept = value), watch: () => () => undefined },
      () => 0,
    )
    return { session, refresh: createRefresh({ session, ask, lock }) }
  }
  return { one: open(), two: open() }
}

test('tabs that need a token at once ask for it once', async () => {
  let asked = 0
  const { one, two } = openTabs(async () => `new ${(asked += 1)}`)
  expect(await Promise.all([one.refresh(), two.refresh(), one.refresh()])).toEqual([true, true, true])
  expect(asked).toBe(1)
  expect(two.session.read()?.accessToken).toBe('new 1')
})

test('a session that is over ends everywhere', async () => {
  const { one, two } = openTabs(async () => null)
  expect(await one.refresh()).toBe(false)
  expect(await two.refresh()).toBe(false)
  expect(two.session.isSignedIn()).toBe(false)
})

test('an outage while renewing keeps the session', async () => {
  const { one } = openTabs(async () => Promise.reject(new Error('offline')))
  await expect(one.refresh()).rejects.toThrow('offline')
  expect(one.session.isSignedIn()).toBe(true)
})
