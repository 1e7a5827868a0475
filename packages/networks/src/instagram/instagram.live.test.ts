import { setTimeout as wait } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { realHosts } from '../maker.ts'
import type { PublisherBench } from '../suite/bench.suite.ts'
import { expectOnceMore, expectPosted, type SuiteStage } from '../suite/desk.suite.ts'
import { openFileServer } from '../suite/file-server.suite.ts'
import { describePublisher } from '../suite/publisher.suite.ts'
import { linkBy, openReal } from '../suite/real.suite.ts'
import { openStandIn, type StandIn } from '../suite/stand-in.suite.ts'
import { createInstagramPublisher, instagramMaker } from './publisher.ts'

const kinds = (['reels', 'story'] as const).map((kind) => ({ kind, settings: {} }))
const largeBytes = 6_000_000
const presets = { throttled: 'meta.80002', 'token-ended': 'meta.190.463' }
const people = { owner: 'haneul', other: 'bada', nobody: 'mina' }

const { INSTAGRAM_TEST_APP_ID, INSTAGRAM_TEST_APP_SECRET, INSTAGRAM_TEST_ACCOUNT, INSTAGRAM_TEST_TOKEN } =
  process.env

let standIn: StandIn
const withSwitches = (values: Record<string, boolean | number>, run: () => Promise<void>) =>
  standIn.withSwitches('instagram', values, run)
/** The tests post more in an hour than an account may in a day. */
const manyPosts = { quotaTotal: 1_000, containersPerDay: 10_000 }

async function openByFacebook(): Promise<PublisherBench> {
  const publish = ['POST /{ig}/media_publish']
  const upload = ['POST /ig-api-upload/{id}']
  standIn = await openStandIn({
    network: 'instagram',
    app: 'facebook',
    people,
    untick: 'instagram_content_publish',
    presets,
    routes: {
      begin: ['POST /{ig}/media'],
      send: upload,
      publish,
      look: ['GET /{container}'],
      file: upload,
      stalled: upload,
      late: publish,
    },
  })
  await standIn.setSwitch('instagram', manyPosts)
  const keys = instagramMaker.keys.parse(instagramMaker.sandboxKeys)
  return { ...standIn.bench, publisher: createInstagramPublisher(keys, standIn), kinds, largeBytes }
}

async function openByItself(): Promise<PublisherBench> {
  const make = ['POST /{ig}/media']
  const publish = ['POST /{ig}/media_publish']
  const opened = await openStandIn({
    network: 'instagram',
    people,
    untick: 'instagram_business_content_publish',
    presets,
    routes: {
      begin: make,
      send: null,
      publish,
      look: ['GET /{container}'],
      file: null,
      stalled: make,
      late: publish,
    },
  })
  standIn = opened
  await opened.setSwitch('instagram', manyPosts)
  const files = await openFileServer()
  const keys = instagramMaker.keys.parse({
    INSTAGRAM_APP_ID: '260000000000002',
    INSTAGRAM_APP_SECRET: 'instagram-sandbox-secret',
    INSTAGRAM_LOGIN: 'instagram',
  })
  return {
    ...opened.bench,
    publisher: createInstagramPublisher(keys, opened),
    kinds,
    largeBytes,
    serve: files.serve,
    async pass(ms) {
      // A file is fetched in the time of this machine, whatever the clock of the networks says.
      await wait(20)
      await opened.bench.pass(ms)
    },
    async stop() {
      await files.stop()
      await opened.bench.stop()
    },
  }
}

async function openAccount(): Promise<PublisherBench> {
  const keys = instagramMaker.keys.parse({
    INSTAGRAM_APP_ID: INSTAGRAM_TEST_APP_ID,
    INSTAGRAM_APP_SECRET: INSTAGRAM_TEST_APP_SECRET,
  })
  const publisher = createInstagramPublisher(keys, { at: realHosts, now: () => new Date() })
  const linked = linkBy(INSTAGRAM_TEST_ACCOUNT ?? '', INSTAGRAM_TEST_TOKEN ?? '')
  return openReal(publisher, { linked, kinds })
}

if (INSTAGRAM_TEST_ACCOUNT) describePublisher('Instagram itself', openAccount)

describePublisher("Instagram by Facebook's login", openByFacebook, (on) => {
  describeMoods(on)

  it('says of a file that fails why, in our words', async () => {
    const access = await on.desk.access()
    const post = on.desk.post()
    await standIn.rule('POST /ig-api-upload/{id}', { kind: 'reject', code: '2207026' })
    const ticket = await on.desk.sent(access, post, await on.desk.begin(access, post))
    await on.bench.pass(60_000)
    expect(await on.desk.publisher.look(access, 'reels', ticket)).toMatchObject({
      status: 'rejected',
      refusal: 'format',
    })
  })

  it('wants the app to prove itself, where it is set so', async () => {
    await withSwitches({ needsProof: true }, async () => {
      await on.desk.newAccess()
      await expectPosted(on, 'reels')
    })
  })
})

describePublisher('Instagram by its own login', openByItself, (on) => {
  describeMoods(on)

  it('gives its token flat as well', async () => {
    await withSwitches({ wrapsToken: false }, async () => {
      expect((await on.desk.newAccess()).remoteId).toMatch(/^\d+$/)
    })
  })

  it('begins anew where it could not fetch the file, be that told at once or later', async () => {
    const access = await on.desk.access()
    const nowhere = { ...on.desk.post().video, publicUrl: async () => new URL('http://127.0.0.1:9/0.mp4') }
    const post = { ...on.desk.post(), video: nowhere }
    await withSwitches({ refusesUnfetchableAtOnce: true }, async () => {
      expect(await on.desk.publisher.begin(access, post)).toMatchObject({ status: 'wait', why: 'busy' })
    })
    const begun = await on.desk.publisher.begin(access, post)
    if (begun.status !== 'begun') throw new Error(JSON.stringify(begun))
    await expect
      .poll(async () => {
        await on.bench.pass(30_000)
        return on.desk.publisher.look(access, 'reels', begun.ticket)
      })
      .toEqual({ status: 'gone' })
  })
})

/** What both logins have in common besides the suite. */
function describeMoods(on: SuiteStage): void {
  describe("Instagram's moods", () => {
    it.for(['drop', '500'])('publish a story once, however the answer is lost: %s', async (answer) => {
      // A story has no words: of two in one minute nobody could tell which it is.
      await on.bench.pass(120_000)
      const access = await on.desk.access()
      const post = on.desk.post({ kind: 'story' })
      const ticket = await on.desk.readyToPublish(access, post)
      await standIn.rule('POST /{ig}/media_publish', { kind: 'after-commit', answer })
      expect((await on.desk.publish(access, post, ticket)).status).toBe('unclear')
      await on.bench.behave()
      await expectOnceMore(on, post, ticket)
    })

    it.for(['spelling', 'extra', 'missing', 'ids-as-numbers'] as const)(
      'are read in every shape that its answers have: %s',
      async (form) => {
        await standIn.rule('*', { kind: 'drift', form })
        for (const { kind } of on.bench.kinds) await expectPosted(on, kind)
      },
    )

    it('have an ending in our words for each of its refusals', async () => {
      const access = await on.desk.access()
      for (const preset of [...(await standIn.presets('ig.')), ...(await standIn.presets('meta.'))]) {
        await standIn.rule('POST /{ig}/media', { kind: 'http', preset })
        const outcome = await on.desk.publisher.begin(access, on.desk.post())
        expect([preset, outcome.status]).toEqual([
          preset,
          expect.stringMatching(/^(wait|needs-owner|rejected)$/),
        ])
        await on.bench.behave()
      }
    })

    it('let no more be posted for a day, which the account says before', async () => {
      const access = await on.desk.access()
      const post = on.desk.post()
      const ticket = await on.desk.readyToPublish(access, post)
      await withSwitches({ quotaTotal: 1 }, async () => {
        expect(await on.desk.publisher.limits(access, 'reels')).toMatchObject({ left: 0 })
        expect(await on.desk.publish(access, post, ticket)).toMatchObject({ status: 'wait', why: 'quota' })
      })
      await expectOnceMore(on, post, ticket)
    })

    it('forget a container that was left for a day', async () => {
      const access = await on.desk.access()
      const post = on.desk.post()
      const ticket = await on.desk.readyToPublish(access, post)
      await on.bench.pass(25 * 3_600_000)
      expect(await on.desk.publisher.look(access, 'reels', ticket)).toEqual({ status: 'gone' })
      expect((await on.desk.publish(access, post, ticket)).status).toBe('unclear')
      expect(await on.desk.seenOf(access, post)).toEqual([])
    })
  })
}
