import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Database } from './database.ts'
import { serverKeys } from './tables/server-keys.ts'

/** The server's key pair of a name, made at its first start; of two processes that start at once, both get the same. */
export async function keptPair<Pair extends z.ZodType>(
  { db }: Pick<Database, 'db'>,
  { name, shape, make }: { name: string; shape: Pair; make: () => z.input<Pair> },
): Promise<z.output<Pair>> {
  const known = await findPair({ db }, name)
  if (known !== null) return shape.parse(known)
  await db().insert(serverKeys).values({ name, pair: make(), createdAt: new Date() }).onConflictDoNothing()
  return shape.parse(await findPair({ db }, name))
}

async function findPair({ db }: Pick<Database, 'db'>, name: string): Promise<unknown> {
  const [row] = await db().select().from(serverKeys).where(eq(serverKeys.name, name))
  return row?.pair ?? null
}
