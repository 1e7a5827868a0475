import type { DowngradeInvoice, Invoice, Subscription } from '@clipmint/contract'
import { expect } from 'vitest'

import type { Member, TestAnswer } from './requests.ts'
import type { TestServer } from './start-test-server.ts'

/** All that is agreed to before a plan is paid, and what is where no charge follows. */
const consent = { purchase: true, gateway: true, renewal: true }
export const consentOnce = { purchase: true, gateway: true }

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Fields = Record<string, string>

/** What an owner asks for and pays, and how they stand then; Basic by the month and fifty credits unless said. */
export function billingCalls(desk: { server: TestServer; member: Member }) {
  const ask = (method: Method, path: string, body?: unknown): Promise<TestAnswer> =>
    desk.server.ask({ method, url: `/v3${path}`, as: desk.member, body })
  const askPlan = (plan: object = {}) =>
    ask('POST', '/invoice2/payment/request', { planType: 1, currency: 'KRW', consent, ...plan })
  const askOnce = (once: object = {}) => {
    const wish = { item: 'credits50', currency: 'KRW', consent: consentOnce, ...once }
    return ask('POST', '/invoice/payment/request', wish)
  }
  const certify = (invoice: Invoice, fields: Fields = back(invoice)) =>
    ask('POST', `/invoice2/payment/cert-pc/${invoice.orderId}`, fields)
  const certifyOnce = (invoice: Invoice, fields: Fields = back(invoice)) =>
    ask('POST', `/invoice/payment/cert-pc/${invoice.orderId}`, fields)
  const approve = (invoice: Invoice, more: object = {}) =>
    ask('POST', `/invoice/${invoice._id}/approve-v2`, { pgReceiptId: back(invoice).key, ...more })

  async function request(plan: object = {}): Promise<Invoice> {
    const { body } = await askPlan(plan)
    expect(body.code).toBe('SUCCESS')
    return body.result.invoice
  }
  /** Asks for a plan and pays it, where there is anything to pay. */
  async function buy(plan: object = {}, key?: string): Promise<Invoice> {
    const invoice = await request(plan)
    if (invoice.status === 2) return invoice
    const { body } = await certify(invoice, back(invoice, key))
    expect(body.code).toBe('SUCCESS')
    return body.result
  }
  async function standing(): Promise<{
    subscription: Subscription | null
    downgrade: DowngradeInvoice | null
  }> {
    return (await ask('GET', '/invoice2/subscription')).body.result
  }
  const payment = async () => (await ask('GET', '/user/info')).body.result.payment
  return { ask, askPlan, askOnce, certify, certifyOnce, approve, request, buy, standing, payment }
}

/** What the window of an order comes back with. */
export function back({ orderId, total }: Invoice, key = `key-${orderId}`) {
  return { orderId, amount: String(total), key }
}
