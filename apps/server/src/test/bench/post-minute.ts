// `npm run bench:posting` runs this: fills the database of DATABASE_URL with posts that are due in one minute, has them
// sent by the product's own job, and prints what it measured. Networks are in memory and answer after a time that is said;
// one of them lets the program make so many posts a day.
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

import { networkIds } from '@clipmint/contract'
import type { Publisher } from '@clipmint/integrations'
import { must } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import { openPostgres } from '../../db/postgres.ts'
import { posts } from '../../db/tables/reservations.ts'
import { sendDue } from '../../features/reservations/posting/send-due.ts'
import { insertTargets } from '../../features/reservations/posting/store.ts'
import { createFakeFeed } from '../fake-feed.ts'
import { addOwner, createPostingWorld, postOf, targetOf } from '../posting/world.ts'

const [, , howMany = '1000', answerMs = '0', aDay = '0'] = process.argv
const count = Number(howMany)
const perOwner = 10
const beganAt = Date.now()
const began = new Date(beganAt)
/** The day of the network that counts posts ends after the bench. */
const programQuota = () => ({ posts: Number(aDay), from: began, until: new Date(beganAt + 86_400_000) })
const feeds = networkIds.map((id) => {
  const publishesBy = id === 'youtube' || id === 'tiktok' ? 'last-byte' : 'call'
  const feed = createFakeFeed(id, {
    publishesBy,
    now: () => new Date(),
    faultOf: () => 'none',
    programQuota: id === 'youtube' ? programQuota : null,
  })
  return { ...feed, publisher: slow(feed.publisher) }
})
const database = await openPostgres(process.env['DATABASE_URL'] ?? '', pino({ level: 'error' }), 16)
await database.migrate()
const world = createPostingWorld(database, { feeds, now: () => new Date() })
const due = await fill()

let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, 500)
const startedAt = performance.now()
await sendDue(world, new AbortController().signal)
const seconds = (performance.now() - startedAt) / 1_000
clearInterval(watch)
const seen = feeds.flatMap((feed) => feed.seen)
const perNetwork = Object.fromEntries(feeds.map((feed) => [feed.publisher.facts.id, feed.seen.length]))
const waiting = await database
  .db()
  .execute<{ many: number }>(sql`select count(*)::int as many from post_targets where state = 'queued'`)
await database.close()
process.stdout.write(
  JSON.stringify({
    seen: seen.length,
    twice: seen.length - new Set(seen.map(({ text }) => text)).size,
    waiting: waiting.rows[0]?.many,
    perNetwork,
    seconds,
    overtaken: mostOvertaken(),
    peakBytes: peak,
  }),
)

/** Posts of many owners over all networks, due within one minute that is just over; gives when each is, by its words. */
async function fill(): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (let from = 0; from < count; from += perOwner) {
    const accountId = await addOwner(world)
    const made = Array.from({ length: Math.min(perOwner, count - from) }, (_, index) => {
      const caption = `post ${from + index}`
      const at = new Date(beganAt - 60_000 + Math.floor(((from + index) / count) * 60_000))
      times.set(caption, at.getTime())
      const key = { accountId, id: uuidv7() }
      const network = must(networkIds[(from + index) % networkIds.length], 'a network')
      return { post: postOf(key, { caption, at }), target: targetOf(key, network, at) }
    })
    await database
      .db()
      .insert(posts)
      .values(made.map(({ post }) => post))
    await insertTargets(
      world,
      made.map(({ target }) => target),
    )
  }
  await database.db().execute(sql`vacuum analyze`)
  return times
}

/** By how many seconds of due time a post left before one that was due earlier, at the most, within its network. */
function mostOvertaken(): number {
  let most = 0
  for (const feed of feeds) {
    let latest = 0
    for (const { text } of feed.places.values()) {
      const at = due.get(text) ?? 0
      most = Math.max(most, latest - at)
      latest = Math.max(latest, at)
    }
  }
  return most / 1_000
}

/** A network that takes its time to answer. */
function slow(publisher: Publisher): Publisher {
  const wait = async <Value>(act: () => Promise<Value>) => {
    await sleep(Number(answerMs))
    return act()
  }
  return {
    ...publisher,
    limits: async (...of) => wait(async () => publisher.limits(...of)),
    begin: async (...of) => wait(async () => publisher.begin(...of)),
    send: async (...of) => wait(async () => publisher.send(...of)),
    publish: async (...of) => wait(async () => publisher.publish(...of)),
    look: async (...of) => wait(async () => publisher.look(...of)),
  }
}
