import { limits, type PhonePurpose } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import type { Lang } from '../../../http/handlers.ts'
import { isSameSecret } from '../../../signing.ts'
import { codeMessage, judgeCode, judgeSend } from './rules.ts'
import { countSends, findLastCode, lockSends, replaceCode, updateCode, useProof } from './store.ts'

type Uses = Pick<Context, 'db' | 'now' | 'newId' | 'randomInt' | 'withTx' | 'signer' | 'settings' | 'outside'>
type ProofUses = Pick<Context, 'db' | 'now' | 'signer'>

const Proof = z.object({ jti: z.uuid(), sub: z.string(), purpose: z.number() })

/** Sends a code to a number and says until when it holds. */
export async function sendCode(
  ctx: Uses,
  { phone, purpose, ip, lang }: { phone: string; purpose: PhonePurpose; ip: string; lang: Lang },
): Promise<{ expiresAt: Date; resendAfter: Date }> {
  const code = String(ctx.randomInt(10 ** limits.phoneCodeDigits)).padStart(limits.phoneCodeDigits, '0')
  const sent = await ctx.withTx(async () => {
    await lockSends(ctx, { phone, ip })
    const now = ctx.now()
    await refuseTooMany(ctx, { phone, ip, now })
    const row = {
      id: ctx.newId(),
      phone,
      purpose,
      codeHash: hashOf(ctx, phone, code),
      tries: 0,
      ip,
      sentAt: now,
      expiresAt: new Date(now.getTime() + limits.phoneCodeSeconds * 1_000),
      closedAt: null,
    }
    await replaceCode(ctx, row)
    return row
  })
  const outcome = await ctx.outside.sms.send({ to: phone, text: codeMessage(code, lang) })
  if (outcome.status === 'refused') {
    await updateCode(ctx, sent.id, { closedAt: ctx.now() })
    throw new Failure('ACCOUNT_PHONE_FAILED', { field: 'phoneNumber' })
  }
  const resendAfter = new Date(sent.sentAt.getTime() + limits.phoneSendGapSeconds * 1_000)
  return { expiresAt: sent.expiresAt, resendAfter }
}

async function refuseTooMany(
  ctx: Uses,
  { phone, ip, now }: { phone: string; ip: string; now: Date },
): Promise<void> {
  const last = await findLastCode(ctx, phone)
  const sends = await countSends(ctx, { phone, ip, since: new Date(now.getTime() - dayMs) })
  const countAddresses = !ctx.settings.sandbox
  const verdict = judgeSend({ now, lastSentAt: last?.sentAt ?? null, ...sends, countAddresses })
  if (verdict.may === 'wait') {
    const { seconds } = verdict
    throw new Failure('ACCOUNT_RESEND_TOO_SOON', { values: { seconds }, retryAfterSeconds: seconds })
  }
  if (verdict.may === 'not-today') throw new Failure('ACCOUNT_MESSAGE_LIMIT')
}

/** Exchanges a typed code for a signed proof of the number, good once and for half an hour. */
export async function checkCode(
  ctx: Uses,
  { phone, typed }: { phone: string; typed: string },
): Promise<string> {
  const { verdict, purpose } = await ctx.withTx(async () => {
    const now = ctx.now()
    const code = await findLastCode(ctx, phone)
    const matches = code !== null && isSameSecret(code.codeHash, hashOf(ctx, phone, typed))
    const ending = judgeCode(code, { matches, now })
    if (code && ending !== 'expired') {
      const closedAt = ending === 'wrong' ? null : now
      await updateCode(ctx, code.id, { tries: code.tries + 1, closedAt })
    }
    return { verdict: ending, purpose: code?.purpose ?? 0 }
  })
  // Thrown only now: a failure inside would take the counted try back.
  if (verdict === 'expired') throw new Failure('ACCOUNT_CODE_EXPIRED', { field: 'token' })
  if (verdict !== 'right') throw new Failure('ACCOUNT_CODE_WRONG', { field: 'token' })
  return ctx.signer.sign('phone-proof', { jti: ctx.newId(), sub: phone, purpose }, limits.phoneProofSeconds)
}

/** Uses a proof up, inside the caller's transaction; throws when it is not a good one for this number and purpose. */
export async function spendProof(
  ctx: ProofUses,
  { token, phone, purpose }: { token: string; phone: string; purpose: PhonePurpose },
): Promise<void> {
  const proven = await spendAnyProof(ctx, { token, purpose })
  if (proven !== phone) throw new Failure('ACCOUNT_PHONE_NOT_VERIFIED', { field: 'idToken' })
}

/** Uses a proof of whichever number up, inside the caller's transaction, and says which number it proves. */
export async function spendAnyProof(
  ctx: ProofUses,
  { token, purpose }: { token: string; purpose: PhonePurpose },
): Promise<string> {
  const proof = await ctx.signer.verify('phone-proof', token, Proof)
  const fits = proof !== null && proof.purpose === purpose
  if (!fits || !(await useProof(ctx, { id: proof.jti, usedAt: ctx.now() }))) {
    throw new Failure('ACCOUNT_PHONE_NOT_VERIFIED', { field: 'idToken' })
  }
  return proof.sub
}

function hashOf({ signer }: Uses, phone: string, code: string): string {
  return signer.hash('phone-code', `${phone}:${code}`)
}
