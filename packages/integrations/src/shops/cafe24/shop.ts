import { timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

import type { ShopPlatform } from '../shop.ts'
import { apiAddress, isMallId } from './address.ts'
import { createAsk } from './ask.ts'
import { findProducts, listCategories, listProducts } from './catalogue.ts'
import type { Cafe24Keys } from './config.ts'
import { readLaunch } from './launch.ts'
import { createPace } from './pace.ts'
import { openPicture, sendPictures } from './pictures.ts'
import { askForTokens, revokeToken } from './tokens.ts'

/** The least that the product needs: to read what is sold, and to bring pictures. */
const scopes = ['mall.read_category', 'mall.read_product', 'mall.write_product']

const appRemoved = 90_077
const Message = z.object({
  event_no: z.coerce.number().int(),
  resource: z.object({ mall_id: z.string().refine(isMallId) }),
})

/** Shops at Cafe24. */
export function createCafe24(keys: Cafe24Keys, now: () => Date): ShopPlatform {
  const ask = createAsk(keys, createPace())
  return {
    facts: {
      id: 'cafe24',
      scopes,
      pictureOrigins: [
        'https://*.cafe24.com',
        'https://*.cafe24api.com',
        'https://*.cafe24img.com',
        'https://cafe24.poxo.com',
      ],
    },
    authorizationUrl: ({ mallId, state, redirectUri }) =>
      apiAddress(keys, mallId, '/oauth/authorize', {
        response_type: 'code',
        client_id: keys.CAFE24_CLIENT_ID,
        state,
        redirect_uri: redirectUri,
        scope: scopes.join(','),
      }),
    exchange: ({ mallId, code, redirectUri }) =>
      askForTokens(ask, keys, { mallId, grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    refresh: ({ mallId, refreshToken }) =>
      askForTokens(ask, keys, { mallId, grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: (grant) => revokeToken(ask, keys, grant),
    categories: (access) => listCategories(ask, access),
    products: (access, search) => listProducts(ask, keys, { access, search }),
    productsOf: (access, numbers) => findProducts(ask, keys, { access, numbers }),
    openPicture: (mallId, address) => openPicture(keys, mallId, address),
    sendPictures: (access, pictures) => sendPictures(ask, access, pictures),
    readLaunch: (rawQuery) => readLaunch(rawQuery, { secret: keys.CAFE24_CLIENT_SECRET, now: now() }),
    isFromPlatform: ({ 'x-api-key': given }) =>
      typeof given === 'string' && isSame(given, keys.CAFE24_WEBHOOK_KEY ?? ''),
    removedBy: (message) => {
      const read = Message.safeParse(message)
      return read.data?.event_no === appRemoved ? read.data.resource.mall_id : null
    },
  }
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return other.length > 0 && one.length === other.length && timingSafeEqual(one, other)
}
