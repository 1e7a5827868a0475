import type { HostAt, PublisherMaker } from '../maker.ts'
import { pictureOriginsOf } from '../picture-origins.ts'
import type { Publisher } from '../publisher.ts'
import type { World } from './ask.ts'
import { begin } from './begin.ts'
import { candidates, limits } from './channel.ts'
import { YoutubeKeys } from './config.ts'
import { consentUrl, exchange, renew, revoke, scopes } from './consent.ts'
import { figures } from './figures.ts'
import { find } from './find.ts'
import { listedWithinMs, look } from './look.ts'
import { pacificDay } from './pacific.ts'
import { send } from './send.ts'
import { readTicket } from './session.ts'

/**
 * Each ask for figures costs 2 of the 10,000 units that a project has a day, of which posts under way need the rest (YouTube
 * Data API, quota).
 */
const figureAsksADay = 2_000

/** Shorts and videos on YouTube, by its Data API v3: seen with the last byte of a resumable upload. */
export function createYoutube(keys: YoutubeKeys, { at, now }: { at: HostAt; now: () => Date }): Publisher {
  const world: World = { keys, at, now }
  return {
    facts: {
      id: 'youtube',
      publishesBy: 'last-byte',
      neededScopes: scopes,
      pictureOrigins: pictureOriginsOf(at, ['https://yt3.ggpht.com', 'https://yt3.googleusercontent.com']),
      // An access token lives for an hour.
      renewsBeforeMs: 5 * 60_000,
      programQuota: (moment) => ({ posts: keys.YOUTUBE_DAILY_UPLOADS, ...pacificDay(moment) }),
      figuresQuota: (moment) => ({ posts: figureAsksADay, ...pacificDay(moment) }),
      listedWithinMs,
    },
    consentUrl: async (visit) => consentUrl(world, visit),
    exchange: (answer, visit) => exchange(world, answer, visit),
    candidates: (tokens) => candidates(world, tokens),
    renew: (access) => renew(world, access),
    revoke: (access) => revoke(world, access),
    limits: (access) => limits(world, access),
    begin: (access, post) => begin(world, access, post),
    send: (access, post, ticket, on) => send(world, access, { post, ticket: readTicket(ticket), on }),
    publish: async () => {
      throw new Error('YouTube publishes with the last byte; there is no call for it.')
    },
    look: (access, kind, ticket) => look(world, access, { kind, ticket: readTicket(ticket) }),
    find: (access, wanted) => find(world, access, wanted),
    figures: (access, posts) => figures(world, access, posts),
  }
}

export const youtubeMaker: PublisherMaker<typeof YoutubeKeys> = {
  keys: YoutubeKeys,
  switchedOnBy: 'YOUTUBE_CLIENT_ID',
  sandboxKeys: {
    YOUTUBE_CLIENT_ID: 'youtube-sandbox.apps.googleusercontent.com',
    YOUTUBE_CLIENT_SECRET: 'youtube-sandbox-secret',
  },
  create: createYoutube,
}
