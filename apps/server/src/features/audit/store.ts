import { and, desc, eq, type SQL } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { auditEntries } from '../../db/tables/audit.ts'

/** What an operator did: who, when, what, to whom or what, and why. */
export type AuditEntry = typeof auditEntries.$inferSelect
export type AuditFilter = {
  operator: string | undefined
  action: string | undefined
  target: string | undefined
  limit: number
}

/** Writes down what is being done; inside the transaction that does it, so that neither is without the other. */
export async function writeAudit(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  entry: Omit<AuditEntry, 'id' | 'at'>,
): Promise<void> {
  await db()
    .insert(auditEntries)
    .values({ ...entry, id: newId(), at: now() })
}

/** What was done, the last first. */
export async function listAudit(
  { db }: Pick<Context, 'db'>,
  { operator, action, target, limit }: AuditFilter,
): Promise<AuditEntry[]> {
  const conditions: SQL[] = []
  if (operator !== undefined) conditions.push(eq(auditEntries.operator, operator))
  if (action !== undefined) conditions.push(eq(auditEntries.action, action))
  if (target !== undefined) conditions.push(eq(auditEntries.target, target))
  return db()
    .select()
    .from(auditEntries)
    .where(and(...conditions))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
}
