import { postStatus } from '@clipmint/contract'
import { hourMs, must } from '@clipmint/kit'
import { afterEach, describe, expect, it } from 'vitest'

import type { Database } from '../../../db/database.ts'
import { Failure } from '../../../failure.ts'
import { openTestDatabase } from '../../../test/databases.ts'
import type { Engine } from '../../../test/databases.ts'
import { createFakeFeed, type NetworkFault } from '../../../test/fake-feed.ts'
import { engines, usualEngines } from '../../../test/index.ts'
import { addDuePosts, createPostingWorld, linkedId } from '../../../test/posting/world.ts'
import { settleTarget } from '../direct/change.ts'
import { findPost } from '../posts/store.ts'
import { hearOf } from './hear.ts'
import { listDue, listEvents, listTargets } from './store.ts'
import { work } from './work.ts'

const { signal } = new AbortController()
const open: Database[] = []
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
})

/** A post that a network published, or did not, without a word for more than a day. */
async function givenUp(engine: Engine, isThere: boolean) {
  let time = Date.parse('2026-12-01T00:00:00Z')
  const now = () => new Date(time)
  let isAsked = false
  let faultOf = (call: string): NetworkFault => {
    if (call.endsWith('.publish')) {
      isAsked = true
      return isThere ? 'lost-after' : 'lost-before'
    }
    return call.endsWith('.look') && isAsked ? 'lost-before' : 'none'
  }
  const feed = createFakeFeed('facebook', { publishesBy: 'call', now, faultOf: (call) => faultOf(call) })
  const { look: ask } = feed.publisher
  let beforeLook = async () => {}
  feed.publisher.look = async (...of) => {
    await beforeLook()
    return ask(...of)
  }
  const { database } = await openTestDatabase(engine)
  open.push(database)
  const world = createPostingWorld(database, { feeds: [feed], now })
  const [first] = await addDuePosts(world, ['facebook'], 1)
  const key = must(first, 'the post')
  const target = async () => must((await listTargets(world, key))[0], 'its target')
  const goOn = async (ms: number, stepMs = 20_000) => {
    for (const until = time + ms; time < until; time += stepMs)
      for (const due of await listDue(world, now(), 10)) await work(world, due, signal)
  }
  await goOn(120_000)
  await goOn(26 * hourMs, 900_000)
  const { accountId, ticket, ...known } = await target()
  expect(known).toMatchObject({ state: 'unknown', nextAt: null })
  faultOf = () => 'none'
  return {
    feed,
    goOn,
    target,
    kinds: async () => (await listEvents(world, await target())).map(({ kind }) => kind),
    status: async () => must(await findPost(world, key), 'the post').status,
    settle: async (way: 'look' | 'send') =>
      settleTarget(world, key, { targetId: (await target()).id, way }).catch((error: unknown) => {
        if (error instanceof Failure) return error.code
        throw error
      }),
    /** Its network tells of it, by the ticket that it knows whatever its owner does. */
    hear: async () => {
      const socialAccountId = linkedId(accountId, 'facebook')
      return hearOf(world, { accountId, socialAccountId, ticket: must(ticket, 'its ticket') })
    },
    /** Has the next look wait until it is let go. */
    holdLook: () => {
      const gate = Promise.withResolvers<void>()
      const begun = Promise.withResolvers<void>()
      beforeLook = async () => {
        begun.resolve()
        await gate.promise
      }
      return { begun: begun.promise, letGo: () => gate.resolve() }
    },
  }
}

describe.each(usualEngines)('a post of which nobody knows, on %s', (engine) => {
  it('is found by another look where it was there all along, and never made twice', async () => {
    const { feed, goOn, target, kinds, status, settle } = await givenUp(engine, true)
    expect(await status()).toBe(postStatus.failed)
    expect(await settle('look')).toMatchObject({ status: postStatus.uploading })
    expect(await settle('send')).toBe('RESERVATIONS_NOT_UNKNOWN')
    await goOn(60_000)
    expect(await target()).toMatchObject({ state: 'confirmed' })
    expect((await kinds()).slice(-3)).toEqual(['given-up', 'looking', 'published'])
    expect(await status()).toBe(postStatus.completed)
    expect(feed.seen).toHaveLength(1)
    expect(await settle('send')).toBe('RESERVATIONS_NOT_UNKNOWN')
  })

  it('is told as failed by another look where its network says that nothing came of it', async () => {
    const { feed, goOn, target, settle } = await givenUp(engine, false)
    await settle('look')
    await goOn(60_000)
    expect(await target()).toMatchObject({ state: 'failed', failure: 'nothing-came' })
    expect(feed.seen).toHaveLength(0)
  })

  it('is sent anew once its owner says that it is not there, with what came before in its trail', async () => {
    const { feed, goOn, kinds, status, settle } = await givenUp(engine, false)
    expect(await settle('send')).toMatchObject({ status: postStatus.waitingUpload, endedAt: null })
    expect(await settle('send')).toBe('RESERVATIONS_NOT_UNKNOWN')
    await goOn(120_000)
    expect(await status()).toBe(postStatus.completed)
    expect(feed.seen).toHaveLength(1)
    const after = await kinds()
    expect(after.slice(after.indexOf('given-up'), after.indexOf('given-up') + 3)).toEqual([
      'given-up',
      'not-there',
      'started',
    ])
  })

  it('is found when its network tells of it after nobody looked any more', async () => {
    const { feed, goOn, target, hear } = await givenUp(engine, true)
    expect([await hear(), await hear()]).toEqual([true, true])
    await goOn(60_000)
    expect(await target()).toMatchObject({ state: 'confirmed' })
    expect(feed.seen).toHaveLength(1)
  })
})

describe.each(engines)('a look and an owner at the same time, on %s', (engine) => {
  it('leave it to the look that is under way, which may have found the post', async () => {
    const { feed, goOn, target, settle, hear, holdLook } = await givenUp(engine, true)
    const look = holdLook()
    await settle('look')
    const working = goOn(20_000)
    await look.begun
    expect([await settle('send'), await settle('look')]).toEqual([
      'RESERVATIONS_NOT_UNKNOWN',
      'RESERVATIONS_NOT_UNKNOWN',
    ])
    // What its network tells in this moment waits until the look is over.
    expect(await hear()).toBe(false)
    look.letGo()
    await working
    expect(await target()).toMatchObject({ state: 'confirmed' })
    expect(feed.seen).toHaveLength(1)
  })

  it('let one of the owner and a message from the network have it', async () => {
    const { target, settle, hear, kinds } = await givenUp(engine, true)
    const [answer] = await Promise.all([settle('send'), hear()])
    const isSent = typeof answer !== 'string'
    expect(await target()).toMatchObject({ state: isSent ? 'queued' : 'unknown' })
    expect((await kinds()).filter((kind) => kind === 'not-there')).toHaveLength(isSent ? 1 : 0)
  })
})
