import { eq } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { agreements } from '../../../db/tables/account.ts'

type Store = Pick<Context, 'db'>

/** Something that was agreed to or taken back, as stored. */
export type Agreement = typeof agreements.$inferSelect

export async function insertAgreements({ db }: Store, rows: Agreement[]): Promise<void> {
  await db().insert(agreements).values(rows)
}

export async function deleteAgreements({ db }: Store, accountId: string): Promise<void> {
  await db().delete(agreements).where(eq(agreements.accountId, accountId))
}
