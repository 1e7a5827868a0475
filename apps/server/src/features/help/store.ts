import type { ClickName } from '@clipmint/contract'
import { sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { clickCounts } from '../../db/tables/help.ts'

/** Counts one press of a name on a day (YYYY-MM-DD). */
export async function addClick({ db }: Pick<Context, 'db'>, name: ClickName, day: string): Promise<void> {
  await db()
    .insert(clickCounts)
    .values({ name, day, clicks: 1 })
    .onConflictDoUpdate({
      target: [clickCounts.name, clickCounts.day],
      set: { clicks: sql`${clickCounts.clicks} + 1` },
    })
}
