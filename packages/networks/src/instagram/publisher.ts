import { exchangeAtFacebook, type FacebookApp, facebookConsentUrl } from '../graph/facebook-login.ts'
import { createGraph } from '../graph/graph.ts'
import type { PublisherMaker } from '../maker.ts'
import { pictureOriginsOf } from '../picture-origins.ts'
import type { Publisher } from '../publisher.ts'
import { begin } from './begin.ts'
import { candidateItself, candidatesByPages } from './candidates.ts'
import { InstagramKeys } from './config.ts'
import { figures } from './figures.ts'
import { find } from './find.ts'
import { limits } from './limits.ts'
import { look } from './look.ts'
import { exchangeAtInstagram, type InstagramApp, instagramConsentUrl, renewAtInstagram } from './own-login.ts'
import type { InstagramPlace } from './place.ts'
import { publish } from './publish.ts'
import { send } from './send.ts'

type World = Parameters<PublisherMaker['create']>[1]
/** What differs by how people sign in. */
type Linking = Pick<Publisher, 'consentUrl' | 'exchange' | 'candidates' | 'renew'> & {
  place: InstagramPlace
  neededScopes: readonly string[]
  renewsBeforeMs: number | null
}

const dayMs = 86_400_000

/** Instagram's professional accounts: reels and stories, by Facebook's login or by its own. */
export function createInstagramPublisher(keys: InstagramKeys, world: World): Publisher {
  const byFacebook = keys.INSTAGRAM_LOGIN === 'facebook'
  const linking = byFacebook ? linkByFacebook(keys, world) : linkByInstagram(keys, world)
  const { place, neededScopes, renewsBeforeMs, consentUrl, exchange, candidates, renew } = linking
  return {
    facts: {
      id: 'instagram',
      publishesBy: 'call',
      neededScopes,
      pictureOrigins: pictureOriginsOf(world.at, ['https://*.cdninstagram.com', 'https://*.fbcdn.net']),
      renewsBeforeMs,
      programQuota: null,
      listedWithinMs: 5 * 60_000,
    },
    consentUrl,
    exchange,
    candidates,
    renew,
    // Neither login has a call that takes back one account's consent; the person does it in their settings.
    revoke: async () => ({ status: 'revoked' }),
    limits: (access) => limits(place, access),
    begin: (access, post) => begin(place, access, post),
    send: (access, post, ticket, on) => send(place, access, { post, ticket, on }),
    publish: (access, _post, ticket) => publish(place, access, ticket),
    look: (access, kind, ticket) => look(place, access, { kind, ticket }),
    find: (access, wanted) => find(place, access, wanted),
    figures: (access, posts) => figures(place, access, posts),
  }
}

function linkByFacebook(keys: InstagramKeys, { at, now }: World): Linking {
  const neededScopes = [
    'instagram_basic',
    'instagram_content_publish',
    'pages_show_list',
    'pages_read_engagement',
  ]
  const app: FacebookApp = {
    id: keys.INSTAGRAM_APP_ID,
    secret: keys.INSTAGRAM_APP_SECRET,
    version: keys.INSTAGRAM_VERSION,
    configId: keys.INSTAGRAM_CONFIG_ID ?? null,
    scopes: [
      ...neededScopes,
      'business_management',
      'instagram_manage_comments',
      'instagram_manage_insights',
    ],
    neededScopes,
  }
  const { version, secret } = app
  const graph = createGraph({ at, host: 'graph.facebook.com', version, now, secret })
  const place = { graph, at, now, takesBytes: true }
  return {
    place,
    neededScopes,
    renewsBeforeMs: null,
    consentUrl: async (visit) => facebookConsentUrl(app, visit, at),
    exchange: (answer, visit) => exchangeAtFacebook(app, { graph, now }, { answer, visit }),
    candidates: (tokens) => candidatesByPages(app, place, tokens),
    renew: async () => ({
      status: 'needs-owner',
      fault: 'ended',
      code: '',
      told: 'Facebook renews no tokens of pages: consent does.',
    }),
  }
}

function linkByInstagram(keys: InstagramKeys, { at, now }: World): Linking {
  const neededScopes = ['instagram_business_basic', 'instagram_business_content_publish']
  const app: InstagramApp = {
    id: keys.INSTAGRAM_APP_ID,
    secret: keys.INSTAGRAM_APP_SECRET,
    scopes: [...neededScopes, 'instagram_business_manage_comments', 'instagram_business_manage_insights'],
    neededScopes,
  }
  const version = keys.INSTAGRAM_VERSION
  const host = { at, host: 'graph.instagram.com', now, secret: null }
  const graph = createGraph({ ...host, version })
  const world = { graph: createGraph({ ...host, version: null }), at, now }
  const place = { graph, at, now, takesBytes: false }
  return {
    place,
    neededScopes,
    // Sixty days are begun anew once a week.
    renewsBeforeMs: 53 * dayMs,
    consentUrl: async (visit) => instagramConsentUrl(app, visit, at),
    exchange: (answer, visit) => exchangeAtInstagram(app, world, { answer, visit }),
    candidates: (tokens) => candidateItself(neededScopes, place, tokens),
    renew: (access) => renewAtInstagram(world, access),
  }
}

export const instagramMaker: PublisherMaker<typeof InstagramKeys> = {
  keys: InstagramKeys,
  switchedOnBy: 'INSTAGRAM_APP_ID',
  sandboxKeys: {
    // By Facebook's login it is Facebook's app.
    INSTAGRAM_APP_ID: '260000000000001',
    INSTAGRAM_APP_SECRET: 'facebook-pages-sandbox-secret',
  },
  create: createInstagramPublisher,
}
