import { describe, expect, it } from 'vitest'

import type { Candidate, ConsentVisit, NetworkTokens } from '../publisher.ts'
import type { SuiteManner, SuitePerson } from './bench.suite.ts'
import { newVisit, type SuiteStage } from './desk.suite.ts'

const hourMs = 3_600_000

/** From the consent page to tokens, and to what they open. */
export function describeLinking(on: SuiteStage): void {
  describe('linking', () => {
    it('shows what the owner can post to, with all that posting needs', async (test) => {
      if (!on.bench.consent) return test.skip()
      const { tokens, missing } = await grant(on, 'owner')
      expect(missing).toEqual([])
      for (const scope of on.bench.publisher.facts.neededScopes) expect(tokens.scopes).toContain(scope)
      const list = await candidatesOf(on, tokens)
      const [first] = list.filter(({ fault }) => fault === null)
      expect(first?.remoteId).toMatch(/^\S+$/)
      expect(first?.name).not.toBe('')
    })

    it('tells that the person went back', async (test) => {
      if (!on.bench.consent) return test.skip()
      const visit = newVisit()
      const answer = await comeBack(on, visit, 'owner', 'deny')
      expect(await on.desk.publisher.exchange(answer, visit)).toEqual({ status: 'cancelled' })
    })

    it('names what was left out at the consent page', async (test) => {
      if (!on.bench.consent) return test.skip()
      const { missing } = await grant(on, 'owner', 'untick')
      expect(missing.length).toBeGreaterThan(0)
      for (const scope of missing) expect(on.bench.publisher.facts.neededScopes).toContain(scope)
    })

    it('says why nothing can be linked of one who has nothing to post to', async (test) => {
      if (!on.bench.consent) return test.skip()
      const visit = newVisit()
      const answer = await goTo(on, visit, 'nobody', 'agree')
      // Whom the page itself turns away does not come back to us.
      if (answer === null) return test.skip()
      const { tokens } = await exchange(on, answer, visit)
      const outcome = await on.desk.publisher.candidates(tokens)
      const usable = outcome.status === 'found' ? outcome.list.filter(({ fault }) => fault === null) : []
      expect(usable).toEqual([])
      expect(outcome.status).toMatch(/^(found|needs-owner)$/)
    })

    it('knows an account again by its id, and another person as another', async (test) => {
      if (!on.bench.consent) return test.skip()
      const idsOf = async (person: SuitePerson) =>
        (await candidatesOf(on, (await grant(on, person)).tokens)).map(({ remoteId }) => remoteId)
      const first = await idsOf('owner')
      expect(await idsOf('owner')).toEqual(first)
      const other = await idsOf('other')
      expect(other.filter((id) => first.includes(id))).toEqual([])
    })

    it('takes what came back once, with its own state', async (test) => {
      if (!on.bench.consent) return test.skip()
      const visit = newVisit()
      const answer = await comeBack(on, visit, 'owner', 'agree')
      const wrongState = await on.desk.publisher.exchange({ ...answer, state: 'another' }, visit)
      expect(wrongState.status).not.toBe('granted')
      expect((await on.desk.publisher.exchange(answer, visit)).status).toBe('granted')
      expect((await on.desk.publisher.exchange(answer, visit)).status).not.toBe('granted')
      expect((await on.desk.publisher.exchange({ state: visit.state }, visit)).status).not.toBe('granted')
    })

    it('goes on with renewed tokens, where they are renewed', async (test) => {
      if (on.bench.publisher.facts.renewsBeforeMs === null || !on.bench.consent) return test.skip()
      const access = await on.desk.newAccess()
      await on.bench.pass(25 * hourMs)
      const renewed = await on.desk.publisher.renew(access)
      if (renewed.status !== 'renewed') throw new Error(JSON.stringify(renewed))
      const next = { ...access, tokens: renewed.tokens }
      expect((await on.desk.publisher.limits(next, on.desk.mainKind)).status).toBe('known')
    })

    it('asks the owner when the link is dead', async (test) => {
      if (!on.bench.misbehave || !(await on.bench.misbehave({ kind: 'token-ended', at: 'begin' })))
        return test.skip()
      expect(await on.desk.publisher.begin(await on.desk.access(), on.desk.post())).toMatchObject({
        status: 'needs-owner',
        fault: 'ended',
      })
    })
  })
}

async function goTo(on: SuiteStage, visit: ConsentVisit, person: SuitePerson, manner: SuiteManner) {
  if (!on.bench.consent) throw new Error('Only a person can agree here.')
  return on.bench.consent(await on.desk.publisher.consentUrl(visit), visit, { person, manner })
}

async function grant(on: SuiteStage, person: SuitePerson, manner: SuiteManner = 'agree') {
  const visit = newVisit()
  return exchange(on, await comeBack(on, visit, person, manner), visit)
}

async function exchange(on: SuiteStage, answer: Record<string, string>, visit: ConsentVisit) {
  const outcome = await on.desk.publisher.exchange(answer, visit)
  if (outcome.status !== 'granted') throw new Error(JSON.stringify(outcome))
  return outcome
}

async function comeBack(on: SuiteStage, visit: ConsentVisit, person: SuitePerson, manner: SuiteManner) {
  const answer = await goTo(on, visit, person, manner)
  if (answer === null) throw new Error(`The page turns away ${person}.`)
  return answer
}

async function candidatesOf(on: SuiteStage, tokens: NetworkTokens): Promise<readonly Candidate[]> {
  const outcome = await on.desk.publisher.candidates(tokens)
  if (outcome.status !== 'found') throw new Error(JSON.stringify(outcome))
  return outcome.list
}
