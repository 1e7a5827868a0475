import type { NetworkId } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'

import type { Database } from '../../../db/database.ts'
import { openPostgres } from '../../../db/postgres.ts'
import { openTestDatabase } from '../../../test/databases.ts'
import { createFakeFeed } from '../../../test/fake-feed.ts'
import { addDuePosts, createPostingWorld } from '../../../test/posting/world.ts'
import { listDue, listTargets } from './store.ts'
import { work } from './work.ts'

const { signal } = new AbortController()
const open: Database[] = []
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
})

/** Four processes, each with connections of its own, and one network. */
async function fourProcesses(options: Partial<Parameters<typeof createFakeFeed>[1]> = {}) {
  let time = Date.parse('2026-12-01T00:00:00Z')
  const now = () => new Date(time)
  const feed = createFakeFeed('youtube', {
    publishesBy: 'last-byte',
    now,
    faultOf: () => 'none',
    ...options,
  })
  const first = await openTestDatabase('postgres')
  open.push(first.database)
  const others = await Promise.all(
    [1, 2, 3].map(async () => openPostgres(must(first.url, 'its address'), pino({ level: 'silent' }), 4)),
  )
  open.unshift(...others)
  const worlds = [first.database, ...others].map((database) =>
    createPostingWorld(database, { feeds: [feed], now }),
  )
  return {
    feed,
    world: must(worlds[0], 'a world'),
    worlds,
    pass: (ms: number) => {
      time += ms
    },
  }
}
const networks: NetworkId[] = ['youtube']

it('lets one of four processes have a post that all reach for at once', async () => {
  const { feed, world, worlds, pass } = await fourProcesses()
  const keys = await addDuePosts(world, networks, 12)
  for (let round = 0; round < 6; round += 1) {
    const due = await listDue(world, world.now(), 100)
    await Promise.all(due.flatMap((key) => worlds.map(async (each) => work(each, key, signal))))
    pass(5_000)
  }
  expect(feed.seen.map(({ text }) => text).toSorted()).toEqual(
    keys.map((_, index) => `post ${index}`).toSorted(),
  )
  expect(feed.places.size).toBe(12)
})

it('posts no more in a period than a network lets a program, the first first, and goes on with the next', async () => {
  const from = new Date('2026-12-01T00:00:00Z')
  const until = new Date('2026-12-01T08:00:00Z')
  const later = { posts: 5, from: until, until: new Date('2026-12-02T08:00:00Z') }
  const { feed, world, worlds, pass } = await fourProcesses({
    programQuota: (now) => (now < until ? { posts: 5, from, until } : later),
  })
  const keys = await addDuePosts(world, networks, 9)
  const rounds = async () => {
    for (let round = 0; round < 4; round += 1) {
      for (const [index, key] of (await listDue(world, world.now(), 100)).entries())
        await work(must(worlds[index % 4], 'a process'), key, signal)
      pass(5_000)
    }
  }
  await rounds()
  expect(feed.seen.map(({ text }) => text)).toEqual(['post 0', 'post 1', 'post 2', 'post 3', 'post 4'])
  const waiting = await listTargets(world, must(keys[8], 'the last'))
  expect(waiting[0]).toMatchObject({ state: 'queued', nextAt: until })
  pass(8 * 3_600_000)
  await rounds()
  expect(feed.seen).toHaveLength(9)
})
