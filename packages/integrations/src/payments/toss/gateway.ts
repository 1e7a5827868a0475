import type { PaymentGateway } from '../gateway.ts'
import { checkMoney, checkOrderId } from '../money.ts'
import { createAsk } from './ask.ts'
import { forgetCard, keepCard } from './cards.ts'
import type { TossKeys } from './config.ts'
import { giveBack } from './give-back.ts'
import { readTossHook } from './hook.ts'
import { charge, confirm, findOrder } from './take.ts'
import { returnOf, windowOf } from './window.ts'

export type TossOptions = {
  /** A page that stands in for its window, where there is one. */
  standInUrl?: string
  /** What goes along with every call, such as the error that a test wants. */
  headers?: Record<string, string>
}

/** Won by Toss Payments. */
export function createTossGateway(
  keys: TossKeys,
  { standInUrl, headers = {} }: TossOptions = {},
): PaymentGateway {
  const ask = createAsk(keys, headers)
  const ownOrigins = standInUrl === undefined ? ['https://*.tosspayments.com'] : []
  return {
    facts: {
      id: 'toss',
      currency: 'KRW',
      leastAmount: 100,
      scriptOrigins: standInUrl === undefined ? ['https://js.tosspayments.com'] : [],
      frameOrigins: ownOrigins,
      connectOrigins: ownOrigins,
    },
    async openWindow(wish) {
      checkOrderId(wish.order.id)
      if (wish.purpose === 'pay-once') checkMoney(wish.order.money, 'KRW')
      return {
        status: 'opened',
        window: windowOf(wish, { clientKey: keys.TOSS_CLIENT_KEY, standInUrl: standInUrl ?? null }),
      }
    },
    readReturn: returnOf,
    async confirm(asked) {
      checkOrderId(asked.order.id)
      checkMoney(asked.order.money, 'KRW')
      return confirm(ask, asked)
    },
    keepCard: ({ order: { payer }, proof }) =>
      keepCard(ask, { customerKey: payer.customerKey, authKey: proof }),
    async charge(asked) {
      checkOrderId(asked.order.id)
      checkMoney(asked.order.money, 'KRW')
      return charge(ask, asked)
    },
    cancel: (asked) => giveBack(ask, asked),
    async find({ orderId }) {
      checkOrderId(orderId)
      return findOrder(ask, orderId)
    },
    forgetCard: (kept) => forgetCard(ask, kept),
    readHook: (_headers, body) => readTossHook(body),
  }
}
