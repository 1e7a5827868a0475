import type { Context } from '../../context.ts'
import { deleteRuns } from './making/store.ts'
import { deleteCampaignPosts } from './posts/store.ts'
import { deleteCampaigns } from './state/store.ts'

/** Deletes all campaigns of an owner with their posts, but what networks show. */
export async function forget(ctx: Pick<Context, 'db'>, accountId: string): Promise<void> {
  await deleteCampaignPosts(ctx, accountId)
  await deleteRuns(ctx, accountId)
  await deleteCampaigns(ctx, accountId)
}
