import { describe, expect, it } from 'vitest'

import type { SuiteStage } from './desk.suite.ts'

const hourMs = 3_600_000

/** A post on its way, when all goes well or the line breaks. */
export function describeSending(on: SuiteStage): void {
  describe('posting', () => {
    it('posts each kind once, with its words unchanged', async (test) => {
      const access = await on.desk.access()
      for (const { kind } of on.bench.kinds) {
        const post = on.desk.post({ kind })
        const published = await on.desk.goThrough(access, post)
        expect(published.remoteId).toMatch(/^[\w-]+$/)
        await on.desk.expectSeenOnce(access, post, published)
      }
      if (on.bench.kinds.length === 0) test.skip()
    })

    it('streams a large file and tells how far it is', async () => {
      const access = await on.desk.access()
      const post = on.desk.post({ bytes: on.bench.largeBytes })
      const heard: number[] = []
      const published = await on.desk.goThrough(access, post, (bytes) => heard.push(bytes))
      expect(heard).toEqual(heard.toSorted((a, b) => a - b))
      expect(Math.max(0, ...heard)).toBeLessThanOrEqual(post.video.bytes)
      await on.desk.expectSeenOnce(access, post, published)
    })

    it('goes on where the line was cut, with what the network says it has', async (test) => {
      const access = await on.desk.access()
      const post = on.desk.post({ bytes: on.bench.largeBytes })
      const afterBytes = Math.floor(post.video.bytes * 0.6)
      if (!on.bench.misbehave || !(await on.bench.misbehave({ kind: 'cut', afterBytes }))) return test.skip()
      const ticket = await on.desk.begin(access, post)
      expect((await on.desk.send(access, post, ticket)).status).not.toBe('sent')
      await on.bench.behave()
      const looked = await on.desk.publisher.look(access, post.kind, ticket)
      if (looked.status !== 'unsent') throw new Error(JSON.stringify(looked))
      expect(looked.fromByte).toBeLessThanOrEqual(afterBytes)
      post.opened.length = 0
      const published = await on.desk.goOn(access, post, ticket)
      expect(post.opened).toContain(looked.fromByte)
      await on.desk.expectSeenOnce(access, post, published)
    })

    it.for(['begin', 'send', 'publish'] as const)(
      'goes on after a restart that forgot what came of it: %s',
      async (step) => {
        const access = await on.desk.access()
        const post = on.desk.post()
        const begun = await on.desk.begin(access, post)
        if (step === 'begin') {
          await on.desk.expectSeenOnce(access, post, await on.desk.goThrough(access, post))
          return
        }
        const byCall = on.bench.publisher.facts.publishesBy === 'call'
        const last = byCall && step === 'publish' ? await on.desk.readyAfter(access, post, begun) : begun
        const outcome = await (step === 'send' ? on.desk.send : on.desk.publish)(access, post, last)
        expect(outcome.status).toMatch(/^(sent|accepted)$/)
        const goOn = byCall ? on.desk.goOn : on.desk.whatBecame
        await on.desk.expectSeenOnce(access, post, await goOn(access, post, last))
      },
    )

    it('leaves a post that was only begun or sent unseen', async (test) => {
      if (!on.bench.seen) return test.skip()
      const access = await on.desk.access()
      const post = on.desk.post()
      await on.desk.begin(access, post)
      const ticket = await on.desk.begin(access, post)
      if (on.bench.publisher.facts.publishesBy === 'call') await on.desk.sent(access, post, ticket)
      expect(await on.desk.seenOf(access, post)).toEqual([])
    })

    it('sends nothing that publishes before the caller agrees', async (test) => {
      if (on.bench.publisher.facts.publishesBy !== 'last-byte' || !on.bench.seen) return test.skip()
      const access = await on.desk.access()
      const post = on.desk.post()
      const ticket = await on.desk.begin(access, post)
      const refused = new Error('Not written down.')
      const sending = on.desk.publisher.send(access, post, ticket, {
        sent: () => {},
        aboutToPublish: () => Promise.reject(refused),
        signal: AbortSignal.timeout(60_000),
      })
      await expect(sending).rejects.toBe(refused)
      await on.bench.pass(hourMs)
      expect(await on.desk.seenOf(access, post)).toEqual([])
    })

    it('stops sending when it is told to', async () => {
      const access = await on.desk.access()
      const post = on.desk.post()
      const ticket = await on.desk.begin(access, post)
      const outcome = await on.desk.publisher.send(access, post, ticket, {
        sent: () => {},
        aboutToPublish: async () => {},
        signal: AbortSignal.abort(),
      })
      expect(outcome.status).toBe('unclear')
    })
  })
}

/** What is read of posts and accounts. */
export function describeReading(on: SuiteStage): void {
  describe('figures', () => {
    it('counts of a post what the network counts, and calls unknown what it does not', async (test) => {
      if (!on.bench.seen) return test.skip()
      const access = await on.desk.access()
      const post = on.desk.post()
      const { remoteId } = await on.desk.goThrough(access, post)
      const read = await on.desk.publisher.figures(access, [
        { remoteId, kind: post.kind },
        { remoteId: on.desk.strangeId(remoteId), kind: post.kind },
      ])
      if (read.status !== 'read') throw new Error(JSON.stringify(read))
      expect(read.posts.map((figures) => figures.remoteId)).toEqual([remoteId])
      expect(read.gone).toEqual([on.desk.strangeId(remoteId)])
      const { remoteId: _, ...counts } = read.posts[0] ?? { remoteId }
      for (const count of Object.values(counts)) expect(count ?? 0).toBeGreaterThanOrEqual(0)
    })

    it('says what the account allows', async () => {
      const known = await on.desk.publisher.limits(await on.desk.access(), on.desk.mainKind)
      expect(known).toMatchObject({ status: 'known' })
    })
  })
}
