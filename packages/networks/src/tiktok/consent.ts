import { createHash } from 'node:crypto'

import { z } from 'zod'

import { codeOf } from '../came-back.ts'
import type {
  ConsentVisit,
  ExchangeOutcome,
  NetworkAccess,
  NetworkTokens,
  RenewOutcome,
  RevokeOutcome,
} from '../publisher.ts'
import { askOAuth, type World } from './ask.ts'

/** Who it is, posting, and the list by which a post is found again. */
export const neededScopes = ['user.info.basic', 'video.publish', 'video.list']
/** The name for addresses, and the number of followers. */
const otherScopes = ['user.info.profile', 'user.info.stats']

const Tokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1),
  refresh_expires_in: z.number().positive(),
  scope: z.string(),
})

/** TikTok's consent page. Its challenge is written in hex, where everybody else has base64url (Login Kit for Desktop). */
export function consentUrl({ at, keys }: World, { redirectUri, state, verifier }: ConsentVisit): URL {
  const url = new URL(`${at('www.tiktok.com')}/${keys.TIKTOK_API_VERSION}/auth/authorize/`)
  url.search = new URLSearchParams({
    client_key: keys.TIKTOK_CLIENT_KEY,
    scope: [...neededScopes, ...otherScopes].join(','),
    response_type: 'code',
    redirect_uri: redirectUri,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('hex'),
    code_challenge_method: 'S256',
  }).toString()
  return url
}

export async function exchange(
  world: World,
  answer: Readonly<Record<string, string>>,
  visit: ConsentVisit,
): Promise<ExchangeOutcome> {
  const back = codeOf(answer, visit)
  if (back.status !== 'code') return back
  const form = {
    grant_type: 'authorization_code',
    code: back.code,
    redirect_uri: visit.redirectUri,
    code_verifier: visit.verifier,
  }
  const got = await askOAuth(world, { path: '/oauth/token/', form }, Tokens)
  if (got.status !== 'ok') return got
  const tokens = tokensOf(world, got.value)
  const missing = neededScopes.filter((scope) => !tokens.scopes.includes(scope))
  return { status: 'granted', tokens, missing }
}

/** The refresh token before is dead with the answer: the next one comes with it. */
export async function renew(world: World, { tokens }: NetworkAccess): Promise<RenewOutcome> {
  if (!tokens.refresh)
    return { status: 'needs-owner', fault: 'ended', code: 'no_refresh_token', told: 'There is none.' }
  const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh.token }
  const got = await askOAuth(world, { path: '/oauth/token/', form }, Tokens)
  return got.status === 'ok' ? { status: 'renewed', tokens: tokensOf(world, got.value) } : got
}

export async function revoke(world: World, { tokens }: NetworkAccess): Promise<RevokeOutcome> {
  const form = { token: tokens.access.token }
  const done = await askOAuth(world, { path: '/oauth/revoke/', form }, z.object({}).nullable())
  const isDead = done.status === 'needs-owner' && done.fault === 'ended'
  return done.status === 'ok' || isDead ? { status: 'revoked' } : done
}

/** How long tokens live has changed before: what TikTok says of each is obeyed. */
function tokensOf({ now }: World, got: z.output<typeof Tokens>): NetworkTokens {
  const issuedAt = now()
  const after = (seconds: number) => new Date(issuedAt.getTime() + seconds * 1_000)
  return {
    access: { token: got.access_token, expiresAt: after(got.expires_in) },
    refresh: { token: got.refresh_token, expiresAt: after(got.refresh_expires_in) },
    issuedAt,
    scopes: got.scope.split(',').map((scope) => scope.trim()),
  }
}
