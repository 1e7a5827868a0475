import { sql } from 'drizzle-orm'
import { expect } from 'vitest'

import type { Context } from '../context.ts'
import type { Bank } from './bank.ts'

type Door = Pick<Context, 'db'>

/** The books of an account: what came in less what went back, and the tax within. */
export async function moneyOf({ db }: Door, accountId: string): Promise<{ money: number; tax: number }> {
  const { rows } = (await db().execute(
    sql`select debit, credit, amount from money_transfers where account_id = ${accountId}`,
  )) as unknown as { rows: { debit: string; credit: string; amount: number }[] }
  const of = (name: RegExp) =>
    rows.reduce(
      (sum, it) => sum + (name.test(it.debit) ? it.amount : 0) - (name.test(it.credit) ? it.amount : 0),
      0,
    )
  return { money: of(/^gateway:/), tax: 0 - of(/^tax$/) }
}

/** That the books of an account say what stands at the bank of it. */
export async function expectMoneySound(ctx: Door, bank: Bank, accountId: string): Promise<void> {
  const { rows } = (await ctx
    .db()
    .execute(sql`select order_id from invoices where account_id = ${accountId}`)) as unknown as {
    rows: { order_id: string }[]
  }
  const orders = new Set(rows.map((row) => row.order_id))
  const atBank = [...bank.payments.values()]
    .filter(({ orderId }) => orders.has(orderId))
    .reduce((sum, { money, cancelled }) => sum + money.amount - cancelled, 0)
  expect((await moneyOf(ctx, accountId)).money).toBe(atBank)
}
