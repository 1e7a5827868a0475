import { consentVersions, type PaymentConsent, paymentConsents } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import type { Lang } from '../../../http/handlers.ts'
import { documentVersion } from '../../help/index.ts'
import {
  deleteConsentsBefore,
  insertConsents,
  listAddresses,
  replaceAddress,
  type StoredConsent,
} from './store.ts'

/** Who agreed: from where, and in which language the words were read. */
export type Agreeing = { accountId: string; lang: Lang; ip: string }
export type Given = Partial<Record<PaymentConsent, true | undefined>>

type Agreed = Pick<StoredConsent, 'occasion' | 'invoiceId'> & { given: Given }

/** The law on electronic commerce keeps contracts and payments for so many years. */
const keptYears = 5

/** Writes down which boxes were ticked, for what. Inside the transaction that it is agreed to for. */
export async function noteConsents(
  ctx: Pick<Context, 'db' | 'now' | 'newId'>,
  { accountId, lang: language, ip }: Agreeing,
  { occasion, invoiceId, given }: Agreed,
): Promise<void> {
  const rows = paymentConsents
    .filter((consent) => given[consent])
    .map((consent) => ({
      accountId,
      id: ctx.newId(),
      occasion,
      invoiceId,
      consent,
      version: consent === 'purchase' ? documentVersion(ctx, 'payment') : consentVersions[consent],
      language,
      ip,
      at: ctx.now(),
    }))
  if (rows.length > 0) await insertConsents(ctx, rows)
}

/**
 * Has what an account agreed to tell no addresses any more: only who knows one can see that it is the one of then. For who
 * has left.
 */
export async function forgetConsentAddresses(
  ctx: Pick<Context, 'db' | 'signer'>,
  accountId: string,
): Promise<void> {
  for (const ip of await listAddresses(ctx, accountId))
    if (!ip.startsWith(hashed))
      await replaceAddress(ctx, accountId, { ip, by: hashed + ctx.signer.hash('payment-consent', ip) })
}

const hashed = 'hash:'

/** Forgets what the law does not keep any more. */
export async function forgetOldConsents(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now())
  before.setUTCFullYear(before.getUTCFullYear() - keptYears)
  await deleteConsentsBefore(ctx, before)
}
