import { randomBytes } from 'node:crypto'

import { LoginChannel } from '@clipmint/contract'
import type { LoginOutcome, LoginProvider, LoginVisit } from '@clipmint/integrations'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { isSameSecret } from '../../../signing.ts'
import { sealGrant, writeProof } from './token.ts'

type Uses = Pick<Context, 'signer' | 'newId' | 'settings'>

/** How long somebody may stay on a provider's page. */
export const visitSeconds = 600

/** What the browser keeps of a visit to a provider, signed, out of reach for scripts. */
const Claims = z.object({
  channel: LoginChannel,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go on to, or empty. */
  next: z.string(),
  /** What the page that sent the browser off knows itself by, or empty. */
  ticket: z.string(),
})

type Wish = { next: string | null; ticket: string }

/** Begins a visit: where the browser goes, and what it keeps meanwhile. */
export async function beginVisit(
  ctx: Uses,
  provider: LoginProvider,
  { next, ticket }: Wish,
): Promise<{ address: URL; kept: string }> {
  const visit = { state: random(), nonce: random(), verifier: random() }
  const channel = provider.facts.id
  const claims = { ...visit, channel, next: next ?? '', ticket }
  const kept = await ctx.signer.sign('login-visit', claims, visitSeconds)
  const redirectUri = callbackOf(ctx, channel)
  return { address: await provider.authorizationUrl({ ...visit, redirectUri }), kept }
}

/** How a visit ended, for the page that goes on from there. */
export type VisitEnd = {
  channel: LoginChannel
  next: string
  ticket: string
} & ({ idToken: string } | { code: 'CANCELLED' | 'NETWORK_ERROR' | 'ACCOUNT_LOGIN_FAILED' })

/** Ends a visit with what the provider sent the browser back with; what does not belong to the visit is refused. */
export async function endVisit(
  ctx: Uses & Pick<Context, 'log'>,
  provider: LoginProvider,
  { kept, answer }: { kept: string; answer: Record<string, string> },
): Promise<VisitEnd> {
  const channel = provider.facts.id
  const claims = await ctx.signer.verify('login-visit', kept, Claims)
  const isOurs = claims?.channel === channel && isSameSecret(answer['state'] ?? '', claims.state)
  if (!isOurs) return { channel, next: '', ticket: '', code: 'ACCOUNT_LOGIN_FAILED' }
  const visit: LoginVisit = { ...claims, redirectUri: callbackOf(ctx, channel) }
  const outcome = await provider.exchange(answer, visit)
  if (outcome.status === 'refused' || outcome.status === 'unreachable')
    ctx.log.warn({ channel, status: outcome.status, reason: outcome.reason }, 'a social login failed')
  const { next, ticket } = claims
  return { channel, next, ticket, ...(await toldOf(ctx, outcome)) }
}

async function toldOf(ctx: Uses, outcome: LoginOutcome) {
  switch (outcome.status) {
    case 'identity': {
      const { identity, grant } = outcome
      const about = { channel: identity.provider, subject: identity.subject }
      const sealed = grant === null ? null : sealGrant(ctx, about, grant)
      return { idToken: await writeProof(ctx, { identity, grant: sealed }) }
    }
    case 'cancelled':
      return { code: 'CANCELLED' } as const
    case 'unreachable':
      return { code: 'NETWORK_ERROR' } as const
    case 'refused':
      return { code: 'ACCOUNT_LOGIN_FAILED' } as const
  }
}

function callbackOf({ settings }: Pick<Context, 'settings'>, channel: LoginChannel): string {
  return `${settings.publicUrl}/v3/user/social/${channel}/callback`
}

function random(): string {
  return randomBytes(32).toString('base64url')
}
