import { z } from 'zod'

import type { NetworkAccess, Trouble } from '../publisher.ts'
import { askApi, type World } from './ask.ts'
import type { UploadTicket } from './begin.ts'

/** Numbers of 64 bits, which arrive as texts where they are too large for exactness. */
const Ids = z
  .array(z.union([z.string(), z.number()]).transform(String))
  .nullish()
  .transform((ids) => ids ?? [])

/** TikTok's own spelling of the ids, and the one it may mend it to. */
const Status = z.object({
  status: z.string(),
  fail_reason: z.string().nullish(),
  uploaded_bytes: z.coerce.number().optional(),
  publicaly_available_post_id: Ids,
  publicly_available_post_id: Ids,
})
export type Status = z.output<typeof Status>

/** Where a post stands: always by the id that its upload began with, whatever came in between. */
export async function readStatus(
  world: World,
  access: NetworkAccess,
  { publishId }: UploadTicket,
): Promise<{ status: 'ok'; value: Status } | Trouble> {
  const asked = { path: '/post/publish/status/fetch/', json: { publish_id: publishId } }
  return askApi(world, access, asked, Status)
}
