import { paymentCurrencies } from '@clipmint/contract'
import type { FastifyInstance } from 'fastify'

import type { Context } from '../../context.ts'
import { serveHooks } from '../../http/hooks.ts'

/**
 * Where gateways tell of payments: `POST /hooks/payments/{gateway}`. What comes may be late, twice, out of order or
 * forged, so it is only a reason to look: the order is looked up by a job, once for all that comes at a time.
 */
export async function servePaymentHooks(app: FastifyInstance, ctx: Context): Promise<void> {
  await serveHooks(app, '/hooks/payments', async ({ who, headers, body }) => {
    const gateway = gatewayNamed(ctx, who)
    if (gateway === null) return 404
    const heard = gateway.readHook(headers, body)
    if (heard.status === 'refused') {
      ctx.log.warn({ gateway: gateway.facts.id, reason: heard.reason }, 'payment hook refused')
      return 400
    }
    if (heard.status === 'event' && heard.event.kind === 'payment-changed') {
      const { orderId } = heard.event
      await ctx.jobs.send('billing.hear', { orderId }, { key: orderId })
    }
    return 200
  })
}

function gatewayNamed({ outside }: Context, name: string) {
  const currency = paymentCurrencies.find((it) => outside.payments[it]?.facts.id === name)
  return currency === undefined ? null : outside.payments[currency]
}
