import { type AllowedNow, can, type PostFinding, type TargetInput } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { getAccount } from '../../account/index.ts'
import { findLink, type SocialLink } from '../../social-accounts/index.ts'
import type { PostingDoor } from '../posting/door.ts'
import { findingsOf, type ToFind } from '../posts/findings.ts'
import { askLimits } from './ask-limits.ts'
import { refusedBy } from './refused-by.ts'

/** A post as it is wished for, before it is one or before it is moved; `postId` is null for one that is none yet. */
type Wished = {
  accountId: string
  postId: string | null
  post: ToFind['post']
  at: Date
  stale?: ToFind['stale']
}

/** One network of a wish, and the account there that is meant. */
type WishedTarget = ToFind['target'] & { link: SocialLink | null }

export type CheckedTarget = WishedTarget & {
  findings: PostFinding[]
  /** Null where the account could not be asked. */
  allowed: AllowedNow | null
}

/** What an owner's device wishes for, with the accounts that they have linked by now. */
export async function wishedTargets(
  ctx: PostingDoor,
  accountId: string,
  inputs: readonly TargetInput[],
): Promise<WishedTarget[]> {
  return Promise.all(
    inputs.map(async ({ platform: network, type: kind, words, settings }) => {
      return { network, kind, words, settings, link: await findLink(ctx, accountId, network) }
    }),
  )
}

/** Checks a wish against each of its networks, and asks those what their accounts allow now. */
export async function checkTargets(
  ctx: PostingDoor,
  { accountId, postId, post, at, stale }: Wished,
  targets: readonly WishedTarget[],
): Promise<CheckedTarget[]> {
  const asked = await Promise.all(targets.map(async (target) => askLimits(ctx, { ...target, accountId })))
  // What is left for today says nothing of another day.
  const isNow = at.getTime() - ctx.now().getTime() < 3_600_000
  return Promise.all(
    targets.map(async (target, index) => {
      const { link, allowed, isUnasked } = asked[index] ?? unasked
      const before = asked.filter((_, other) => other < index && targets[other]?.network === target.network)
      // Those before it on the same account take of the same number.
      const taken = before.filter((other) => other.allowed !== null && other.allowed.left !== null).length
      const left =
        isNow && allowed !== null && allowed.left !== null ? Math.max(0, allowed.left - taken) : null
      const findings = await findingsOf(ctx, {
        accountId,
        post,
        target,
        link,
        allowed: allowed && { ...allowed, left },
        isUnasked,
        at,
        butPost: postId,
        isSent: false,
        isSecond: before.length > 0,
        stale,
      })
      return { ...target, link, findings, allowed }
    }),
  )
}

const unasked = { link: null, allowed: null, isUnasked: true }

/** Refuses a wish whose owner may not post at its time, or that some network would not take, naming what stands in the way. */
export async function requireSendable(
  ctx: PostingDoor,
  wished: Wished,
  targets: readonly WishedTarget[],
  fieldOf: (index: number) => string,
): Promise<CheckedTarget[]> {
  if (!can(await getAccount(ctx, wished.accountId), { do: 'upload', at: wished.at }).ok)
    throw new Failure('RESERVATIONS_NO_RIGHT')
  const checked = await checkTargets(ctx, wished, targets)
  for (const [index, { network, findings }] of checked.entries()) {
    const stopping = findings.find(({ stops }) => stops)
    if (stopping) throw refusedBy(network, stopping, fieldOf(index))
  }
  return checked
}
