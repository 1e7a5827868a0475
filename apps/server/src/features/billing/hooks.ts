import { paymentCurrencies } from '@clipmint/contract'
import type { FastifyInstance } from 'fastify'

import type { Context } from '../../context.ts'

/**
 * Where gateways tell of payments: `POST /hooks/payments/{gateway}`. What comes may be late, twice, out of order or
 * forged, so it is only a reason to look: the order is looked up by a job, once for all that comes at a time.
 */
export async function serveHooks(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register((scope, _options, done) => {
    // Signatures are over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Params: { gateway: string } }>('/hooks/payments/:gateway', async (request, reply) => {
      const gateway = gatewayNamed(ctx, request.params.gateway)
      if (gateway === null) return reply.code(404).send()
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const heard = gateway.readHook(request.headers, body)
      if (heard.status === 'refused') {
        ctx.log.warn({ gateway: gateway.facts.id, reason: heard.reason }, 'payment hook refused')
        return reply.code(400).send()
      }
      if (heard.status === 'event' && heard.event.kind === 'payment-changed') {
        const { orderId } = heard.event
        await ctx.jobs.send('billing.hear', { orderId }, { key: orderId })
      }
      return reply.code(200).send()
    })
    done()
  })
}

function gatewayNamed({ outside }: Context, name: string) {
  const currency = paymentCurrencies.find((it) => outside.payments[it]?.facts.id === name)
  return currency === undefined ? null : outside.payments[currency]
}
