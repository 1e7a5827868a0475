import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { pushDevices } from '../../../db/tables/account.ts'
import type { Lang } from '../../../http/handlers.ts'

type Store = Pick<Context, 'db'>
type Row = typeof pushDevices.$inferSelect

/** A browser that is pushed to, and the language of its screen. */
export type Device = Omit<Row, 'language'> & { language: Lang }

/** Saves a browser; one that is known already gets its new session, keys and language. */
export async function saveDevice({ db }: Store, device: Device): Promise<void> {
  const { sessionId, p256dh, auth, language, heardAt } = device
  await db()
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [pushDevices.accountId, pushDevices.endpoint],
      set: { sessionId, p256dh, auth, language, heardAt },
    })
}

/** An account's browsers, the one heard of last first. */
export async function listDevices({ db }: Store, accountId: string): Promise<Device[]> {
  const rows = await db()
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.accountId, accountId))
    .orderBy(desc(pushDevices.heardAt), desc(pushDevices.id))
  return rows.map(toDevice)
}

export async function findDevice({ db }: Store, accountId: string, id: string): Promise<Device | null> {
  const [row] = await db()
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.accountId, accountId), eq(pushDevices.id, id)))
  return row ? toDevice(row) : null
}

/** Whose else a browser is; a browser is one person's at a time. */
export async function listOtherOwners({ db }: Store, accountId: string, endpoint: string): Promise<string[]> {
  const rows = await db()
    .select({ accountId: pushDevices.accountId })
    .from(pushDevices)
    .where(and(eq(pushDevices.endpoint, endpoint), ne(pushDevices.accountId, accountId)))
  return rows.map((row) => row.accountId)
}

/** Which of an account's browsers are meant: some of them, the one of a session, or one by its address. */
type Which = { ids: string[] } | { sessionId: string } | { endpoint: string }

/** Forgets browsers; false when there were none. */
export async function deleteDevices({ db }: Store, accountId: string, which: Which): Promise<boolean> {
  const gone = await db()
    .delete(pushDevices)
    .where(and(eq(pushDevices.accountId, accountId), conditionOf(which)))
    .returning({ id: pushDevices.id })
  return gone.length > 0
}

/** Forgets browsers that were not heard of since a time, and says whose they were. */
export async function deleteSilent({ db }: Store, before: Date): Promise<string[]> {
  const gone = await db()
    .delete(pushDevices)
    .where(lt(pushDevices.heardAt, before))
    .returning({ accountId: pushDevices.accountId })
  return [...new Set(gone.map(({ accountId }) => accountId))]
}

function conditionOf(which: Which) {
  if ('ids' in which) return inArray(pushDevices.id, which.ids)
  return 'sessionId' in which
    ? eq(pushDevices.sessionId, which.sessionId)
    : eq(pushDevices.endpoint, which.endpoint)
}

function toDevice(row: Row): Device {
  return { ...row, language: row.language === 'en' ? 'en' : 'ko' }
}
