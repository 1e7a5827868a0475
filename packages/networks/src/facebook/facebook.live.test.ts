import { describe, expect, it } from 'vitest'

import { realHosts } from '../maker.ts'
import type { PublisherBench } from '../suite/bench.suite.ts'
import { expectOnceMore, expectPosted, type SuitePost, type SuiteStage } from '../suite/desk.suite.ts'
import { describePublisher } from '../suite/publisher.suite.ts'
import { linkBy, openReal } from '../suite/real.suite.ts'
import { openStandIn, type StandIn } from '../suite/stand-in.suite.ts'
import { createFacebookPublisher, facebookMaker } from './publisher.ts'

const kinds = (['reels', 'video', 'story'] as const).map((kind) => ({ kind, settings: {} }))
const finish = ['POST /{page}/video_reels?upload_phase=finish']
const upload = ['POST /video-upload/{id}']
const finishOf = {
  story: 'POST /{page}/video_stories?upload_phase=finish',
  video: 'POST /{page}/videos?upload_phase=finish',
}

const { FACEBOOK_TEST_APP_ID, FACEBOOK_TEST_APP_SECRET, FACEBOOK_TEST_PAGE, FACEBOOK_TEST_PAGE_TOKEN } =
  process.env

let standIn: StandIn

async function open(): Promise<PublisherBench> {
  standIn = await openStandIn({
    network: 'facebook',
    people: { owner: 'haneul', other: 'bada', nobody: 'mina' },
    untick: 'pages_manage_posts',
    presets: { throttled: 'meta.80001', 'token-ended': 'meta.190.463' },
    routes: {
      begin: ['POST /{page}/video_reels?upload_phase=start'],
      send: upload,
      publish: finish,
      look: ['GET /{video}'],
      file: upload,
      stalled: upload,
      late: finish,
    },
    idOf: ({ source }) => source,
  })
  // The tests post more in an hour than a page may in a day.
  await standIn.setSwitch('facebook', { reelsPerDay: 1_000 })
  const keys = facebookMaker.keys.parse(facebookMaker.sandboxKeys)
  return {
    ...standIn.bench,
    publisher: createFacebookPublisher(keys, standIn),
    kinds,
    largeBytes: 6_000_000,
  }
}

async function openPage(): Promise<PublisherBench> {
  const keys = facebookMaker.keys.parse({
    FACEBOOK_PAGES_APP_ID: FACEBOOK_TEST_APP_ID,
    FACEBOOK_PAGES_APP_SECRET: FACEBOOK_TEST_APP_SECRET,
  })
  const publisher = createFacebookPublisher(keys, { at: realHosts, now: () => new Date() })
  const linked = linkBy(FACEBOOK_TEST_PAGE ?? '', FACEBOOK_TEST_PAGE_TOKEN ?? '')
  return openReal(publisher, { linked, kinds })
}

if (FACEBOOK_TEST_PAGE) describePublisher('Facebook itself', openPage)

describePublisher('Facebook', open, (on) => {
  describe('stories and long videos', () => {
    it.for(['story', 'video'] as const)(
      'are finished once, however the answer is lost and whatever finishing twice would do: %s',
      async (kind) => {
        await withSwitches({ duplicatesOnRefinish: true }, async () => {
          for (const answer of ['drop', '500']) {
            const access = await on.desk.access()
            const post = on.desk.post({ kind })
            const ticket = await on.desk.readyToPublish(access, post)
            await standIn.rule(finishOf[kind], { kind: 'after-commit', answer })
            expect((await on.desk.publish(access, post, ticket)).status).toBe('unclear')
            await on.bench.behave()
            await expectOnceMore(on, post, ticket)
          }
        })
      },
    )

    it('are not finished again while the list of stories is behind', async () => {
      const access = await on.desk.access()
      const post = on.desk.post({ kind: 'story' })
      const ticket = await on.desk.readyToPublish(access, post)
      await standIn.rule(finishOf.story, { kind: 'late-visible', ms: 120_000 })
      await on.desk.publish(access, post, ticket)
      const { status } = await on.desk.publisher.look(access, 'story', ticket)
      expect(status).toMatch(/^(processing|published)$/)
    })

    it('go on in parts where the line was cut', async () => {
      await withSwitches({ pieceBytes: 1_000_000 }, async () => {
        const access = await on.desk.access()
        const post = on.desk.post({ kind: 'video', bytes: 3_500_000 })
        const ticket = await on.desk.begin(access, post)
        const transfer = 'POST /{page}/videos?upload_phase=transfer'
        await standIn.rule(transfer, { kind: 'cut' }, { match: { nth: 3, afterBytes: 300_000 } })
        expect((await on.desk.send(access, post, ticket)).status).toBe('unclear')
        await on.bench.behave()
        post.opened.length = 0
        await expectOnceMore(on, post, ticket)
        expect(post.opened[0]).toBeGreaterThanOrEqual(2_000_000)
      })
    })

    it('are told to be of the wrong shape where Facebook would keep them as drafts', async () => {
      const access = await on.desk.access()
      const reel = on.desk.post()
      const post: SuitePost = { ...on.desk.post({ kind: 'video' }), video: reel.video }
      const ticket = await on.desk.readyToPublish(access, post)
      await on.desk.publish(access, post, ticket)
      await on.bench.pass(60_000)
      expect(await on.desk.publisher.look(access, 'video', ticket)).toMatchObject({
        status: 'rejected',
        refusal: 'ratio',
      })
    })
  })

  describe("Facebook's moods", () => {
    it.for(['spelling', 'extra', 'missing', 'ids-as-numbers'] as const)(
      'are read in every shape that its answers have: %s',
      async (form) => {
        await standIn.rule('*', { kind: 'drift', form })
        for (const { kind } of on.bench.kinds) await expectPosted(on, kind)
      },
    )

    it('hide an error in a phase while the whole is said to be worked on', async () => {
      await withSwitches({ hidesErrorsInPhases: true }, async () => {
        expect(await rejectedWith(on, '1363128')).toMatchObject({ status: 'rejected', refusal: 'length' })
      })
      expect(await rejectedWith(on, '1363127')).toMatchObject({ status: 'rejected', refusal: 'resolution' })
    })

    it('do not know a video yet that was just made', async () => {
      await withSwitches({ unseenAfterStartMs: 30_000 }, async () => {
        const access = await on.desk.access()
        const post = on.desk.post()
        const ticket = await on.desk.sent(access, post, await on.desk.begin(access, post))
        await on.bench.pass(60_000)
        await expectOnceMore(on, post, ticket)
      })
    })

    it('want the app to prove itself', async () => {
      await withSwitches({ needsProof: true }, async () => {
        for (const { kind } of on.bench.kinds) await expectPosted(on, kind)
      })
    })

    it('take no more reels for a day', async () => {
      await withSwitches({ reelsPerDay: 0 }, async () => {
        const outcome = await on.desk.publisher.begin(await on.desk.access(), on.desk.post())
        expect(outcome).toMatchObject({ status: 'wait', why: 'quota' })
      })
    })

    it('have an ending in our words for each of its refusals', async () => {
      const access = await on.desk.access()
      for (const preset of await standIn.presets('meta.')) {
        await standIn.rule('POST /{page}/video_reels?upload_phase=start', { kind: 'http', preset })
        const outcome = await on.desk.publisher.begin(access, on.desk.post())
        expect([preset, outcome.status]).toEqual([
          preset,
          expect.stringMatching(/^(wait|needs-owner|rejected)$/),
        ])
        await on.bench.behave()
      }
    })
  })
})

const withSwitches = (values: Record<string, boolean | number>, run: () => Promise<void>) =>
  standIn.withSwitches('facebook', values, run)

/** What a look says of a file that fails so. */
async function rejectedWith(on: SuiteStage, code: string) {
  const access = await on.desk.access()
  const post = on.desk.post()
  const begun = await on.desk.begin(access, post)
  await standIn.rule('POST /video-upload/{id}', { kind: 'reject', code, insidePhase: true })
  const ticket = await on.desk.sent(access, post, begun)
  await on.bench.behave()
  await on.bench.pass(60_000)
  return on.desk.publisher.look(access, 'reels', ticket)
}
