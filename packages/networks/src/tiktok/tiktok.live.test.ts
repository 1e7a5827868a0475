import { afterEach, describe, expect, it } from 'vitest'

import { realHosts } from '../maker.ts'
import type { NetworkAccess } from '../publisher.ts'
import type { PublisherBench, SuitePerson } from '../suite/bench.suite.ts'
import { newVisit, type SuiteStage } from '../suite/desk.suite.ts'
import { describePublisher } from '../suite/publisher.suite.ts'
import { linkBy, openReal } from '../suite/real.suite.ts'
import { openStandIn } from '../suite/stand-in.suite.ts'
import { meanings } from './meanings.ts'
import { tiktokMaker } from './publisher.ts'

const init = '/v2/post/publish/video/init/'
const status = '/v2/post/publish/status/fetch/'
const settings = {
  privacy: 'PUBLIC_TO_EVERYONE',
  comment: true,
  duet: false,
  stitch: false,
  disclosure: 'own',
  musicConsent: true,
}

const hourMs = 3_600_000

const { TIKTOK_TEST_ACCOUNT, TIKTOK_TEST_TOKEN } = process.env

let standIn: Awaited<ReturnType<typeof openStandIn>>

/** What the shared tests need: ids at once, and more posts than a day has. */
const switches = { moderationMs: 0, postsPerDay: 1_000 }

async function openBench(): Promise<PublisherBench> {
  standIn = await openStandIn({
    network: 'tiktok',
    people: { owner: 'bada', other: 'lucia', nobody: 'mina' },
    untick: 'video.publish',
    presets: { throttled: 'tt.rate_limit_exceeded', 'token-ended': 'tt.access_token_invalid' },
    routes: {
      begin: [`POST ${init}`],
      send: [`POST ${status}`],
      publish: ['PUT /upload?last'],
      look: [`POST ${status}`],
      file: ['PUT /upload?last'],
      stalled: ['PUT /upload?last'],
      // What is late here is the public id: see below.
      late: null,
    },
  })
  const { at, now, bench } = standIn
  const keys = tiktokMaker.keys.parse(tiktokMaker.sandboxKeys)
  await standIn.setSwitch('tiktok', switches)
  return {
    ...bench,
    publisher: tiktokMaker.create(keys, { at, now }),
    kinds: [{ kind: 'video', settings }],
    largeBytes: 8_000_000,
    // Six posts a minute may be begun: after each test a minute goes by.
    async behave() {
      await bench.behave()
      await bench.pass(61_000)
    },
  }
}

/** Itself, by an access token of a link that is there; only its owner sees what is posted. */
async function openItself(): Promise<PublisherBench> {
  // Links are neither made nor renewed here, so no keys are wanted.
  const keys = tiktokMaker.keys.parse({ TIKTOK_CLIENT_KEY: 'none', TIKTOK_CLIENT_SECRET: 'none' })
  const publisher = tiktokMaker.create(keys, { at: realHosts, now: () => new Date() })
  const kinds = [{ kind: 'video' as const, settings: { ...settings, privacy: 'SELF_ONLY' } }]
  return openReal(publisher, { linked: linkBy(TIKTOK_TEST_ACCOUNT ?? '', TIKTOK_TEST_TOKEN ?? ''), kinds })
}

if (TIKTOK_TEST_ACCOUNT) describePublisher('TikTok itself', openItself)

describePublisher('TikTok, at its stand-in', openBench, (on) => {
  describe('and what is TikTok’s alone', () => {
    afterEach(async () => {
      const before = { isAudited: true, neverTellsIds: false, bansPosting: false }
      await standIn.setSwitch('tiktok', { ...before, ...switches })
    })

    it('has no address until moderation is over, and is the same post then', async () => {
      await standIn.setSwitch('tiktok', { moderationMs: hourMs })
      const access = await on.desk.access()
      const post = on.desk.post()
      const ticket = await on.desk.sent(access, post, await on.desk.begin(access, post))
      expect(await on.desk.goOn(access, post, ticket)).toMatchObject({
        remoteId: expect.stringMatching(/^v_pub_file~/),
        url: null,
      })
      await on.bench.pass(hourMs)
      const published = await on.desk.goOn(access, post, ticket)
      expect(published.url).toBe(`${standIn.at('www.tiktok.com')}/@badasashimi/video/${published.remoteId}`)
      await on.desk.expectSeenOnce(access, post, published)
    })

    it('takes a post for seen of which the public id is never told', async () => {
      await standIn.setSwitch('tiktok', { neverTellsIds: true })
      const access = await on.desk.access()
      expect(await on.desk.goThrough(access, on.desk.post())).toMatchObject({
        status: 'published',
        url: null,
      })
    })

    it('says that a program which was not audited posts to private accounts alone', async () => {
      await standIn.setSwitch('tiktok', { isAudited: false })
      expect(await on.desk.publisher.begin(await on.desk.access(), on.desk.post())).toMatchObject({
        status: 'rejected',
        refusal: expect.stringMatching(/^(private-only|settings)$/),
      })
    })

    it('tells what an account allows, and refuses what it does not', async () => {
      const access = await linkAs(on, 'other')
      expect(await on.desk.publisher.limits(access, 'video')).toMatchObject({
        mostSeconds: 60,
        off: ['comment', 'duet', 'stitch'],
        choices: { privacy: expect.arrayContaining(['PUBLIC_TO_EVERYONE', 'SELF_ONLY']) },
      })
      const post = { ...on.desk.post(), settings: { ...settings, privacy: 'FOLLOWER_OF_CREATOR' } }
      expect(await on.desk.publisher.begin(access, post)).toMatchObject({
        status: 'rejected',
        refusal: 'settings',
      })
    })

    it('waits an hour when the account has made all posts of a day, which is told with success', async () => {
      await standIn.setSwitch('tiktok', { postsPerDay: 0 })
      const access = await on.desk.access()
      for (const outcome of [
        await on.desk.publisher.limits(access, 'video'),
        await on.desk.publisher.begin(access, on.desk.post()),
      ])
        expect(outcome).toMatchObject({ status: 'wait', why: 'quota', until: expect.any(Date) })
    })

    it('cannot be renewed by a refresh token that was used', async () => {
      const access = await on.desk.newAccess()
      expect((await on.desk.publisher.renew(access)).status).toBe('renewed')
      expect(await on.desk.publisher.renew(access)).toMatchObject({ status: 'needs-owner', fault: 'ended' })
    })

    it('gives a place up whose address for bytes has ended, with nothing in it', async () => {
      const access = await on.desk.access()
      const post = on.desk.post()
      const from = on.bench.now()
      const ticket = await on.desk.begin(access, post)
      await on.bench.pass(hourMs + 1_000)
      expect(await on.desk.publisher.look(access, 'video', ticket)).toEqual({ status: 'gone' })
      expect(await on.desk.send(access, post, ticket)).toEqual({ status: 'gone' })
      const wanted = on.desk.wanted(post, from)
      expect(await on.desk.publisher.find(access, wanted)).toEqual({ status: 'absent' })
      expect(await on.desk.seenOf(access, post)).toEqual([])
    })

    it.for([
      ['duration_check_failed', { status: 'rejected', refusal: 'length' }],
      ['file_format_check_failed', { status: 'rejected', refusal: 'format' }],
      ['publish_cancelled', { status: 'rejected', refusal: 'cancelled-there' }],
      ['internal', { status: 'gone' }],
    ] as const)('says what became of a post that failed by %s', async ([code, outcome]) => {
      await standIn.rule('PUT /upload?last', { kind: 'reject', code })
      const access = await on.desk.access()
      const post = on.desk.post()
      const ticket = await on.desk.sent(access, post, await on.desk.begin(access, post))
      await on.bench.pass(hourMs)
      expect(await on.desk.publisher.look(access, 'video', ticket)).toMatchObject(outcome)
    })

    it.for(['spelling', 'extra', 'missing', 'ids-as-numbers'])(
      'takes answers in another shape: %s',
      async (form) => {
        const access = await on.desk.access()
        const post = on.desk.post()
        await standIn.rule('POST *', { kind: 'drift', form })
        const ticket = await on.desk.sent(access, post, await on.desk.begin(access, post))
        expect((await on.desk.goOn(access, post, ticket)).status).toBe('published')
        await on.bench.behave()
        await on.desk.expectSeenOnce(access, post, await on.desk.goOn(access, post, ticket))
      },
    )

    it.for(['403', '404', '416', '500'])('goes on after the host for bytes said %s', async (status) => {
      await standIn.rule('PUT /upload?last', { kind: 'http', preset: `tt.upload.${status}` })
      const access = await on.desk.access()
      const post = on.desk.post()
      const ticket = await on.desk.begin(access, post)
      expect((await on.desk.send(access, post, ticket)).status).toBe('unclear')
      await on.bench.behave()
      await on.desk.expectSeenOnce(access, post, await on.desk.goOn(access, post, ticket))
    })

    it.for(['tt.invalid_grant', 'tt.400.invalid_grant'])(
      'reads the end of a link with any status: %s',
      async (preset) => {
        const access = await on.desk.access()
        await standIn.rule('POST /v2/oauth/token/', { kind: 'http', preset })
        expect(await on.desk.publisher.renew(access)).toMatchObject({ status: 'needs-owner', fault: 'ended' })
      },
    )

    it('knows every refusal that the stand-in has', async () => {
      const { presets } = (await standIn.control('GET', '/faults')) as { presets: string[] }
      const ofOthers = ['tt.unsupported_path', 'tt.invalid_grant', 'tt.invalid_client']
      const access = await on.desk.access()
      const unknown: string[] = []
      for (const preset of presets.filter((it) => /^tt\.[a-z_]+$/.test(it) && !ofOthers.includes(it))) {
        await standIn.rule(`POST ${init}`, { kind: 'http', preset })
        const outcome = await on.desk.publisher.begin(access, on.desk.post())
        await on.bench.behave()
        if (!('code' in outcome && outcome.code in meanings)) unknown.push(preset)
      }
      expect(unknown).toEqual([])
    })
  })
})

async function linkAs(on: SuiteStage, person: SuitePerson): Promise<NetworkAccess> {
  const visit = newVisit()
  const url = await on.desk.publisher.consentUrl(visit)
  const answer = await on.bench.consent?.(url, visit, { person, manner: 'agree' })
  const granted = await on.desk.publisher.exchange(answer ?? {}, visit)
  if (granted.status !== 'granted') throw new Error(JSON.stringify(granted))
  const found = await on.desk.publisher.candidates(granted.tokens)
  if (found.status !== 'found' || !found.list[0]) throw new Error(JSON.stringify(found))
  return found.list[0]
}
