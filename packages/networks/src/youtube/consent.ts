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
  Trouble,
} from '../publisher.ts'
import { askFor, type World } from './ask.ts'

/** To upload, and to see what became of it: the channel, its list of uploads, figures. */
export const scopes = ['youtube.upload', 'youtube.readonly'].map(
  (name) => `https://www.googleapis.com/auth/${name}`,
)

const Tokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  /** Said while the project is in testing: seven days. */
  refresh_token_expires_in: z.number().positive().optional(),
  /** What was agreed to; without it what was asked for (RFC 6749, 5.1). */
  scope: z.string().optional(),
})

/** Google's page where the person chooses a channel. Each time it asks anew: only so there is a refresh token. */
export function consentUrl({ at, keys }: World, { redirectUri, state, verifier }: ConsentVisit): URL {
  const url = new URL(`${at('accounts.google.com')}/o/oauth2/v2/auth`)
  url.search = new URLSearchParams({
    client_id: keys.YOUTUBE_CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(' '),
    state,
    access_type: 'offline',
    prompt: 'consent',
    include_granted_scopes: 'true',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
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
  const got = await askForTokens(world, {
    grant_type: 'authorization_code',
    code: back.code,
    redirect_uri: visit.redirectUri,
    code_verifier: visit.verifier,
  })
  if (got.status !== 'ok') return got
  const tokens = tokensOf(world, got.value, { scopes, refresh: null })
  const missing = scopes.filter((scope) => !tokens.scopes.includes(scope))
  return { status: 'granted', tokens, missing }
}

/** The refresh token stays the same: Google sends none with the next access token. */
export async function renew(world: World, { tokens }: NetworkAccess): Promise<RenewOutcome> {
  if (!tokens.refresh)
    return { status: 'needs-owner', fault: 'ended', code: 'no_refresh_token', told: 'There is none.' }
  const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh.token }
  const got = await askForTokens(world, form)
  return got.status === 'ok' ? { status: 'renewed', tokens: tokensOf(world, got.value, tokens) } : got
}

/** A token that Google does not know any more is revoked already. */
export async function revoke(world: World, { tokens }: NetworkAccess): Promise<RevokeOutcome> {
  const url = new URL(`${world.at('oauth2.googleapis.com')}/revoke`)
  const form = { token: (tokens.refresh ?? tokens.access).token }
  const done = await askFor(world, { url, form }, z.object({}))
  const isDead = done.status === 'needs-owner' && done.fault === 'ended'
  return done.status === 'ok' || isDead ? { status: 'revoked' } : done
}

async function askForTokens(
  world: World,
  form: Record<string, string>,
): Promise<{ status: 'ok'; value: z.output<typeof Tokens> } | Trouble> {
  const { YOUTUBE_CLIENT_ID: client_id, YOUTUBE_CLIENT_SECRET: client_secret } = world.keys
  const url = new URL(`${world.at('oauth2.googleapis.com')}/token`)
  return askFor(world, { url, form: { ...form, client_id, client_secret } }, Tokens)
}

function tokensOf(
  { now }: World,
  got: z.output<typeof Tokens>,
  before: Pick<NetworkTokens, 'scopes' | 'refresh'>,
): NetworkTokens {
  const issuedAt = now()
  const after = (seconds: number) => new Date(issuedAt.getTime() + seconds * 1_000)
  const { refresh_token: token, refresh_token_expires_in: life } = got
  return {
    access: { token: got.access_token, expiresAt: after(got.expires_in) },
    refresh:
      token === undefined ? before.refresh : { token, expiresAt: life === undefined ? null : after(life) },
    issuedAt,
    scopes: got.scope?.split(' ') ?? before.scopes,
  }
}
