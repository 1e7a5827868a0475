import { describe, expect, it } from 'vitest'

import type { SuiteStage } from './desk.suite.ts'

const hourMs = 3_600_000

/** What must not post twice, nor be taken for the end: lost answers, dead tokens, limits, nonsense. */
export function describeAstray(on: SuiteStage): void {
  describe('when answers go astray', () => {
    it.for(['answer-lost', 'answer-broken'] as const)(
      'finds that it is posted, and posts it no second time: %s',
      async (kind, test) => {
        const access = await on.desk.access()
        const post = on.desk.post()
        const ticket = await on.desk.readyToPublish(access, post)
        if (!on.bench.misbehave || !(await on.bench.misbehave({ kind, at: 'publish' }))) return test.skip()
        expect((await on.desk.publish(access, post, ticket)).status).toBe('unclear')
        await on.bench.behave()
        const published = await on.desk.whatBecame(access, post, ticket)
        await on.desk.expectSeenOnce(access, post, published)
      },
    )

    it('finds a post whose ticket is lost, and takes no other for it', async (test) => {
      if (!on.bench.seen) return test.skip()
      const access = await on.desk.access()
      const post = on.desk.post()
      const from = on.bench.now()
      const published = await on.desk.goThrough(access, post)
      await on.bench.pass(on.bench.publisher.facts.listedWithinMs)
      const wanted = on.desk.wanted(post, from)
      expect(await on.desk.publisher.find(access, wanted)).toMatchObject({
        status: 'published',
        remoteId: published.remoteId,
      })
      expect(await on.desk.publisher.find(access, { ...wanted, text: `${post.text}!` })).toEqual({
        status: 'absent',
      })
      const others = [published.remoteId]
      expect(await on.desk.publisher.find(access, { ...wanted, others })).toEqual({ status: 'absent' })
      const before = new Date(from.getTime() - hourMs)
      const between = { from: before, to: new Date(before.getTime() + 60_000) }
      expect(await on.desk.publisher.find(access, { ...wanted, between })).toEqual({ status: 'absent' })
    })

    it('does not say that it may be published while lists are behind', async (test) => {
      const access = await on.desk.access()
      const post = on.desk.post()
      const ticket = await on.desk.readyToPublish(access, post)
      if (!on.bench.misbehave || !(await on.bench.misbehave({ kind: 'late' }))) return test.skip()
      expect((await on.desk.publish(access, post, ticket)).status).toMatch(/^(accepted|sent)$/)
      const looked = await on.desk.publisher.look(access, post.kind, ticket)
      expect(looked.status).toMatch(/^(processing|published)$/)
      await on.bench.behave()
      await on.bench.pass(on.bench.publisher.facts.listedWithinMs)
      await on.desk.expectSeenOnce(access, post, await on.desk.whatBecame(access, post, ticket))
    })

    const steps = ['begin', 'send', 'publish', 'look'] as const
    it.for(steps)('goes on after the token ended at %s', async (at, test) => {
      const outcome = await on.desk.meet({ kind: 'token-ended', at })
      if (outcome === null) return test.skip()
      expect(outcome.met).toMatchObject({ status: 'needs-owner', fault: 'ended' })
      await on.desk.expectSeenOnce(outcome.access, outcome.post, await outcome.goOn())
    })

    it.for(steps)('waits as long as it is told to when it asks too often at %s', async (at, test) => {
      const outcome = await on.desk.meet({ kind: 'throttled', at })
      if (outcome === null) return test.skip()
      expect(outcome.met).toMatchObject({ status: 'wait' })
      const until = 'until' in outcome.met ? outcome.met.until : null
      expect(until?.getTime() ?? Infinity).toBeGreaterThan(on.bench.now().getTime())
      await on.desk.expectSeenOnce(outcome.access, outcome.post, await outcome.goOn())
    })

    const nonsense = steps.flatMap((at) =>
      (['html', 'half-json', 'empty'] as const).map((kind) => ({ at, kind })),
    )
    it.for(nonsense)('takes no nonsense for an answer: $kind at $at', async ({ at, kind }, test) => {
      const outcome = await on.desk.meet({ kind, at })
      if (outcome === null) return test.skip()
      expect(outcome.met.status).toBe('unclear')
      await on.desk.expectSeenOnce(outcome.access, outcome.post, await outcome.goOn())
    })

    it('says of a file that the network does not get done with that it is under way', async (test) => {
      if (!on.bench.misbehave || !(await on.bench.misbehave({ kind: 'stalled' }))) return test.skip()
      const access = await on.desk.access()
      const post = on.desk.post()
      const ticket = await on.desk.sent(access, post, await on.desk.begin(access, post))
      for (const ms of [1_000, hourMs]) {
        await on.bench.pass(ms)
        const { status } = await on.desk.publisher.look(access, post.kind, ticket)
        expect(status).toBe('processing')
      }
    })
  })
}
