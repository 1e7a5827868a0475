import { timingSafeEqual } from 'node:crypto'

import { limits, type SignInChannel, type Tokens } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { sessionEnded } from '../../../events/events.ts'
import { Failure } from '../../../failure.ts'
import type { Caller } from '../../../http/handlers.ts'
import { removeSessionDevice } from '../devices/commands.ts'
import { findAccount } from '../store.ts'
import { refuseWithdrawn } from '../withdrawn.ts'
import { judgeRefresh, sessionEnd } from './rules.ts'
import {
  endSession,
  findSession,
  insertSession,
  listOpenSessions,
  lockSession,
  noteGeneration,
  type SessionEnd,
  updateSession,
} from './store.ts'

type Uses = Pick<Context, 'db' | 'now' | 'newId' | 'signer' | 'withTx' | 'events'>

/** New tokens, and when the session ends unless they are used. */
export type Issued = { tokens: Tokens; expiresAt: Date }

/** Signs a browser in; throws ACCOUNT_WITHDRAWN for an account whose owner has left. */
export async function openSession(
  ctx: Uses,
  { accountId, channel, userAgent }: { accountId: string; channel: SignInChannel; userAgent: string | null },
): Promise<Issued> {
  const account = await findAccount(ctx, accountId)
  if (account) refuseWithdrawn(account)
  const now = ctx.now()
  const session = {
    accountId,
    id: ctx.newId(),
    generation: 0,
    usedGeneration: 0,
    rotatedAt: now,
    expiresAt: sessionEnd(now),
    endedAt: null,
    endedBecause: null,
    channel,
    userAgent,
    createdAt: now,
  }
  await insertSession(ctx, session)
  return { tokens: await tokensOf(ctx, session), expiresAt: session.expiresAt }
}

/**
 * Exchanges a refresh token for new tokens. Each works once: an old one that comes back ends the session for whoever
 * holds it, because one of the two must be a thief.
 */
export async function refreshSession(ctx: Uses, token: string | null): Promise<Issued> {
  const claim = token === null ? null : readRefreshToken(ctx, token)
  if (!claim) throw new Failure('ACCOUNT_SESSION_ENDED')
  const issued = await ctx.withTx(async () => {
    const session = await lockSession(ctx, claim.accountId, claim.sessionId)
    if (!session) return null
    const now = ctx.now()
    const verdict = judgeRefresh(session, claim.generation, now)
    switch (verdict) {
      case 'over':
        return null
      case 'reuse':
        await end(ctx, session, 'reuse')
        return null
      case 'repeat':
        return { tokens: await tokensOf(ctx, session), expiresAt: session.expiresAt }
      case 'rotate': {
        const next = { generation: session.generation + 1, rotatedAt: now, expiresAt: sessionEnd(now) }
        await updateSession(ctx, session, next)
        return { tokens: await tokensOf(ctx, { ...session, ...next }), expiresAt: next.expiresAt }
      }
    }
  })
  if (!issued) throw new Failure('ACCOUNT_SESSION_ENDED')
  return issued
}

/** When the session of a refresh token ends, or null when the token is worth nothing. It is not used up by looking. */
export async function sessionEndOf(ctx: Uses, token: string | null): Promise<Date | null> {
  const claim = token === null ? null : readRefreshToken(ctx, token)
  const session = claim && (await findSession(ctx, claim.accountId, claim.sessionId))
  if (!session) return null
  const verdict = judgeRefresh(session, claim.generation, ctx.now())
  return verdict === 'rotate' || verdict === 'repeat' ? session.expiresAt : null
}

/** Signs a browser out. */
export async function closeSession(
  ctx: Uses,
  session: { accountId: string; id: string },
  because: 'logout' | 'device' = 'logout',
): Promise<void> {
  await ctx.withTx(() => end(ctx, session, because))
}

/** Signs all browsers of an account out, but for one to keep. */
export async function closeSessions(
  ctx: Uses,
  accountId: string,
  { because, keepId }: { because: SessionEnd; keepId: string | null },
): Promise<void> {
  await ctx.withTx(async () => {
    for (const session of await listOpenSessions(ctx, accountId)) {
      if (session.id !== keepId) await end(ctx, session, because)
    }
  })
}

/** How many sessions a process remembers the newest used token of, so that each is noted once and not on every call. */
const rememberedSessions = 10_000
const usedGenerations = new Map<string, number>()

/** Hears that a token of a session is in use: from then on one of before it is nobody's but a thief's. */
export async function hearToken(
  ctx: Pick<Context, 'db'>,
  { id: accountId, sessionId: id, generation }: Caller,
): Promise<void> {
  if ((usedGenerations.get(id) ?? 0) >= generation) return
  await noteGeneration(ctx, { accountId, id, generation })
  usedGenerations.set(id, generation)
  const [oldest] = usedGenerations.keys()
  if (usedGenerations.size > rememberedSessions && oldest !== undefined) usedGenerations.delete(oldest)
}

/** Ends a session, the streams of news that it has open, and the pushes to its browser. */
async function end(
  ctx: Uses,
  session: { accountId: string; id: string },
  because: SessionEnd,
): Promise<void> {
  await endSession(ctx, session, { at: ctx.now(), because })
  await removeSessionDevice(ctx, { accountId: session.accountId, sessionId: session.id })
  await ctx.events.publish(session.accountId, { kind: sessionEnded, id: session.id })
}

type Numbered = { accountId: string; id: string; generation: number }

async function tokensOf({ signer, now }: Uses, { accountId, id, generation }: Numbered): Promise<Tokens> {
  const lifeSeconds = limits.accessTokenSeconds + limits.accessTokenGraceSeconds
  const text = `${accountId}.${id}.${generation}`
  return {
    accessToken: await signer.sign('access', { sub: accountId, sid: id, gen: generation }, lifeSeconds),
    // Made from the session's facts alone, so that the same successor can be given twice and nothing is stored of it.
    refreshToken: `${text}.${signer.hash('refresh', text)}`,
    time: now().toISOString(),
  }
}

type RefreshClaim = { accountId: string; sessionId: string; generation: number }

function readRefreshToken({ signer }: Uses, token: string): RefreshClaim | null {
  const match = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token)
  if (!match) return null
  const [, accountId = '', sessionId = '', generation = '', given = ''] = match
  const right = signer.hash('refresh', `${accountId}.${sessionId}.${generation}`)
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(right))) return null
  return { accountId, sessionId, generation: Number(generation) }
}
