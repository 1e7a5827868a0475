import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import type { Lang } from '../../../http/handlers.ts'
import { type Account, updateAccount } from '../store.ts'
import { insertInflow, listPromotions } from './store.ts'
import { type Promotion, promotions } from './types.ts'

const Claims = z.object({ jti: z.uuid(), type: z.string() })

export type PromotionToken = { token: string; type: string; label: string; expiresAt: Date }

/** A token of a promotion, to be brought back when signing in; throws ACCOUNT_PROMOTION_UNKNOWN for a type that is none. */
export async function givePromotion(
  ctx: Pick<Context, 'now' | 'newId' | 'signer'>,
  { type, lang }: { type: string; lang: Lang },
): Promise<PromotionToken> {
  const promotion = promotionOf(type)
  if (!promotion) throw new Failure('ACCOUNT_PROMOTION_UNKNOWN', { field: 'type' })
  const seconds = promotion.validDays * 86_400
  const token = await ctx.signer.sign('promotion', { type, jti: ctx.newId() }, seconds)
  const expiresAt = new Date(ctx.now().getTime() + seconds * 1_000)
  return { token, type, label: promotion.label[lang], expiresAt }
}

/**
 * Notes by which promotion somebody came who signs in or up, once for each token, and gives the account as it is then.
 * A token that has run out, or is none, changes nothing: it must keep nobody from signing in. Being a card-pay user
 * comes by the token of such a promotion alone, whatever else the caller says.
 */
export async function noteInflow(
  ctx: Pick<Context, 'db' | 'now' | 'signer' | 'withTx'>,
  account: Account,
  { ref, kbPay }: { ref: string | undefined; kbPay: number | undefined },
): Promise<Account> {
  const claims = ref === undefined ? null : await ctx.signer.verify('promotion', ref, Claims)
  const promotion = claims && promotionOf(claims.type)
  if (!claims || !promotion) return account
  return ctx.withTx(async () => {
    const at = ctx.now()
    const { jti: tokenId, type } = claims
    const isFirst = (await listPromotions(ctx, account.id)).length === 0
    if (!(await insertInflow(ctx, { accountId: account.id, tokenId, type, at }))) return account
    const changes = {
      // What a browser says of how somebody came, anybody can make it say.
      inflow: isFirst ? type : account.inflow,
      kbPay: promotion.kbPay ? (kbPay === 2 ? 2 : promotion.kbPay) : account.kbPay,
    }
    await updateAccount(ctx, account.id, { ...changes, updatedAt: at })
    return { ...account, ...changes }
  })
}

function promotionOf(type: string): Promotion | null {
  return Object.hasOwn(promotions, type) ? (promotions[type] ?? null) : null
}
