import {
  type AllowedNow,
  checkPost,
  limits,
  networks,
  type PostFinding,
  type StaleFacts,
} from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import type { SocialLink } from '../../social-accounts/index.ts'
import type { Target } from '../posting/target.ts'
import { hasPosted, type Repeat, type StoredPost } from './store.ts'

/** One post on one network, before it is kept or as it is kept. */
export type ToFind = {
  post: Pick<StoredPost, 'videoId' | 'video' | 'caption' | 'hashtags' | 'title'>
  target: Pick<Target, 'network' | 'kind' | 'words' | 'settings'>
  link: SocialLink | null
  /** Null where the account was not asked, or said nothing. */
  allowed: AllowedNow | null
  isUnasked: boolean
  /** When it is to be seen. */
  at: Date
  /** The same wish sends its video to the same account before. */
  isSecond: boolean
  /** What it shows that is not so by then; asked apart where it is sent. */
  stale?: StaleFacts | null | undefined
} & Pick<Repeat, 'accountId' | 'butPost' | 'isSent'>

/** What is found of a post: the same when it is planned, when it is moved and when it is sent. */
export async function findingsOf(ctx: Pick<Context, 'db'>, of: ToFind): Promise<PostFinding[]> {
  const { post, target, link, allowed, isUnasked, at } = of
  const facts = networks[target.network]
  return checkPost(facts, {
    kind: target.kind,
    words: target.words ?? post,
    settings: target.settings,
    video: post.video,
    link: link && {
      isAlive: link.fault === null || link.fault === 'scope-missing',
      endsAt: link.endsAt,
      missesScope: link.fault === 'scope-missing',
    },
    allowed,
    isUnasked,
    at,
    ...(of.stale ? { stale: of.stale } : {}),
    // Elsewhere one video may be a reel and a story at once.
    isRepeat: (of.isSecond && facts.refusesRepeats === true) || (await wasPosted(ctx, of)),
  })
}

async function wasPosted(ctx: Pick<Context, 'db'>, of: ToFind): Promise<boolean> {
  const { accountId, post, link, at, butPost, isSent } = of
  if (link === null) return false
  const { videoId } = post
  return hasPosted(ctx, { accountId, videoId, socialAccountId: link.id, near: at, withinMs, butPost, isSent })
}

const withinMs = limits.postRepeatHours * 3_600_000
