import type { PaymentCurrency } from '@clipmint/contract'
import type {
  CardFacts,
  FindOutcome,
  PaymentGateway,
  PaymentGatewayId,
  PaymentOrder,
} from '@clipmint/integrations'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { seal, unseal } from '../../../sealing.ts'
import type { Account } from '../../account/index.ts'
import type { StoredInvoice } from '../invoices/store.ts'
import { whatOf } from '../invoices/what.ts'

/** The gateway that takes a currency here. Throws where none does. */
export function gatewayFor({ outside }: Pick<Context, 'outside'>, currency: PaymentCurrency): PaymentGateway {
  const gateway = outside.payments[currency]
  if (!gateway) throw new Failure('BILLING_UNAVAILABLE')
  return gateway
}

/** The gateway that an invoice was made for; null where it is not set up any more. */
export function gatewayOf(
  { outside }: Pick<Context, 'outside'>,
  { gateway, currency }: { gateway: PaymentGatewayId; currency: PaymentCurrency },
): PaymentGateway | null {
  const found = outside.payments[currency]
  return found?.facts.id === gateway ? found : null
}

/** What truly happened to the order of an invoice, as its gateway tells it. */
export async function lookUpOrder(
  ctx: Pick<Context, 'outside' | 'signer'>,
  invoice: StoredInvoice,
): Promise<FindOutcome | { status: 'unknown' }> {
  const gateway = gatewayOf(ctx, invoice)
  if (gateway === null) return { status: 'unknown' }
  const kept = invoice.card === null ? null : openCard(ctx, invoice, invoice.card)
  return gateway.find({ orderId: invoice.orderId, kept })
}

/** What a gateway calls an account by: nobody can guess it, and it says nothing of them. */
export function customerKeyOf({ signer }: Pick<Context, 'signer'>, accountId: string): string {
  return signer.hash('payment-customer', accountId)
}

/** An invoice as a gateway is asked for it; its name stands in the card window and in the gateway's books. */
export function orderOf(
  door: Pick<Context, 'signer'>,
  { accountId, orderId, currency, total, ...what }: StoredInvoice,
  payer: Pick<Account, 'email' | 'name'> | null,
): PaymentOrder {
  return {
    id: orderId,
    // In its market's language, which stays: asked for again by the same key, an order has to be the same.
    name: `Clipmint ${whatOf(what, currency === 'KRW' ? 'ko' : 'en')}`,
    money: { amount: total, currency },
    payer: {
      customerKey: customerKeyOf(door, accountId),
      email: payer?.email ?? null,
      name: payer?.name ?? null,
    },
  }
}

type Whose = { accountId: string }

/** The token of a kept card as it is stored: worth nothing without the server's secret, nor for another account. */
export function sealCard(
  { signer }: Pick<Context, 'signer'>,
  { accountId }: Whose,
  { token, card }: { token: string; card: CardFacts },
): { card: string; cardBrand: string; cardLast4: string } {
  const sealed = seal(signer.keyFor('payment-card'), token, accountId)
  return { card: sealed, cardBrand: card.brand, cardLast4: card.last4 }
}

/** A kept card as its gateway knows it. Throws where the server's secret is another than it was kept with. */
export function openCard(
  door: Pick<Context, 'signer'>,
  { accountId }: Whose,
  sealed: string,
): { token: string; customerKey: string } {
  const token = unseal(door.signer.keyFor('payment-card'), sealed, accountId)
  if (token === null) throw new Error('A kept card cannot be opened: SESSION_SECRET is not what it was.')
  return { token, customerKey: customerKeyOf(door, accountId) }
}
