import type { Notification } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { fileLink } from '../../file-link.ts'
import type { StoredNotification } from './store.ts'

/** A notification as its owner's screens see it. */
export async function presentNotification(
  ctx: Pick<Context, 'files'>,
  stored: StoredNotification,
): Promise<Notification> {
  const { id, kind, projectId, title, failure, posterKey, seenAt, readAt, createdAt } = stored
  return {
    _id: id,
    kind,
    projectId,
    title,
    failure,
    posterUrl: posterKey === null ? null : await fileLink(ctx, posterKey),
    seen: seenAt !== null,
    read: readAt !== null,
    createdAt: createdAt.toISOString(),
  }
}
