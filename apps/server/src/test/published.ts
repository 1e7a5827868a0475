import type { NetworkId, PostKind } from '@clipmint/contract'
import { uuidv7 } from 'uuidv7'

import type { Context } from '../context.ts'
import { insertTargets } from '../features/reservations/posting/store.ts'
import { insertPost } from '../features/reservations/posts/store.ts'
import { linkedId, postOf, targetOf } from './posting/world.ts'

export type Published = {
  network: NetworkId
  at: Date
  kind?: PostKind
  /** By what its network knows it; its own id unless said. */
  remoteId?: string
  caption?: string
  tags?: string[]
  seconds?: number
  projectId?: string
}

/** A post of an owner's that is out on one network since a time; gives the target's id. */
export async function addPublished(
  ctx: Pick<Context, 'db' | 'signer'>,
  accountId: string,
  { network, at, kind, remoteId, caption = '갓 구운 소금빵', tags = [], seconds = 15, projectId }: Published,
): Promise<string> {
  const key = { accountId, id: uuidv7() }
  const post = postOf(key, { caption, at })
  const whole = { ...post, hashtags: tags, video: { ...post.video, seconds }, endedAt: at }
  await insertPost(ctx, { ...whole, ...(projectId !== undefined && { projectId }) })
  const target = targetOf(key, network, at)
  await insertTargets(ctx, [
    {
      ...target,
      socialAccountId: linkedId(accountId, network),
      kind: kind ?? target.kind,
      state: 'confirmed',
      publishingAt: at,
      publishedAt: at,
      nextAt: null,
      remoteId: remoteId ?? target.id,
      url: `https://${network}.example/${remoteId ?? target.id}`,
    },
  ])
  return target.id
}
