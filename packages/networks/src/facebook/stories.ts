import { z } from 'zod'

import { type GraphAnswer, GraphId } from '../graph/graph.ts'
import { Moment } from '../graph/moment.ts'
import type { NetworkAccess } from '../publisher.ts'
import type { FacebookPlace } from './place.ts'

const Story = z.object({
  media_id: GraphId.nullish(),
  media_type: z.string().nullish(),
  creation_time: Moment.nullish(),
  url: z.string().nullish(),
})
export type Story = z.output<typeof Story>

/** The stories of a page, those of the archive too. */
export function listStories(
  { graph }: FacebookPlace,
  { remoteId: page, tokens }: NetworkAccess,
): Promise<GraphAnswer<Story[]>> {
  return graph.list(`/${page}/stories`, { token: tokens.access.token }, Story)
}
