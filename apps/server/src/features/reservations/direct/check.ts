import {
  type AllowedNow,
  checkPost,
  limits,
  type LinkStanding,
  networks,
  type PostFinding,
  type PostWords,
  type TargetInput,
} from '@clipmint/contract'

import { accessOf, findLink, type SocialLink } from '../../social-accounts/index.ts'
import type { PostingDoor } from '../posting/door.ts'
import { hasPosted } from '../posts/store.ts'
import type { PostVideo } from '../posts/video.ts'

/** A post as it is wished for, before it is one. */
export type Wished = {
  accountId: string
  videoId: string
  video: PostVideo
  words: PostWords
  at: Date
}

export type CheckedTarget = {
  input: TargetInput
  link: SocialLink | null
  findings: PostFinding[]
  /** Null where the account could not be asked. */
  allowed: AllowedNow | null
}

/** Checks a wish against each of its networks, and asks those what their accounts allow now. */
export async function checkTargets(
  ctx: PostingDoor,
  wished: Wished,
  targets: readonly TargetInput[],
): Promise<CheckedTarget[]> {
  return Promise.all(targets.map(async (input) => checkTarget(ctx, wished, input)))
}

async function checkTarget(ctx: PostingDoor, wished: Wished, input: TargetInput): Promise<CheckedTarget> {
  const { accountId, videoId, video, at } = wished
  const link = await findLink(ctx, accountId, input.platform)
  const allowed = link?.fault === null ? await askLimits(ctx, accountId, link, input) : null
  // What is left for today says nothing of another day.
  const isNow = at.getTime() - ctx.now().getTime() < 3_600_000
  const findings = checkPost(networks[input.platform], {
    kind: input.type,
    words: input.words ?? wished.words,
    settings: input.settings,
    video,
    link: link && standingOf(link),
    allowed: allowed && { ...allowed, left: isNow ? allowed.left : null },
    at,
    isRepeat:
      link !== null && (await hasPosted(ctx, { videoId, socialAccountId: link.id, near: at, withinMs })),
  })
  return { input, link, findings, allowed }
}

function standingOf({ fault, endsAt }: SocialLink): LinkStanding {
  return {
    isAlive: fault === null || fault === 'scope-missing',
    endsAt,
    missesScope: fault === 'scope-missing',
  }
}

const withinMs = limits.postRepeatHours * 3_600_000

async function askLimits(
  ctx: PostingDoor,
  accountId: string,
  link: SocialLink,
  { type }: TargetInput,
): Promise<AllowedNow | null> {
  const opened = await accessOf(ctx, accountId, link.id)
  if (opened.status !== 'open') return null
  const known = await opened.publisher.limits(opened.access, type)
  if (known.status !== 'known') return null
  const { left, mostSeconds, choices, off } = known
  return { left, mostSeconds, choices, off }
}
