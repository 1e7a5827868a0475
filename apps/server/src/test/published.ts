import type { NetworkId, PostKind } from '@clipmint/contract'
import { must } from '@clipmint/kit'
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
  { network, ...of }: Published,
): Promise<string> {
  const { targetIds } = await addPublishedOn(ctx, accountId, { networks: [network], ...of })
  return must(targetIds[0], 'the target of a post')
}

/** A post of an owner's that is out on networks since a time; gives whose video it is and the ids of its targets. */
export async function addPublishedOn(
  ctx: Pick<Context, 'db' | 'signer'>,
  accountId: string,
  { networks, ...of }: Omit<Published, 'network'> & { networks: readonly NetworkId[] },
): Promise<{ projectId: string; targetIds: string[] }> {
  const { at, kind, remoteId, caption = '갓 구운 소금빵', tags = [], seconds = 15 } = of
  const key = { accountId, id: uuidv7() }
  const post = postOf(key, { caption, at })
  const { projectId = post.projectId } = of
  await insertPost(ctx, {
    ...post,
    projectId,
    hashtags: tags,
    video: { ...post.video, seconds },
    endedAt: at,
  })
  const targets = networks.map((network) => {
    const target = targetOf(key, network, at)
    return {
      ...target,
      socialAccountId: linkedId(accountId, network),
      kind: kind ?? target.kind,
      state: 'confirmed' as const,
      publishingAt: at,
      publishedAt: at,
      nextAt: null,
      remoteId: remoteId ?? target.id,
      url: `https://${network}.example/${remoteId ?? target.id}`,
    }
  })
  await insertTargets(ctx, targets)
  return { projectId, targetIds: targets.map(({ id }) => id) }
}
