import type { Invoice, PaymentCurrency, PaymentWindow } from '@clipmint/contract'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'

import { creditState } from '../../features/credits/index.ts'
import type { Member, TestServer } from '../index.ts'
import { type Gateway, sign } from './messages.ts'

const consent = { purchase: true, gateway: true, renewal: true }

export type Fields = Record<string, string>
/** What somebody begins to buy: a plan by a card that is kept, or credits once. */
export type What = 'plan' | 'once'
export type Order = { owner: Member; what: What; invoice: Invoice; window: PaymentWindow; fields: Fields }
export type Standing = {
  /** What moved at the gateway, and what our books have of it. */
  money: number
  books: number
  status: number
  planType: number
  credits: number
}
/** How far an order has come before something is sent: a window is open, the payer has given a card there, it is paid. */
export type Stage = 'open' | 'given' | 'paid'

const currencyOf: Record<Gateway, PaymentCurrency> = { toss: 'KRW', stripe: 'USD' }

export type World = ReturnType<typeof createWorld>

/** Owners, their orders and their windows, and whoever else sends something to the server. */
export function createWorld(server: TestServer, { url, sandboxUrl }: { url: string; sandboxUrl: string }) {
  type Posted = { body: string; as?: Member; headers?: Fields }
  async function send(path: string, { body, as, headers }: Posted): Promise<Response | null> {
    return fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...headers,
      },
      body,
    }).catch(() => null)
  }
  async function ask(path: string, as: Member, body: object) {
    const answer = await send(path, { as, body: JSON.stringify(body) })
    return (await answer?.json()) as { code: string; result: Pick<Order, 'invoice' | 'window'> }
  }

  /** What the payer does at the window: what it comes back with. */
  async function giveCard({ window }: Pick<Order, 'window'>): Promise<Fields> {
    if (window.kind !== 'sandbox') throw new Error('This is no page.')
    const card = { number: window.url.includes('/stripe/') ? '4242424242424242' : await goodCard() }
    const form = { answer: 'pay', expiry: '12/40', birth: '900101', password: '00', cvc: '123', ...card }
    const back = await fetch(window.url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    return Object.fromEntries(new URL(back.headers.get('location') ?? '').searchParams)
  }
  async function goodCard(): Promise<string> {
    const answer = await fetch(`${sandboxUrl}/sandbox/toss/cards.json`)
    const { cards } = (await answer.json()) as {
      cards: { number: string; manner: string; stage: string | null }[]
    }
    return cards.find(({ manner, stage }) => manner === 'good' && stage === null)?.number ?? ''
  }

  /** Brings to the server what a window came back with, and where something is bought once has it given. */
  async function payWith({ owner, what, invoice, fields }: Order): Promise<string> {
    const path = what === 'once' ? '/v3/invoice/payment/cert-pc' : '/v3/invoice2/payment/cert-pc'
    const certified = await ask(`${path}/${invoice.orderId}`, owner, fields)
    if (what !== 'once' || certified.code !== 'SUCCESS') return certified.code
    const pgReceiptId = fields['paymentKey'] ?? fields['payment_intent']
    return (await ask(`/v3/invoice/${invoice._id}/approve-v2`, owner, { pgReceiptId })).code
  }

  async function begin(
    gateway: Gateway,
    {
      what,
      stage,
      owner: known,
      item = 'credits10',
    }: { what: What; stage: Stage; owner?: Member; item?: string },
  ): Promise<Order> {
    const owner = known ?? (await server.member())
    const path = what === 'once' ? '/v3/invoice/payment/request' : '/v3/invoice2/payment/request'
    const wish = what === 'once' ? { item } : { planType: 1 }
    const asked = { ...wish, currency: currencyOf[gateway], consent }
    const { code, result } = await ask(path, owner, asked)
    if (code !== 'SUCCESS') throw new Error(`${path}: ${code}`)
    const order: Order = { owner, what, ...result, fields: {} }
    if (stage !== 'open') order.fields = await giveCard(order)
    if (stage === 'paid') expect(await payWith(order)).toBe('SUCCESS')
    return order
  }

  async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
    return ((await server.ctx.db().execute(query)) as unknown as { rows: Row[] }).rows
  }

  const seconds = () => Math.floor(server.clock.now().getTime() / 1_000)
  return {
    url,
    seconds,
    begin,
    giveCard,
    payWith,
    member: () => server.member(),
    post: async (path: string, posted: Posted) => (await send(path, posted))?.status ?? 0,
    /** A message that is signed as the gateway signs it. */
    tell: async (gateway: Gateway, body: string) => {
      const headers: Fields = gateway === 'stripe' ? { 'stripe-signature': sign(body, seconds()) } : {}
      return (await send(`/hooks/payments/${gateway}`, { body, headers }))?.status ?? 0
    },
    /** How many jobs there are or were that look at an order. */
    heard: async (orderId: string) =>
      (
        await rows(
          sql`select id from pgboss.job where name = 'billing.hear' and data->>'orderId' = ${orderId}`,
        )
      ).length,
    /** The rightful payer pays after all. */
    pay: async (order: Order) => {
      const fields = Object.keys(order.fields).length > 0 ? order.fields : await giveCard(order)
      return payWith({ ...order, fields })
    },
    async standing({ owner, invoice }: Order): Promise<Standing> {
      const book = await fetch(`${sandboxUrl}/sandbox/payments/book.json?orderId=${invoice.orderId}`)
      const { movements } = (await book.json()) as { movements: { kind: string; amount: number }[] }
      const entries = await rows<{ debit: string; credit: string; amount: number }>(
        sql`select debit, credit, amount from money_transfers where invoice_id = ${invoice._id}`,
      )
      const [stored] = await rows<{ status: number }>(
        sql`select status from invoices where id = ${invoice._id}`,
      )
      const [account] = await rows<{ plan_type: number }>(
        sql`select plan_type from accounts where id = ${owner.id}`,
      )
      const into = (name: string) => (name.startsWith('gateway:') ? 1 : 0)
      return {
        money: movements.reduce((sum, { kind, amount }) => sum + (kind === 'taken' ? amount : -amount), 0),
        books: entries.reduce((sum, it) => sum + (into(it.debit) - into(it.credit)) * it.amount, 0),
        status: stored?.status ?? -1,
        planType: account?.plan_type ?? -1,
        credits: (await creditState(server.ctx, owner.id)).left,
      }
    },
  }
}
