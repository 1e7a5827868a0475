import type { HostAt, PublisherMaker } from '../maker.ts'
import { pictureOriginsOf } from '../picture-origins.ts'
import type { Publisher } from '../publisher.ts'
import { candidates, limits } from './account.ts'
import type { World } from './ask.ts'
import { begin, readTicket } from './begin.ts'
import { TiktokKeys } from './config.ts'
import { consentUrl, exchange, neededScopes, renew, revoke } from './consent.ts'
import { figures } from './figures.ts'
import { find } from './find.ts'
import { readHook } from './hook.ts'
import { look } from './look.ts'
import { send } from './send.ts'

/** Videos on TikTok, by its Content Posting API v2: seen once the file is there whole. */
export function createTiktok(keys: TiktokKeys, { at, now }: { at: HostAt; now: () => Date }): Publisher {
  const world: World = { keys, at, now }
  return {
    facts: {
      id: 'tiktok',
      publishesBy: 'last-byte',
      neededScopes,
      pictureOrigins: pictureOriginsOf(at, [
        'https://*.tiktokcdn.com',
        'https://*.tiktokcdn-us.com',
        'https://*.tiktokcdn-eu.com',
      ]),
      // A fifth of the shortest life that tokens were ever given, two hours.
      renewsBeforeMs: 24 * 60_000,
      programQuota: null,
      // A list may not show a post before its moderation, which takes a minute and now and then hours.
      listedWithinMs: 2 * 3_600_000,
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
      throw new Error('TikTok publishes with the last byte; there is no call for it.')
    },
    look: (access, _kind, ticket) => look(world, access, readTicket(ticket)),
    find: (access, wanted) => find(world, access, wanted),
    figures: (access, posts) => figures(world, access, posts),
    readHook: (headers, body) => readHook(world, headers, body),
  }
}

export const tiktokMaker: PublisherMaker<typeof TiktokKeys> = {
  keys: TiktokKeys,
  switchedOnBy: 'TIKTOK_CLIENT_KEY',
  sandboxKeys: { TIKTOK_CLIENT_KEY: 'tiktoksandboxkey', TIKTOK_CLIENT_SECRET: 'tiktok-sandbox-secret' },
  create: createTiktok,
}
