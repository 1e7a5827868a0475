import { type OnceItem, packCredits, soldPlans } from '@clipmint/contract'
import type { Random } from '@clipmint/kit'

import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { listInvoices } from '../features/billing/invoices/store.ts'
import { approveOnce } from '../features/billing/payments/approve.ts'
import { certifyOnce, certifyPlan } from '../features/billing/payments/certify.ts'
import { refund, refundOf } from '../features/billing/payments/refund.ts'
import { requestOnce, requestPlan } from '../features/billing/payments/request.ts'
import { endUploadService, keepPlan, unsubscribe } from '../features/billing/subscriptions/changes.ts'
import { holdCredit, settleCredit } from '../features/credits/index.ts'

type Turn = { person: number; random: Random }

/** Somebody who pays for plans, changes their mind, closes windows, sends things twice and tries what is not theirs. */
export function createPayer(ctx: Context) {
  async function window(accountId: string, order: { orderId: string; total: number }, { random }: Turn) {
    const roll = random()
    const key = `key-${order.orderId}`
    const fields = { orderId: order.orderId, amount: String(order.total), key }
    if (roll < 0.08)
      return certifyPlan(ctx, { accountId, orderId: order.orderId, fields: { code: 'USER_CANCEL' } })
    if (roll < 0.16) return null
    if (roll < 0.2)
      return certifyPlan(ctx, { accountId, orderId: order.orderId, fields: { ...fields, amount: '1' } })
    const twice = roll < 0.35
    const first = certifyPlan(ctx, { accountId, orderId: order.orderId, fields })
    const second = twice ? certifyPlan(ctx, { accountId, orderId: order.orderId, fields }) : null
    await Promise.allSettled([first, second])
    return first
  }

  async function buyPlan(accountId: string, turn: Turn): Promise<void> {
    const { random, person } = turn
    const planType = pick(soldPlans, random)
    const begun = await requestPlan(ctx, {
      accountId,
      lang: 'ko',
      planType,
      uploadService: random() < 0.3,
      currency: person % 4 === 0 ? 'USD' : 'KRW',
      couponId: null,
      ip: '203.0.113.7',
      consent: { purchase: true, gateway: true, renewal: true },
      takesOtherCard: random() < 0.2,
    })
    if (begun?.window) await window(accountId, begun.invoice, turn)
    if (random() < 0.08) await refund(ctx, accountId)
  }

  async function buyCredits(accountId: string, { random, person }: Turn): Promise<void> {
    const item = pick(['credits10', 'credits50'] as const satisfies OnceItem[], random)
    const currency = person % 4 === 0 ? 'USD' : 'KRW'
    const asker = {
      accountId,
      lang: 'ko',
      ip: '203.0.113.7',
      consent: { purchase: true, gateway: true },
    } as const
    const wish = { item, currency, templateId: null, couponId: null } as const
    const { invoice } = await requestOnce(ctx, { ...asker, ...wish })
    const receipt = `once-${invoice.orderId}`
    const fields = { orderId: invoice.orderId, amount: String(invoice.total), key: receipt }
    await certifyOnce(ctx, { accountId, orderId: invoice.orderId, fields })
    if (random() < 0.1) return
    const approval = { accountId, invoiceId: invoice.id, receipt, userId: accountId, projectId: undefined }
    await Promise.allSettled([approveOnce(ctx, approval), random() < 0.3 ? approveOnce(ctx, approval) : null])
    if (random() < 0.4) await returnCredits(accountId, { random, person })
  }

  /** Wants the last pack back, used or not, while a video is made of it perhaps. */
  async function returnCredits(accountId: string, turn: Turn): Promise<void> {
    const { random } = turn
    const { list } = await listInvoices(ctx, accountId, { page: 1, limit: 20 })
    const pack = list.find(({ item }) => item !== null && item in packCredits)
    if (!pack) return
    const giveBack = () => refundOf(ctx, { accountId, id: pack.id })
    const beside = random() < 0.3 ? makeVideo(accountId, turn) : random() < 0.3 ? giveBack() : null
    const [asked] = await Promise.allSettled([giveBack(), beside])
    if (asked.status === 'rejected') throw asked.reason
  }

  async function makeVideo(accountId: string, { random }: Turn): Promise<void> {
    const ref = `video-${Math.floor(random() * 2 ** 31)}`
    if ((await holdCredit(ctx, { accountId, ref, label: ref })) === 'held')
      await settleCredit(ctx, { accountId, ref })
  }

  return {
    /** One thing that somebody does; what is refused to them is part of life, anything else is a fault. */
    async act(accountId: string, turn: Turn): Promise<void> {
      const roll = turn.random()
      try {
        if (roll < 0.45) await buyPlan(accountId, turn)
        else if (roll < 0.55) await makeVideo(accountId, turn)
        else if (roll < 0.67) await unsubscribe(ctx, accountId)
        else if (roll < 0.73) await keepPlan(ctx, { accountId, lang: 'ko', ip: '203.0.113.7' })
        else if (roll < 0.79) await endUploadService(ctx, accountId)
        else if (roll < 0.87) await refund(ctx, accountId)
        else if (roll < 0.9) await returnCredits(accountId, turn)
        else await buyCredits(accountId, turn)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
    },
  }
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick.')
  return item
}
