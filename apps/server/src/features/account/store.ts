import { eq } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { accounts } from '../../db/tables/account.ts'

type Store = Pick<Context, 'db'>

/** An owner, as stored. */
export type Account = typeof accounts.$inferSelect

export async function findAccount({ db }: Store, id: string): Promise<Account | null> {
  const [found] = await db().select().from(accounts).where(eq(accounts.id, id))
  return found ?? null
}

export async function findAccountByEmail({ db }: Store, email: string): Promise<Account | null> {
  const [found] = await db().select().from(accounts).where(eq(accounts.email, email))
  return found ?? null
}

export async function findAccountByPhone({ db }: Store, phone: string): Promise<Account | null> {
  const [found] = await db().select().from(accounts).where(eq(accounts.phone, phone))
  return found ?? null
}

/** What of an account must be unique and was not. */
export type Taken = 'email' | 'phone'

/** Saves a new account; answers what was taken instead when another has the same e-mail or phone. */
export async function insertAccount({ db }: Store, account: Account): Promise<Taken | null> {
  const [saved] = await db()
    .insert(accounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  if (saved) return null
  return (await findAccountByEmail({ db }, account.email)) ? 'email' : 'phone'
}

export async function updateAccount(
  { db }: Store,
  id: string,
  changes: Partial<Omit<Account, 'id' | 'createdAt'>>,
): Promise<void> {
  await db().update(accounts).set(changes).where(eq(accounts.id, id))
}

/** Holds the account's row until the transaction ends, so that two counts of the same allowance cannot pass each other. */
export async function lockAccount({ db }: Store, id: string): Promise<Account | null> {
  const [found] = await db().select().from(accounts).where(eq(accounts.id, id)).for('update')
  return found ?? null
}
