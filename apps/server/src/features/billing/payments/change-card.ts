import { invoiceStatus } from '@clipmint/contract'
import { must } from '@clipmint/kit'

import { holdAccount } from '../../account/index.ts'
import { moveInvoice, type StoredInvoice } from '../invoices/store.ts'
import { tellOfInvoice } from '../notices/commands.ts'
import { goOnWith } from '../subscriptions/changes.ts'
import { changeSubscription, findSubscription } from '../subscriptions/store.ts'
import { letGo } from './kept-cards.ts'
import type { SettleDoor } from './settle.ts'

/**
 * Puts a card that was kept for it in the place of the one before, which its gateway is to forget; no money moves. With a
 * first card what would end goes on, as it was chosen. A card that comes too late, or for nothing any more, is forgotten
 * itself.
 */
export async function changeCard(ctx: SettleDoor, invoice: StoredInvoice): Promise<void> {
  const { accountId, currency, card, cardBrand, cardLast4, uploadService } = invoice
  await ctx.withTx(async () => {
    await holdAccount(ctx, accountId, { hasLeft: true })
    const running = await findSubscription(ctx, accountId)
    const ending =
      running === null
        ? { status: invoiceStatus.failed, refusal: 'failed' as const }
        : { status: invoiceStatus.completed, paidAt: ctx.now(), card, cardBrand, cardLast4 }
    const isMoved = await moveInvoice(ctx, invoice, { ...ending, step: null, lookAt: null })
    if (!isMoved || running === null) {
      await letGo(ctx, { accountId, currency, card })
      return
    }
    await changeSubscription(ctx, accountId, { card, cardBrand, cardLast4 })
    if (running.card === null) {
      const planType = must(invoice.planType, 'the plan that the card is for')
      await goOnWith(ctx, { ...running, card, cardBrand, cardLast4 }, { planType, uploadService })
    }
    await letGo(ctx, { accountId, currency, card: running.card })
    await tellOfInvoice(ctx, invoice, running.card === null ? 'firstCard' : 'newCard')
  })
}
