import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Answer, comeBack, newVisit } from './browser.suite.ts'
import type { LoginOutcome, LoginProvider } from './provider.ts'

/** A provider with its stand-in, and what its own tests need of both. */
export type LoginBench = {
  sandbox: () => Sandbox
  provider: () => LoginProvider
  signIn: (answer: Answer) => Promise<LoginOutcome>
}

/** What every provider of social login promises, against its stand-in; `open` makes it for an address. */
export function describeLogin(
  id: string,
  open: (at: string) => LoginProvider,
  own: (bench: LoginBench) => void,
): void {
  describe(`signing in with ${id}, against its stand-in`, () => {
    let sandbox: Sandbox
    let provider: LoginProvider
    beforeAll(async () => {
      sandbox = await startSandbox()
      provider = open(`${sandbox.url}/sandbox/${id}`)
    })
    afterAll(() => sandbox.stop())

    async function signIn(answer: Answer): Promise<LoginOutcome> {
      const visit = newVisit(provider)
      return provider.exchange(await comeBack(provider, visit, answer), visit)
    }

    it('says who came back, the same each time and another for another person', async () => {
      const first = foundIn(await signIn({ person: 'haneul' })).identity
      const again = foundIn(await signIn({ person: 'haneul' })).identity
      const other = foundIn(await signIn({ person: 'sam' })).identity
      expect(first).toMatchObject({ provider: id, email: 'haneul@clipmint.example' })
      expect(again.subject).toBe(first.subject)
      expect(other.subject).not.toBe(first.subject)
    })

    it('says that somebody went back', async () => {
      expect(await signIn('cancel')).toEqual({ status: 'cancelled' })
    })

    it('takes what came back once, with its own state and at its own address', async () => {
      const visit = newVisit(provider)
      const answer = await comeBack(provider, visit, { person: 'haneul' })
      const otherState = { ...answer, state: 'another' }
      expect(await provider.exchange(otherState, visit)).toMatchObject({ status: 'refused' })
      expect(await provider.exchange(answer, visit)).toMatchObject({ status: 'identity' })
      expect(await provider.exchange(answer, visit)).toMatchObject({ status: 'refused' })
      expect(await provider.exchange({ ...answer, code: 'made-up' }, visit)).toMatchObject({
        status: 'refused',
      })
    })

    it('is not let to the page with another address to come back to', async () => {
      const visit = newVisit(provider, { redirectUri: 'http://localhost:3000/v3/user/elsewhere' })
      expect((await fetch(await provider.authorizationUrl(visit), { redirect: 'manual' })).status).toBe(400)
    })

    it('refuses a code that was used by somebody else before', async () => {
      await sandbox.setFault(id, 'used-code')
      expect(await signIn({ person: 'haneul' })).toMatchObject({ status: 'refused' })
      await sandbox.setFault(id, 'none')
    })

    it.each(['busy', 'broken', 'garbled', 'silent'])(
      'says that it cannot be reached while it is %s',
      async (fault) => {
        const visit = newVisit(provider)
        const answer = await comeBack(provider, visit, { person: 'haneul' })
        await sandbox.setFault(id, fault)
        expect(await provider.exchange(answer, visit)).toMatchObject({ status: 'unreachable' })
        await sandbox.setFault(id, 'none')
        expect(await signIn({ person: 'haneul' })).toMatchObject({ status: 'identity' })
      },
    )

    it('waits for a slow answer', async () => {
      const visit = newVisit(provider)
      const answer = await comeBack(provider, visit, { person: 'haneul' })
      await sandbox.setFault(id, 'slow')
      const outcome = await provider.exchange(answer, visit)
      await sandbox.setFault(id, 'none')
      expect(outcome).toMatchObject({ status: 'identity' })
    })

    it('takes the consent back, and says when it cannot be reached for that', async () => {
      const { identity, grant } = foundIn(await signIn({ person: 'bada' }))
      await sandbox.setFault(id, 'broken')
      const unlink = () => provider.unlink({ subject: identity.subject, grant })
      expect(await unlink()).toMatchObject({ status: 'unreachable' })
      await sandbox.setFault(id, 'none')
      expect(await unlink()).toEqual({ status: 'unlinked' })
    })

    it('refuses an id token that somebody made up', async () => {
      expect(await provider.verify('a.b.c', null)).toMatchObject({ status: 'refused' })
    })

    own({ sandbox: () => sandbox, provider: () => provider, signIn })
  })
}

/** Who was found; throws with the provider's word where nobody was. */
export function foundIn(outcome: LoginOutcome) {
  if (outcome.status !== 'identity') throw new Error(JSON.stringify(outcome))
  return outcome
}
