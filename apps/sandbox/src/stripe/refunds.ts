import { invalid, missing } from './answer.ts'
import { amountOf } from './form.ts'
import { listOf, type On } from './route.ts'
import type { Vault } from './vault.ts'

/** Giving money back, and what was given back of a payment. */
export function serveRefunds(on: On, vault: Vault): void {
  on('POST', '/refunds', ['payment_intent', 'amount', 'metadata'], ({ form }) => {
    const text = form.text('amount')
    const amount = amountOf(text)
    if (text !== null && amount === null)
      return invalid('Invalid integer', { param: 'amount', code: 'parameter_invalid_integer' })
    return vault.refund(form.text('payment_intent') ?? '', amount, form.map('metadata'))
  })
  on('GET', '/refunds', ['payment_intent', 'limit'], ({ form }) => {
    const id = form.text('payment_intent') ?? ''
    return vault.intent(id) ? listOf(vault.refundsOf(id)) : missing('payment_intent', id, 'payment_intent')
  })
}
