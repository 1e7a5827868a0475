import { afterEach, describe, expect, it } from 'vitest'

import { realHosts } from '../maker.ts'
import type { PublisherBench } from '../suite/bench.suite.ts'
import type { SuiteStage } from '../suite/desk.suite.ts'
import { describePublisher } from '../suite/publisher.suite.ts'
import { linkBy, openReal } from '../suite/real.suite.ts'
import { openStandIn } from '../suite/stand-in.suite.ts'
import { nextPacificMidnight } from './pacific.ts'
import { youtubeMaker } from './publisher.ts'
import { partBytes } from './session.ts'

const upload = '/upload/youtube/v3/videos'
const settings = { privacy: 'public', madeForKids: false }
const hourMs = 3_600_000

const { YOUTUBE_TEST_CHANNEL, YOUTUBE_TEST_TOKEN } = process.env

let standIn: Awaited<ReturnType<typeof openStandIn>>

async function openBench(): Promise<PublisherBench> {
  standIn = await openStandIn({
    network: 'youtube',
    people: { owner: 'haneul', other: 'sam', nobody: 'mina' },
    untick: 'https://www.googleapis.com/auth/youtube.upload',
    presets: { throttled: 'yt.rateLimitExceeded', 'token-ended': 'yt.authError' },
    routes: {
      begin: [`POST ${upload}`],
      send: [`PUT ${upload}?probe`],
      publish: [`PUT ${upload}?last`],
      look: ['GET /youtube/v3/videos'],
      file: null,
      stalled: [`PUT ${upload}?last`],
      late: [`PUT ${upload}?last`],
    },
  })
  const { at, now, bench, rule } = standIn
  const keys = youtubeMaker.keys.parse(youtubeMaker.sandboxKeys)
  return {
    ...bench,
    publisher: youtubeMaker.create(keys, { at, now }),
    kinds: [
      { kind: 'shorts', settings },
      { kind: 'video', settings },
    ],
    largeBytes: 2 * partBytes + 1_000_000,
    async misbehave(fault) {
      // The answer that opens a session is empty: what is wanted of it is in a header.
      if ((fault.kind === 'half-json' || fault.kind === 'empty') && fault.at === 'begin') return false
      if (fault.kind !== 'cut') return bench.misbehave(fault)
      const match = { nth: 2, afterBytes: fault.afterBytes - partBytes }
      await rule(`PUT ${upload}?bytes`, { kind: 'cut' }, { match })
      return true
    },
  }
}

/** Itself, by an access token of a link that is there; only its owner sees what is posted. */
async function openItself(): Promise<PublisherBench> {
  // Links are neither made nor renewed here, so no keys are wanted.
  const keys = youtubeMaker.keys.parse({ YOUTUBE_CLIENT_ID: 'none', YOUTUBE_CLIENT_SECRET: 'none' })
  const publisher = youtubeMaker.create(keys, { at: realHosts, now: () => new Date() })
  const kinds = [{ kind: 'shorts' as const, settings: { ...settings, privacy: 'private' } }]
  return openReal(publisher, { linked: linkBy(YOUTUBE_TEST_CHANNEL ?? '', YOUTUBE_TEST_TOKEN ?? ''), kinds })
}

if (YOUTUBE_TEST_CHANNEL) describePublisher('YouTube itself', openItself)

describePublisher('YouTube, at its stand-in', openBench, (on) => {
  describe('and what is YouTube’s alone', () => {
    const switchesBefore = { locksPrivate: false, keepsOfPut: 0, insertsPerDay: 100, isTesting: false }
    afterEach(async () => void (await standIn.setSwitch('youtube', switchesBefore)))

    it('says that a video was locked private, and not that everybody sees it', async () => {
      await standIn.setSwitch('youtube', { locksPrivate: true })
      expect(await lookAfterSending(on)).toMatchObject({ status: 'rejected', refusal: 'private-only' })
    })

    it('says of a file that is there already that it is a duplicate', async () => {
      const access = await on.desk.access()
      const post = on.desk.post()
      await on.desk.goThrough(access, post)
      expect(await lookAfterSending(on, post)).toMatchObject({ status: 'rejected', refusal: 'duplicate' })
    })

    it('brings the whole file over where less is kept than is sent', async () => {
      await standIn.setSwitch('youtube', { keepsOfPut: 3 * 262_144 })
      const access = await on.desk.access()
      const post = on.desk.post({ bytes: 2_500_000 })
      const published = await on.desk.goThrough(access, post)
      expect(published.status).toBe('published')
      await on.desk.expectSeenOnce(access, post, published)
    })

    it('finds a video whose session is gone with its last answer', async () => {
      const access = await on.desk.access()
      const post = on.desk.post()
      const ticket = await on.desk.begin(access, post)
      await on.bench.misbehave?.({ kind: 'answer-lost', at: 'publish' })
      expect((await on.desk.send(access, post, ticket)).status).toBe('unclear')
      await on.bench.behave()
      await standIn.rule(`PUT ${upload}?probe`, { kind: 'session-gone', status: 410 })
      expect(await on.desk.publisher.look(access, post.kind, ticket)).toEqual({ status: 'gone' })
      await on.desk.expectSeenOnce(access, post, await on.desk.whatBecame(access, post, ticket))
    })

    it('goes on in the same session where the token ended between two parts', async () => {
      const access = await on.desk.newAccess()
      const post = on.desk.post({ bytes: on.bench.largeBytes })
      const ticket = await on.desk.begin(access, post)
      const match = { nth: 2 }
      await standIn.rule(`PUT ${upload}?bytes`, { kind: 'expire-token' }, { match, times: 1 })
      const ended = await on.desk.send(access, post, ticket)
      expect(ended).toMatchObject({ status: 'needs-owner', fault: 'ended' })
      await on.bench.behave()
      const renewed = await on.desk.publisher.renew(access)
      if (renewed.status !== 'renewed') throw new Error(JSON.stringify(renewed))
      const next = { ...access, tokens: renewed.tokens }
      expect(await on.desk.publisher.look(next, post.kind, ticket)).toEqual({
        status: 'unsent',
        fromByte: partBytes,
      })
      await on.desk.expectSeenOnce(next, post, await on.desk.goOn(next, post, ticket))
    })

    it('waits for midnight in California when the program has no uploads left', async () => {
      await standIn.setSwitch('youtube', { insertsPerDay: 0 })
      const access = await on.desk.access()
      const until = nextPacificMidnight(on.bench.now())
      const outcome = await on.desk.publisher.begin(access, on.desk.post())
      expect(outcome).toMatchObject({ status: 'wait', why: 'quota', until })
      await standIn.setSwitch('youtube', { insertsPerDay: 100 })
    })

    it('asks the owner after a week while the program is in testing', async () => {
      await standIn.setSwitch('youtube', { isTesting: true })
      const access = await on.desk.newAccess()
      expect(access.tokens.refresh?.expiresAt).not.toBeNull()
      await on.bench.pass(8 * 24 * hourMs)
      expect(await on.desk.publisher.renew(access)).toMatchObject({ status: 'needs-owner', fault: 'ended' })
    })

    it.for(['extra', 'missing', 'ids-as-numbers'])('takes answers in another shape: %s', async (form) => {
      const access = await on.desk.access()
      const post = on.desk.post()
      for (const method of ['GET', 'PUT']) await standIn.rule(`${method} *`, { kind: 'drift', form })
      const published = await on.desk.goThrough(access, post)
      expect(published.status).toBe('published')
      await on.bench.behave()
      await on.desk.expectSeenOnce(access, post, published)
    })

    it('knows every refusal that the stand-in has', async () => {
      const { presets } = (await standIn.control('GET', '/faults')) as { presets: string[] }
      const ofOtherCalls = ['yt.commentsDisabled', 'yt.invalidImage', 'yt.playlistNotFound']
      const access = await on.desk.access()
      const unknown: string[] = []
      for (const preset of presets.filter((it) => it.startsWith('yt.') && !ofOtherCalls.includes(it))) {
        await standIn.rule(`POST ${upload}`, { kind: 'http', preset })
        const outcome = await on.desk.publisher.begin(access, on.desk.post())
        await on.bench.behave()
        const isKnown = 'refusal' in outcome ? outcome.refusal !== 'other' : outcome.status !== 'unclear'
        if (!isKnown) unknown.push(preset)
      }
      expect(unknown).toEqual(['yt.invalid_client', 'yt.invalid_request'])
    })
  })
})

async function lookAfterSending(on: SuiteStage, post = on.desk.post()) {
  const access = await on.desk.access()
  const ticket = await on.desk.sent(access, post, await on.desk.begin(access, post))
  for (;;) {
    const looked = await on.desk.publisher.look(access, post.kind, ticket)
    if (looked.status !== 'processing') return looked
    await on.bench.pass(5_000)
  }
}
