import type { StandIn } from '../stand-in.ts'
import { serveAdminApi } from './admin-api.ts'
import { createBuckets } from './bucket.ts'
import { serveConsent } from './consent.ts'
import { serveDesk } from './desk.ts'
import { createGrants } from './grants.ts'
import { servePictures } from './pictures.ts'
import type { Received } from './received.ts'
import { serveTokens } from './tokens.ts'

/** Cafe24: shops whose owners let the product in, each below a folder of its own in place of a host. */
export function createCafe24(clock: () => Date, siteUrl: string | null): StandIn {
  let turnedMs = 0
  const now = () => clock().getTime() + turnedMs
  const grants = createGrants(now)
  const received: Received = new Map()
  return {
    id: 'cafe24',
    title: { ko: '쇼핑몰 · 카페24', en: 'Shops · Cafe24' },
    about: {
      ko: '가짜 쇼핑몰 둘을 연결해 상품을 가져오고 이미지를 보내요.',
      en: 'Two made-up shops to link, import from and send pictures to.',
    },
    page: 'cafe24',
    faults: ['used-code', 'expired-token', 'no-scope'],
    serve(app, fault) {
      serveConsent(app, { grants, siteUrl })
      serveTokens(app, { grants, fault, now })
      serveAdminApi(app, { grants, fault, received, buckets: createBuckets(now) })
      servePictures(app, { fault, received })
      serveDesk(app, {
        grants,
        received,
        siteUrl,
        now,
        turn: (seconds) => void (turnedMs += seconds * 1_000),
      })
    },
  }
}
