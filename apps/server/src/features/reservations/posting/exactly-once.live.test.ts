import process from 'node:process'

import { type NetworkId, postStatus } from '@clipmint/contract'
import { createRandom, must } from '@clipmint/kit'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { notifications } from '../../../db/tables/notifications.ts'
import { openTestDatabase } from '../../../test/databases.ts'
import { createFakeFeed, type NetworkFault } from '../../../test/fake-feed.ts'
import { every, usualEngines } from '../../../test/index.ts'
import { addDuePosts, createPostingWorld, Killed, mortal } from '../../../test/posting/world.ts'
import { findPost, savePost } from '../posts/store.ts'
import { posting } from './limits.ts'
import { listDue, listEvents, listTargets } from './store.ts'
import { work } from './work.ts'

const faults: readonly NetworkFault[] = ['lost-before', 'lost-after', 'busy', 'throttled', 'gone', 'slow']
const networks: readonly (readonly [NetworkId, 'call' | 'last-byte'])[] = [
  ['facebook', 'call'],
  ['instagram', 'call'],
  ['youtube', 'last-byte'],
  ['tiktok', 'last-byte'],
]
const start = Date.parse('2026-12-01T00:00:00Z')
const farAway = new Date('2100-01-01T00:00:00Z')
const setTo = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)

it.each(usualEngines)(
  'shows each post exactly once and tells once how it ended, whatever networks do and whenever workers die, on %s',
  { timeout: 600_000 },
  async (engine) => {
    const { database } = await openTestDatabase(engine)
    const random = createRandom(setTo('POSTING_SEED', 11))
    const faulty = setTo('POSTING_FAULTS', 0.12)
    let time = start
    const now = () => new Date(time)
    const faultOf = (): NetworkFault => {
      const roll = random()
      if (roll < 0.001) return 'rejected'
      return roll < faulty ? must(faults[Math.floor(random() * faults.length)], 'a fault') : 'none'
    }
    const feeds = networks.map(([id, publishesBy]) => createFakeFeed(id, { publishesBy, now, faultOf }))
    const world = createPostingWorld(database, { feeds, now })
    const keys = await addDuePosts(
      world,
      networks.map(([id]) => id),
      setTo('POSTING_POSTS', every ? 40 : 16),
    )
    for (const key of keys) await savePost(world, key, { isScheduled: true })
    const { signal } = new AbortController()
    let kills = 0

    while ((await listDue(world, farAway, 1)).length > 0) {
      const due = await listDue(world, now(), 100)
      for (const key of due) {
        // Two workers reach for the same post: one has it, and may die.
        const outcomes = await Promise.allSettled([
          work(
            mortal(world, () => random() < 0.01),
            key,
            signal,
          ),
          work(world, key, signal),
        ])
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') {
            if (!(outcome.reason instanceof Killed)) throw outcome.reason
            kills += 1
          }
      }
      time += due.length > 0 ? 2_000 : 20_000
      expect(time - start, 'how long posts are under way').toBeLessThan(3 * posting.unknownMs)
    }

    const states: Record<string, number> = {}
    const wrong: string[] = []
    for (const key of keys) {
      const post = must(await findPost(world, key), 'the post')
      expect(post.endedAt).not.toBeNull()
      expect([postStatus.completed, postStatus.partiallyCompleted, postStatus.failed]).toContain(post.status)
      const news = await world.db().select().from(notifications).where(eq(notifications.postId, key.id))
      expect(news, 'how often it was told of').toHaveLength(1)
      for (const target of await listTargets(world, key)) {
        states[target.state] = (states[target.state] ?? 0) + 1
        const feed = feeds.find(({ publisher }) => publisher.facts.id === target.network)
        const seen = feed?.seen.filter(({ text }) => text === post.caption) ?? []
        const trail = await listEvents(world, target)
        const isSeen = target.state === 'confirmed'
        const started = trail.filter(({ kind }) => kind === 'started').length
        const isSound =
          seen.length === (isSeen ? 1 : 0) &&
          (!isSeen || target.remoteId === seen[0]?.remoteId) &&
          // What is refused at the first question has not been started.
          (isSeen ? started === 1 : started <= 1) &&
          trail.at(-1)?.kind === (isSeen ? 'published' : 'failed')
        if (!isSound) wrong.push(JSON.stringify({ state: target.state, seen: seen.length, trail }))
      }
    }
    expect(wrong).toEqual([])
    expect(kills).toBeGreaterThan(0)
    if (process.env['POSTING_POSTS'])
      process.stderr.write(
        `${engine}: ${JSON.stringify({ states, kills, hours: (time - start) / 3_600_000 })}\n`,
      )
    await database.close()
  },
)
