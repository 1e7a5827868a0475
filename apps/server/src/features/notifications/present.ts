import { approvalNews, type Notification } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { fileLink } from '../../file-link.ts'
import type { ReviewNotification, StoredNotification } from './store.ts'

/** A notification as its owner's screens see it. */
export async function presentNotification(
  ctx: Pick<Context, 'files'>,
  stored: StoredNotification,
): Promise<Notification> {
  const { id, seenAt, readAt, createdAt } = stored
  const told = {
    _id: id,
    seen: seenAt !== null,
    read: readAt !== null,
    createdAt: createdAt.toISOString(),
  }
  if (stored.kind === 'credits-expiring') {
    const { kind, amount, expiresAt } = stored
    return { ...told, kind, amount, expiresAt: expiresAt.toISOString() }
  }
  if (stored.kind === 'plan-ended') return { ...told, kind: stored.kind, planType: stored.planType }
  if (stored.kind === 'link-ended') {
    const { kind, network, title, failure } = stored
    return { ...told, kind, network, title, failure }
  }
  if (stored.kind === 'link-expiring') {
    const { kind, network, title, expiresAt } = stored
    return { ...told, kind, network, title, expiresAt: expiresAt.toISOString() }
  }
  if (stored.kind === 'campaign-stopped') {
    const { kind, postId: campaignId, title, failure } = stored
    return { ...told, kind, campaignId, title, failure }
  }
  if (stored.kind === 'approval-needed' || isReview(stored)) {
    const { kind, postId: campaignPostId, title } = stored
    return { ...told, kind, campaignPostId, title }
  }
  if ('postId' in stored) {
    const { kind, postId, title } = stored
    return { ...told, kind, postId, title }
  }
  const { kind, projectId, title, failure, posterKey } = stored
  const posterUrl = posterKey === null ? null : await fileLink(ctx, posterKey)
  return { ...told, kind, projectId, title, failure, posterUrl }
}

function isReview(stored: StoredNotification): stored is ReviewNotification {
  return (approvalNews as readonly string[]).includes(stored.kind)
}
