import type { Context } from '../../context.ts'
import { forgetConsentAddresses } from './consents/commands.ts'
import { forgetCards } from './invoices/store.ts'
import { deleteSubscription } from './subscriptions/store.ts'
import { deleteRequests } from './tax-invoices/store.ts'

/**
 * Forgets the card of an owner who has left. Invoices, books and what was agreed to with them are kept for the five years
 * of the law on electronic commerce; nothing in them names their owner once the account is gone. So are tax invoices that were issued, with whom
 * they are made out to, by tax law; what was only asked for goes.
 */
export async function forget(ctx: Pick<Context, 'db' | 'signer'>, accountId: string): Promise<void> {
  await deleteSubscription(ctx, accountId)
  await forgetCards(ctx, accountId)
  await forgetConsentAddresses(ctx, accountId)
  await deleteRequests(ctx, accountId)
}
