import { expect, it } from 'vitest'

import { comeBack, newVisit } from '../browser.suite.ts'
import type { LoginBench } from '../login.suite.ts'

/** What every provider that speaks OpenID Connect promises besides. */
export function expectOidc({ sandbox, provider, signIn }: LoginBench): void {
  it.each([
    ['for another app', 'wrong-audience'],
    ['that has run out', 'expired-token'],
    ['that is signed by somebody else', 'bad-signature'],
  ])('refuses an id token %s', async (_what, fault) => {
    const { id } = provider().facts
    await sandbox().setFault(id, fault)
    const outcome = await signIn({ person: 'haneul' })
    await sandbox().setFault(id, 'none')
    expect(outcome).toMatchObject({ status: 'refused' })
  })

  it('refuses what came back to another visit, by its nonce', async () => {
    const visit = newVisit(provider())
    const answer = await comeBack(provider(), visit, { person: 'haneul' })
    expect(await provider().exchange(answer, { ...visit, nonce: 'another' })).toMatchObject({
      status: 'refused',
    })
  })

  it('goes on when the provider changes its keys', async () => {
    expect(await signIn({ person: 'haneul' })).toMatchObject({ status: 'identity' })
    // Longer than keys are left alone after they were asked for.
    await new Promise((done) => setTimeout(done, 1_100))
    await fetch(`${sandbox().url}/sandbox/${provider().facts.id}/rotate-keys`, { method: 'POST' })
    expect(await signIn({ person: 'haneul' })).toMatchObject({ status: 'identity' })
  })
}
