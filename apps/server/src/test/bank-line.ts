import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'

import type { PaymentCurrency } from '@clipmint/contract'
import type { Payment, PaymentGateway, PaymentGateways } from '@clipmint/integrations'
import { z } from 'zod'

import type { Bank, BankTrick } from './bank.ts'

/** Calls of a gateway that go over the line; the others are the window's, and ask nobody. */
const lineCalls = ['confirm', 'keepCard', 'charge', 'cancel', 'find', 'forgetCard'] as const
type LineCall = (typeof lineCalls)[number]

const Asked = z.object({ currency: z.enum(['KRW', 'USD']), call: z.enum(lineCalls), asked: z.unknown() })

/**
 * Serves a bank to other processes, so that it outlives those that are killed. `trick` says what becomes of a call that
 * would move money; an answer that is lost is a line that goes dead.
 */
export async function serveBank(
  bank: Bank,
  trick: (call: LineCall) => BankTrick | null,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    void json(request).then(async (body) => {
      const { currency, call, asked } = Asked.parse(body)
      const played = trick(call)
      if (played === 'drop') return request.socket.destroy()
      if (played !== null) bank.tricks.push(played)
      const gateway = bank.gateways[currency] as unknown as Record<
        LineCall,
        (it: unknown) => Promise<unknown>
      >
      const outcome = await gateway[call](asked)
      bank.tricks.length = 0
      return played === 'lose-answer' ? request.socket.destroy() : response.end(JSON.stringify(outcome))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`, server }
}

/** The gateways of a bank that another process serves. */
export function gatewaysAt(url: string, here: PaymentGateways): PaymentGateways {
  return { KRW: over('KRW', url, here), USD: over('USD', url, here) }
}

function over(currency: PaymentCurrency, url: string, here: PaymentGateways): PaymentGateway {
  const local = here[currency]
  if (!local) throw new Error(`There is no gateway for ${currency}.`)
  const call = async (name: LineCall, asked: unknown) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: JSON.stringify({ currency, call: name, asked }),
      })
      return revive(await answer.json())
    } catch {
      return { status: 'unknown', why: 'cut', told: 'The line went dead.' }
    }
  }
  const calls = Object.fromEntries(lineCalls.map((name) => [name, (asked: unknown) => call(name, asked)]))
  return { ...local, ...(calls as unknown as Pick<PaymentGateway, LineCall>) }
}

/** JSON knows no dates. */
function revive(outcome: unknown): unknown {
  const { payment } = outcome as { payment?: Payment }
  if (payment) payment.paidAt = new Date(payment.paidAt)
  return outcome
}
