import { z } from 'zod'

import type { LimitsOutcome, NetworkAccess } from '../publisher.ts'
import type { InstagramPlace } from './place.ts'

const Count = z.coerce.number().int().nonnegative()
const Limit = z.object({
  quota_usage: Count.nullish(),
  config: z.object({ quota_total: Count.nullish() }).nullish(),
})

/** How many posts are left: what the account itself says, as the guide and the references differ. */
export async function limits(
  { graph }: InstagramPlace,
  { remoteId, tokens }: NetworkAccess,
): Promise<LimitsOutcome> {
  const call = { token: tokens.access.token, query: { fields: 'quota_usage,config' } }
  const answer = await graph.list(`/${remoteId}/content_publishing_limit`, call, Limit)
  if (answer.status !== 'ok') return answer
  const { quota_usage: used, config } = answer.value[0] ?? {}
  const total = config?.quota_total
  const left = used == null || total == null ? null : Math.max(0, total - used)
  // The day rolls: when the next place is free nobody says.
  return { status: 'known', left, resetsAt: null, mostSeconds: null, choices: {}, off: [] }
}
