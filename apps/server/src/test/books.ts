import { sql } from 'drizzle-orm'
import { expect } from 'vitest'

import type { Context } from '../context.ts'
import type { Bank } from './bank.ts'

type Row = Record<string, unknown>

/** What stands at a bank and in the books of every account; throws where they differ, or an account stands as none may. */
export async function expectBooksSound(
  ctx: Pick<Context, 'db'>,
  bank: Bank,
  now: Date,
): Promise<Record<string, number>> {
  const rows = async (query: ReturnType<typeof sql>) =>
    ((await ctx.db().execute(query)) as unknown as { rows: Row[] }).rows
  const at = now.toISOString()

  for (const currency of ['KRW', 'USD'] as const) {
    const [books] = await rows(sql`
      select coalesce(sum(case when debit like 'gateway:%' then amount else -amount end), 0)::bigint as money
      from money_transfers where currency = ${currency}`)
    expect([currency, Number(books?.['money'])]).toEqual([currency, bank.balance(currency)])
  }

  // Every payment at the bank is one invoice that says so, with the same amount, and the other way round.
  const paid = await rows(
    sql`select order_id, total, status from invoices where status in (2, 5) and total > 0`,
  )
  const atBank = [...bank.payments.values()].map(
    ({ orderId, money, cancelled }) => `${orderId} ${money.amount} ${cancelled === 0 ? 2 : 5}`,
  )
  const inBooks = paid.map((it) => `${String(it['order_id'])} ${String(it['total'])} ${String(it['status'])}`)
  expect(inBooks.toSorted()).toEqual(atBank.toSorted())
  expect(await rows(sql`select id from invoices where status = 1 or step is not null`)).toEqual([])

  // Nothing is paid for twice, too early, or later than a failed charge is tried again.
  expect(
    await rows(sql`
      select account_id, starts_at from invoices where kind = 'renewal' and status in (2, 5)
      group by account_id, starts_at having count(*) > 1`),
  ).toEqual([])
  expect(
    await rows(sql`
      select id, starts_at, paid_at from invoices where kind = 'renewal' and status in (2, 5)
      and (paid_at < starts_at or paid_at > starts_at + interval '14 days')`),
  ).toEqual([])
  // None is missed: whoever subscribes is paid for now, or has failed and is tried again.
  expect(
    await rows(sql`
      select account_id, ends_at, charge_at from subscriptions
      where ends_at <= ${at}::timestamptz and (failures = 0 or charge_at is null or charge_at <= ${at}::timestamptz)`),
  ).toEqual([])

  // No account is on a plan that it does not pay for, nor off one that it does.
  expect(
    await rows(sql`
      select a.id, a.plan_type, s.plan_type as paid from accounts a left join subscriptions s on s.account_id = a.id
      where a.plan_type <> coalesce(s.plan_type, 0)
         or (a.sns_upload > 0) <> coalesce(s.upload_service, false)
         or a.plan_ends_at is distinct from (case when s.next_plan_type = 0 then s.changes_at end)`),
  ).toEqual([])

  // Credits: what is left follows from the lines.
  expect(
    await rows(sql`
      select g.account_id from credit_grants g join credit_entries e on e.account_id = g.account_id and e.grant_id = g.id
      group by g.account_id, g.id, g.left having sum(e.amount) <> g.left`),
  ).toEqual([])

  // Those of a pack are there if its money stayed, and gone if it went back.
  expect(
    await rows(sql`
      select i.id, i.status, g.amount, e.given from invoices i
      left join credit_grants g on g.account_id = i.account_id and g.ref = 'invoice:' || i.id
      cross join lateral (
        select coalesce(sum(amount), 0)::int as given from credit_entries
        where account_id = i.account_id and grant_id = g.id and kind in ('grant', 'reclaim', 'restore')
      ) e
      where i.item like 'credits%' and i.status in (2, 5)
        and e.given is distinct from (case when i.status = 2 then g.amount else 0 end)`),
  ).toEqual([])

  const [count] = await rows(sql`
    select count(*)::int as invoices, count(*) filter (where status = 2)::int as paid,
      count(*) filter (where status = 5)::int as refunded,
      count(*) filter (where status = 5 and item like 'credits%')::int as packs_refunded,
      (select count(*)::int from credit_entries where kind = 'restore') as packs_restored, count(*) filter (where status = 4)::int as failed,
      count(*) filter (where kind = 'renewal' and status = 2)::int as renewals,
      (select count(*)::int from subscriptions) as subscriptions from invoices`)
  return count as Record<string, number>
}
