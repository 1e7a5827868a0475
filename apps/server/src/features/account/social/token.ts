import { createHash } from 'node:crypto'

import { LoginChannel } from '@clipmint/contract'
import type { LoginIdentity } from '@clipmint/integrations'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { idOf } from '../../../link-token.ts'
import { seal, unseal } from '../../../sealing.ts'
import { useLoginToken } from './store.ts'

type Door = Pick<Context, 'signer' | 'newId'>

/** Long enough to prove a phone and read what is agreed to, short enough to be of no use in a history of pages. */
const lifeSeconds = 1_800

const Claims = z.object({
  jti: z.uuid(),
  sub: z.string(),
  channel: LoginChannel,
  proven: z.union([z.literal(0), z.literal(1)]),
  email: z.string().optional(),
  name: z.string().optional(),
  grant: z.string().optional(),
})

/** Proof that somebody came back from a provider. `grant` is sealed: the page that carries the proof cannot read it. */
export type LoginProof = { id: string; identity: LoginIdentity; grant: string | null }

/** A proof as a text for the page to carry; it is good once. */
export function writeProof(
  { signer, newId }: Door,
  { identity, grant }: Omit<LoginProof, 'id'>,
): Promise<string> {
  const { provider, subject, email, isEmailProven, name } = identity
  const claims = {
    jti: newId(),
    sub: subject,
    channel: provider,
    proven: isEmailProven ? 1 : 0,
    ...(email === null ? {} : { email }),
    ...(name === null ? {} : { name }),
    ...(grant === null ? {} : { grant }),
  }
  return signer.sign('login-token', claims, lifeSeconds)
}

/**
 * Who an id token proves to have come back: one of our own from the callback, or one that the provider itself gave to an
 * app of ours. Throws ACCOUNT_LOGIN_FAILED for any other, NETWORK_ERROR when the provider cannot be asked.
 */
export async function readProof(
  ctx: Pick<Context, 'signer' | 'outside'>,
  { channel, idToken }: { channel: LoginChannel; idToken: string },
): Promise<LoginProof> {
  const claims = await ctx.signer.verify('login-token', idToken, Claims)
  if (claims) {
    if (claims.channel !== channel) throw new Failure('ACCOUNT_LOGIN_FAILED', { field: 'idToken' })
    const { jti: id, sub: subject, email = null, name = null, proven, grant = null } = claims
    const identity = { provider: channel, subject, email, isEmailProven: proven === 1, name }
    return { id, identity, grant }
  }
  const provider = ctx.outside.login.find(({ facts }) => facts.id === channel)
  const outcome = await provider?.verify(idToken, null)
  if (outcome?.status === 'unreachable') throw new Failure('NETWORK_ERROR', { cause: outcome.reason })
  if (outcome?.status !== 'identity') throw new Failure('ACCOUNT_LOGIN_FAILED', { field: 'idToken' })
  return { id: idOfForeign(idToken), identity: outcome.identity, grant: null }
}

/** Uses a proof up, inside the caller's transaction; throws when it had been used. */
export async function spendLoginProof(
  ctx: Pick<Context, 'db' | 'now'>,
  { id }: Pick<LoginProof, 'id'>,
): Promise<void> {
  const isFirst = await useLoginToken(ctx, { id, usedAt: ctx.now() })
  if (!isFirst) throw new Failure('ACCOUNT_LOGIN_FAILED', { field: 'idToken' })
}

/** A provider's grant as it is kept: of use to the server alone, and for this person alone. */
export function sealGrant({ signer }: Pick<Context, 'signer'>, about: Person, grant: string): string {
  return seal(signer.keyFor('login-grant'), grant, aboutOf(about))
}

export function openGrant({ signer }: Pick<Context, 'signer'>, about: Person, sealed: string): string | null {
  return unseal(signer.keyFor('login-grant'), sealed, aboutOf(about))
}

type Person = { channel: LoginChannel; subject: string }

function aboutOf({ channel, subject }: Person): string {
  return `${channel}:${subject}`
}

/** An id for what a provider signed, so that it counts once however its signature is written down. */
function idOfForeign(idToken: string): string {
  const said = idToken.slice(0, idToken.lastIndexOf('.'))
  return idOf(createHash('sha256').update(said).digest().subarray(0, 16))
}
