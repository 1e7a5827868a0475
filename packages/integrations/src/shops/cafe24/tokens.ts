import { z } from 'zod'

import type { ShopAnswer, ShopGrant } from '../shop.ts'
import type { Ask } from './ask.ts'
import type { Cafe24Keys } from './config.ts'
import { toMoment } from './moment.ts'

const Moment = z.string().transform((text, context) => {
  const at = toMoment(text)
  if (at) return at
  context.addIssue({ code: 'custom', message: 'This is no time.' })
  return z.NEVER
})

const Tokens = z.object({
  access_token: z.string().min(1),
  expires_at: Moment,
  refresh_token: z.string().min(1),
  refresh_token_expires_at: Moment,
  mall_id: z.string(),
  scopes: z.array(z.string()),
  /** A number written as a text. */
  shop_no: z.coerce.number().int(),
})

type Form = Record<string, string>

/** Exchanges a code, or a refresh token, for a pair of tokens of the shop that was asked. */
export async function askForTokens(
  ask: Ask,
  keys: Cafe24Keys,
  { mallId, ...form }: { mallId: string } & Form,
): Promise<ShopAnswer<ShopGrant>> {
  const question = { mallId, path: '/oauth/token', form: form as Form, authorization: basicOf(keys) }
  const answer = await ask(question, Tokens)
  if (answer.status !== 'ok') return answer
  const { value } = answer
  if (value.mall_id !== mallId) return { status: 'refused', reason: 'The token is for another shop.' }
  return {
    status: 'ok',
    value: {
      mallId,
      shopNo: value.shop_no,
      scopes: value.scopes,
      access: { token: value.access_token, expiresAt: value.expires_at },
      refresh: { token: value.refresh_token, expiresAt: value.refresh_token_expires_at },
    },
  }
}

/** Gives a token back; one that was dead before is as well. */
export async function revokeToken(
  ask: Ask,
  keys: Cafe24Keys,
  { mallId, refreshToken }: { mallId: string; refreshToken: string },
): Promise<ShopAnswer<null>> {
  const form = { token: refreshToken, token_type_hint: 'refresh_token' }
  const answer = await ask({ mallId, path: '/oauth/revoke', form, authorization: basicOf(keys) }, z.unknown())
  return answer.status === 'ok' || answer.status === 'ended' ? { status: 'ok', value: null } : answer
}

function basicOf({ CAFE24_CLIENT_ID: id, CAFE24_CLIENT_SECRET: secret }: Cafe24Keys): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
}
