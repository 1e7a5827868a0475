import { limits } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import type { PostingDoor } from '../../reservations/index.ts'
import { newPostMs } from './rules.ts'
import { insertSources, listSources, type Source, takeDueSources, wantNow } from './store.ts'

const MINUTE_MS = 60_000
/** For how long whoever took an account to ask for it has it to themselves, and how many are taken at a time. */
const CLAIM_MS = 30 * MINUTE_MS
const MOST = 2_000

type Door = Pick<PostingDoor, 'db' | 'now' | 'withTx' | 'jobs'>

/** Has all linked accounts asked that are due. */
export async function collectDue(ctx: Door): Promise<void> {
  const now = ctx.now()
  await insertSources(ctx, now, null)
  const until = new Date(now.getTime() + CLAIM_MS)
  const due = await takeDueSources(ctx, { now, until, most: MOST })
  for (const socialAccountId of due) await send(ctx, socialAccountId)
}

/** Has the networks of an owner asked at once. Throws DASHBOARD_TOO_SOON with the minutes left. */
export async function refresh(ctx: Door, accountId: string): Promise<Date> {
  const now = ctx.now()
  return ctx.withTx(async () => {
    await insertSources(ctx, now, accountId)
    const at = refreshableAt(await listSources(ctx, accountId), now)
    if (at !== null) {
      const minutes = Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS)
      throw new Failure('DASHBOARD_TOO_SOON', { values: { minutes }, retryAfterSeconds: minutes * 60 })
    }
    const since = new Date(now.getTime() - newPostMs)
    const until = new Date(now.getTime() + CLAIM_MS)
    for (const socialAccountId of await wantNow(ctx, accountId, { now, since, until }))
      await send(ctx, socialAccountId)
    return new Date(now.getTime() + limits.dashboardRefreshMinutes * MINUTE_MS)
  })
}

/** When an owner may have their networks asked again; null for now. */
export function refreshableAt(sources: readonly Pick<Source, 'askedAt'>[], now: Date): Date | null {
  const asked = sources.flatMap(({ askedAt }) => askedAt?.getTime() ?? [])
  const at = Math.max(...asked) + limits.dashboardRefreshMinutes * MINUTE_MS
  return at > now.getTime() ? new Date(at) : null
}

async function send({ jobs }: Pick<Door, 'jobs'>, socialAccountId: string): Promise<void> {
  await jobs.send('dashboard.collect', { socialAccountId }, { key: socialAccountId })
}
