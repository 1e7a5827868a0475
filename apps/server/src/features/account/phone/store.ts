import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { phoneCodes, usedPhoneProofs } from '../../../db/tables/account.ts'

type Store = Pick<Context, 'db'>

/** A code that was sent, as stored. */
export type PhoneCode = typeof phoneCodes.$inferSelect

/** Lets only one send at a time through for a number and from an address, until the transaction ends. */
export async function lockSends({ db }: Store, { phone, ip }: { phone: string; ip: string }): Promise<void> {
  // Always in this order, so that two sends cannot wait for each other.
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`)
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${ip}, 1))`)
}

/** How many codes went to a number, and how many an address asked for, since a time. */
export async function countSends(
  { db }: Store,
  { phone, ip, since }: { phone: string; ip: string; since: Date },
): Promise<{ toPhone: number; fromAddress: number }> {
  const ofPhone = and(eq(phoneCodes.phone, phone), gt(phoneCodes.sentAt, since))
  const ofAddress = and(eq(phoneCodes.ip, ip), gt(phoneCodes.sentAt, since))
  const [toPhone] = await db().select({ n: count() }).from(phoneCodes).where(ofPhone)
  const [fromAddress] = await db().select({ n: count() }).from(phoneCodes).where(ofAddress)
  return { toPhone: toPhone?.n ?? 0, fromAddress: fromAddress?.n ?? 0 }
}

export async function findLastCode({ db }: Store, phone: string): Promise<PhoneCode | null> {
  const newestFirst = desc(phoneCodes.sentAt)
  const [found] = await db()
    .select()
    .from(phoneCodes)
    .where(eq(phoneCodes.phone, phone))
    .orderBy(newestFirst, desc(phoneCodes.id))
    .limit(1)
    .for('update')
  return found ?? null
}

/** Saves a code and closes all earlier ones of the number. */
export async function replaceCode({ db }: Store, code: PhoneCode): Promise<void> {
  await db()
    .update(phoneCodes)
    .set({ closedAt: code.sentAt })
    .where(and(eq(phoneCodes.phone, code.phone), isNull(phoneCodes.closedAt)))
  await db().insert(phoneCodes).values(code)
}

export async function updateCode(
  { db }: Store,
  id: string,
  changes: Partial<Pick<PhoneCode, 'tries' | 'closedAt'>>,
): Promise<void> {
  await db().update(phoneCodes).set(changes).where(eq(phoneCodes.id, id))
}

/** Uses a proof up; false when it had been used. */
export async function useProof({ db }: Store, proof: { id: string; usedAt: Date }): Promise<boolean> {
  const [saved] = await db().insert(usedPhoneProofs).values(proof).onConflictDoNothing().returning()
  return saved !== undefined
}

/** Deletes codes sent and proofs used before a time. */
export async function forgetCodes({ db }: Store, before: Date): Promise<void> {
  await db().delete(phoneCodes).where(lt(phoneCodes.sentAt, before))
  await db().delete(usedPhoneProofs).where(lt(usedPhoneProofs.usedAt, before))
}

/** Deletes the codes that were sent to a number. */
export async function forgetPhone({ db }: Store, phone: string): Promise<void> {
  await db().delete(phoneCodes).where(eq(phoneCodes.phone, phone))
}
