import { z } from 'zod'

import type { ForgetOutcome, KeepOutcome, KeptCard } from '../gateway.ts'
import { keyOf } from '../key-of.ts'
import type { Ask } from './ask.ts'
import { cardFactsOf, TossCard } from './brands.ts'
import { readAnswer, timeouts } from './take.ts'

const Billing = z.object({ billingKey: z.string().min(1), customerKey: z.string(), card: TossCard.nullish() })

/** Exchanges what the window proved for a card to charge. It moves no money, so a lost answer is asked for again. */
export async function keepCard(
  ask: Ask,
  { customerKey, authKey }: { customerKey: string; authKey: string },
): Promise<KeepOutcome> {
  const question = {
    method: 'POST',
    path: '/v1/billing/authorizations/issue',
    body: { authKey, customerKey },
    idempotencyKey: keyOf('issue', authKey, customerKey),
    timeoutMs: timeouts.takingMs,
  } as const
  let answer = await ask(question, Billing)
  if (answer.status === 'unknown' && answer.why === 'cut') answer = await ask(question, Billing)
  if (answer.status === 'ok') {
    const { billingKey: token, card } = answer.value
    if (answer.value.customerKey !== customerKey)
      return { status: 'refused', reason: 'mismatch', code: '', told: 'The card is another customer’s.' }
    return { status: 'kept', kept: { token, customerKey, card: cardFactsOf(card ?? {}) } }
  }
  const { isRepeat: _, ...ending } = readAnswer(answer)
  return ending
}

/** Has a card forgotten. */
export async function forgetCard(ask: Ask, { token }: Pick<KeptCard, 'token'>): Promise<ForgetOutcome> {
  const path = `/v1/billing/${encodeURIComponent(token)}`
  const answer = await ask({ method: 'DELETE', path, timeoutMs: timeouts.takingMs }, z.unknown())
  if (answer.status === 'ok') return { status: 'forgotten' }
  const { isRepeat: _, ...ending } = readAnswer(answer)
  return ending.status === 'refused' && ending.reason === 'card-forgotten' ? { status: 'forgotten' } : ending
}
