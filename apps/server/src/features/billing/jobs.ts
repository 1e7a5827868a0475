import { z } from 'zod'

import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/define.ts'
import { forgetOldConsents } from './consents/commands.ts'
import { listToLookAt } from './invoices/store.ts'
import { LetterJob, sendLetter } from './notices/commands.ts'
import { ForgetCardJob, forgetKept } from './payments/kept-cards.ts'
import { hearOf, reconcile } from './payments/reconcile.ts'
import { remind, renew } from './renewals/commands.ts'
import { listDue, listEnding } from './subscriptions/store.ts'
import { checkAgain, tellIssued } from './tax-invoices/commands.ts'
import { sendTaxLetter, TaxLetterJob } from './tax-invoices/notices.ts'

/** How many are taken up in one go, and how many of them at a time: what takes long is the gateway's answer. */
const MOST = 2_000
const SIDE_BY_SIDE = 32

export const billingJobs = {
  /** Charges the subscriptions that are due, and ends those that are used up. */
  renew: defineJob({
    payload: z.object({}),
    every: '*/5 * * * *',
    // A month's busiest morning; what is not done by then goes on with the next run.
    timeoutSeconds: 3_600,
    run: async (ctx, _payload, { signal }) => {
      await untilNone(ctx, signal, { list: () => listDue(ctx, ctx.now(), MOST), see: renew })
      return { done: true }
    },
  }),

  /** Looks after payments that did not come to an end by themselves. */
  reconcile: defineJob({
    payload: z.object({}),
    every: '* * * * *',
    run: async (ctx, _payload, { signal }) => {
      await untilNone(ctx, signal, { list: () => listToLookAt(ctx, ctx.now(), MOST), see: reconcile })
      return { done: true }
    },
  }),

  /** Tells owners of the charges to come, by day in Seoul. */
  remind: defineJob({
    payload: z.object({}),
    every: '23 0-9 * * *',
    run: async (ctx, _payload, { signal }) => {
      const soon = new Date(ctx.now().getTime() + 30 * 86_400_000)
      for (const accountId of await listEnding(ctx, { from: ctx.now(), until: soon })) {
        signal.throwIfAborted()
        await remind(ctx, accountId)
      }
      return { done: true }
    },
  }),

  /** Looks up an order that a gateway told something of. */
  hear: defineJob({
    payload: z.object({ orderId: z.string() }),
    policy: 'one-waiting',
    run: async (ctx, { orderId }) => {
      await hearOf(ctx, orderId)
      return { done: true }
    },
  }),

  /** Has a gateway forget a card that is not used any more. */
  forgetCard: defineJob({ payload: ForgetCardJob, run: forgetKept }),

  /** Mails an owner about a payment. */
  letter: defineJob({ payload: LetterJob, run: sendLetter }),

  /** Forgets, every night in Seoul, what was agreed to longer ago than the law keeps it. */
  tidy: defineJob({
    payload: z.object({}),
    every: '41 19 * * *',
    run: async (ctx) => {
      await forgetOldConsents(ctx)
      return { done: true }
    },
  }),

  /** Asks the tax office again for businesses that it said nothing of. */
  taxCheck: defineJob({
    payload: z.object({}),
    every: '17 * * * *',
    run: async (ctx, _payload, { signal }) => {
      await checkAgain(ctx, signal)
      return { done: true }
    },
  }),

  /** Tells owners of tax invoices that operators issued. */
  taxTell: defineJob({
    payload: z.object({}),
    every: '*/5 * * * *',
    run: async (ctx) => {
      await tellIssued(ctx)
      return { done: true }
    },
  }),

  /** Mails the company or an owner about a tax invoice. */
  taxLetter: defineJob({ payload: TaxLetterJob, run: sendTaxLetter }),
}

type Round<Item> = {
  list: () => Promise<Item[]>
  see: (ctx: Context, item: Item) => Promise<void>
}

/** Sees to what is listed, some at a time, until a list has nothing that was not seen in this run. */
async function untilNone<Item>(ctx: Context, signal: AbortSignal, { list, see }: Round<Item>): Promise<void> {
  const seen = new Set<string>()
  for (;;) {
    const fresh = (await list()).filter((item) => !seen.has(JSON.stringify(item)))
    if (fresh.length === 0) return
    const lane = async () => {
      for (let item = fresh.pop(); item !== undefined; item = fresh.pop()) {
        signal.throwIfAborted()
        seen.add(JSON.stringify(item))
        // One account's fault keeps no other from being charged, and is tried again with the next run.
        await see(ctx, item).catch((error: unknown) => ctx.log.error({ err: error, item }, 'billing failed'))
      }
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane))
  }
}
