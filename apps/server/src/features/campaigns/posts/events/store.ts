import { actors, type CampaignEvent, campaignEventKinds } from '@clipmint/contract'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../../context.ts'
import { approvalComments, campaignEvents } from '../../../../db/tables/campaigns.ts'

type Store = Pick<Context, 'db'>
type PostKey = { accountId: string; id: string }

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
type EventKind = (typeof campaignEventKinds)[number]
/** What happened to a post of a campaign, and by whom. */
export type EventToNote = { kind: EventKind; by: (typeof actors)[number]; detail?: CampaignEvent['values'] }

/** Notes what happened to a post, after all that happened before; inside a transaction that holds it. */
export async function insertEvent(
  { db, now }: Store & Pick<Context, 'now'>,
  { accountId, id }: PostKey,
  { kind, by, detail = {} }: EventToNote,
): Promise<void> {
  const [last] = await db()
    .select({ no: campaignEvents.no })
    .from(campaignEvents)
    .where(isEventOf({ accountId, id }))
    .orderBy(desc(campaignEvents.no))
    .limit(1)
  await db()
    .insert(campaignEvents)
    .values({ accountId, campaignPostId: id, no: (last?.no ?? -1) + 1, at: now(), kind, by, detail })
}

/** Everything that happened to a post before it became one, oldest first. */
export async function listEvents({ db }: Store, key: PostKey): Promise<CampaignEvent[]> {
  const rows = await db().select().from(campaignEvents).where(isEventOf(key)).orderBy(asc(campaignEvents.no))
  return rows.map(({ at, kind, by, detail }) => ({
    at: at.toISOString(),
    kind: z.enum(campaignEventKinds).parse(kind),
    by: z.enum(actors).parse(by),
    values: Values.parse(detail),
  }))
}

/** Whether the approval of a post was taken back, and not given again since. */
export async function isTakenBack({ db }: Store, key: PostKey): Promise<boolean> {
  const [last] = await db()
    .select({ kind: campaignEvents.kind })
    .from(campaignEvents)
    .where(and(isEventOf(key), inArray(campaignEvents.kind, ['approved', 'withdrawn'] satisfies EventKind[])))
    .orderBy(desc(campaignEvents.no))
    .limit(1)
  return last?.kind === 'withdrawn'
}

/** What people said of a post's video by its link, oldest first. */
export async function listComments({ db }: Store, { accountId, id }: PostKey) {
  return db()
    .select()
    .from(approvalComments)
    .where(and(eq(approvalComments.accountId, accountId), eq(approvalComments.campaignPostId, id)))
    .orderBy(asc(approvalComments.createdAt), asc(approvalComments.id))
}

function isEventOf({ accountId, id }: PostKey): SQL | undefined {
  return and(eq(campaignEvents.accountId, accountId), eq(campaignEvents.campaignPostId, id))
}
