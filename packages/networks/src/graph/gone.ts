import { z } from 'zod'

import type { NetworkAccess, Trouble } from '../publisher.ts'
import { type Graph, GraphId } from './graph.ts'
import { isMissing } from './trouble.ts'

/**
 * What stands in the way where something is said to be missing: that is now and then a fault of Meta's, so a page or an
 * account counts as gone only when it cannot be read itself.
 */
export async function sureOf(
  graph: Graph,
  { remoteId, tokens }: NetworkAccess,
  trouble: Trouble,
): Promise<Trouble> {
  if (!isMissing(trouble)) return trouble
  const call = { token: tokens.access.token, query: { fields: 'id' } }
  const itself = await graph.ask(`/${remoteId}`, call, z.object({ id: GraphId }))
  if (itself.status !== 'ok') return itself
  const { code, told } = trouble
  return { status: 'wait', why: 'busy', until: null, code, told }
}
