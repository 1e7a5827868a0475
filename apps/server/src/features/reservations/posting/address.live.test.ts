import { postStatus } from '@clipmint/contract'
import { hourMs, must } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { openTestDatabase } from '../../../test/databases.ts'
import { createFakeFeed } from '../../../test/fake-feed.ts'
import { usualEngines } from '../../../test/index.ts'
import { addDuePosts, createPostingWorld } from '../../../test/posting/world.ts'
import { findPost } from '../posts/store.ts'
import { listDue, listEvents, listTargets } from './store.ts'
import { work } from './work.ts'

const { signal } = new AbortController()

/** A post on a network that shows it before it tells its address, and the hours that go by. */
async function postAt(engine: (typeof usualEngines)[number], addressAfterMs: number) {
  let time = Date.parse('2026-12-01T00:00:00Z')
  const now = () => new Date(time)
  const feed = createFakeFeed('tiktok', {
    publishesBy: 'last-byte',
    now,
    faultOf: () => 'none',
    addressAfterMs,
  })
  const { database } = await openTestDatabase(engine)
  const world = createPostingWorld(database, { feeds: [feed], now })
  const [key] = await addDuePosts(world, ['tiktok'], 1)
  return {
    feed,
    close: () => database.close(),
    goOn: async (ms: number) => {
      for (const until = time + ms; time < until; time += 20_000)
        for (const due of await listDue(world, now(), 10)) await work(world, due, signal)
    },
    look: async () => {
      const [target] = await listTargets(world, must(key, 'the post'))
      const post = await findPost(world, must(key, 'the post'))
      return { post: must(post, 'the post'), target: must(target, 'its target') }
    },
    trail: async () => {
      const [target] = await listTargets(world, must(key, 'the post'))
      return listEvents(world, must(target, 'its target'))
    },
  }
}

it.each(usualEngines)(
  'is told as published at once, and its address once there is one, on %s',
  async (engine) => {
    const { feed, goOn, look, trail, close } = await postAt(engine, 10 * 60_000)
    await goOn(60_000)
    expect(await look()).toMatchObject({
      post: { status: postStatus.completed },
      target: { state: 'confirmed', url: null },
    })
    await goOn(15 * 60_000)
    const { target } = await look()
    expect(target).toMatchObject({ state: 'confirmed', nextAt: null, ticket: null })
    expect(target.url).toContain('https://tiktok.example/')
    expect(feed.seen).toHaveLength(1)
    expect((await trail()).filter(({ kind }) => kind === 'published')).toHaveLength(1)
    await close()
  },
)

it.each(usualEngines)('goes without an address that is not told in a day, on %s', async (engine) => {
  const { feed, goOn, look, close } = await postAt(engine, Infinity)
  await goOn(25 * hourMs)
  expect((await look()).target).toMatchObject({ state: 'confirmed', url: null, nextAt: null, ticket: null })
  expect(feed.seen).toHaveLength(1)
  await close()
})
