import { z } from 'zod'

import { exchangeAtFacebook, type FacebookApp, facebookConsentUrl } from '../graph/facebook-login.ts'
import { createGraph, GraphId } from '../graph/graph.ts'
import type { PublisherMaker } from '../maker.ts'
import { pictureOriginsOf } from '../picture-origins.ts'
import type { Publisher } from '../publisher.ts'
import { begin } from './begin.ts'
import { candidates } from './candidates.ts'
import { FacebookPagesKeys } from './config.ts'
import { figures } from './figures.ts'
import { find } from './find.ts'
import { look } from './look.ts'
import type { FacebookPlace } from './place.ts'
import { publish } from './publish.ts'
import { send } from './send.ts'

const neededScopes = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts']
const scopes = [...neededScopes, 'pages_manage_engagement', 'read_insights', 'business_management']

const nothingKnown = {
  status: 'known',
  left: null,
  resetsAt: null,
  mostSeconds: null,
  choices: {},
  off: [],
} as const

/** Facebook Pages: reels, videos and stories by the Graph API. */
export function createFacebookPublisher(
  keys: FacebookPagesKeys,
  { at, now }: Parameters<PublisherMaker['create']>[1],
): Publisher {
  const app: FacebookApp = {
    id: keys.FACEBOOK_PAGES_APP_ID,
    secret: keys.FACEBOOK_PAGES_APP_SECRET,
    version: keys.FACEBOOK_PAGES_VERSION,
    configId: keys.FACEBOOK_PAGES_CONFIG_ID ?? null,
    scopes,
    neededScopes,
  }
  const { version, secret } = app
  const graph = createGraph({ at, host: 'graph.facebook.com', version, now, secret })
  const place: FacebookPlace = { graph, at, now }
  return {
    facts: {
      id: 'facebook',
      publishesBy: 'call',
      neededScopes,
      pictureOrigins: pictureOriginsOf(at, ['https://*.fbcdn.net', 'https://platform-lookaside.fbsbx.com']),
      renewsBeforeMs: null,
      programQuota: null,
      listedWithinMs: 5 * 60_000,
    },
    consentUrl: async (visit) => facebookConsentUrl(app, visit, at),
    exchange: (answer, visit) => exchangeAtFacebook(app, { graph, now }, { answer, visit }),
    candidates: (tokens) => candidates(app, place, tokens),
    renew: async () => ({
      status: 'needs-owner',
      fault: 'ended',
      code: '',
      told: 'Facebook renews no tokens of pages: consent does.',
    }),
    // The consent is a person's, for all pages at once; with a page's token there is nothing to take back.
    revoke: async () => ({ status: 'revoked' }),
    async limits({ remoteId, tokens }) {
      // How many reels are left nobody can read; whether the link is alive can be.
      const call = { token: tokens.access.token, query: { fields: 'id' } }
      const page = await graph.ask(`/${remoteId}`, call, z.object({ id: GraphId }))
      return page.status === 'ok' ? nothingKnown : page
    },
    begin: (access, post) => begin(place, access, post),
    send: (access, post, ticket, on) => send(place, access, { post, ticket, on }),
    publish: (access, post, ticket) => publish(place, access, { post, ticket }),
    look: (access, kind, ticket) => look(place, access, { kind, ticket }),
    find: (access, wanted) => find(place, access, wanted),
    figures: (access, posts) => figures(place, access, posts),
  }
}

export const facebookMaker: PublisherMaker<typeof FacebookPagesKeys> = {
  keys: FacebookPagesKeys,
  switchedOnBy: 'FACEBOOK_PAGES_APP_ID',
  sandboxKeys: {
    FACEBOOK_PAGES_APP_ID: '260000000000001',
    FACEBOOK_PAGES_APP_SECRET: 'facebook-pages-sandbox-secret',
  },
  create: createFacebookPublisher,
}
