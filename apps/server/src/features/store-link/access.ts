import type { ShopAccess, ShopAnswer } from '@clipmint/integrations'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { renewOnce } from '../../renew-once.ts'
import { openToken, sealGrant } from './grant.ts'
import { cafe24Of, failureOf } from './platform.ts'
import { claimRenewal, endRenewal, findLink, type ShopLink } from './store.ts'

export type Door = Pick<Context, 'db' | 'now' | 'signer' | 'outside' | 'log'>

/** A token with less than this left is renewed before it is used. */
const leastLeftMs = 120_000

/** Asks an owner's shop with a token that is good, renewed where it has to be; throws what the owner is told. */
export async function withShop<Value>(
  ctx: Door,
  accountId: string,
  ask: (access: ShopAccess) => Promise<ShopAnswer<Value>>,
): Promise<Value> {
  const link = await linkOf(ctx, accountId)
  const first = await freshToken(ctx, link)
  const answer = await ask({ mallId: link.mallId, token: first })
  if (answer.status === 'ok') return answer.value
  if (answer.status !== 'ended') throw failureOf(ctx, answer)
  // The token died before its time. The next one says whether the consent is over, or only the token was.
  const second = await freshToken(ctx, await linkOf(ctx, accountId), first)
  const again = await ask({ mallId: link.mallId, token: second })
  if (again.status === 'ok') return again.value
  throw failureOf(ctx, again)
}

/** The owner's link while it holds; throws STORE_LINK_NOT_LINKED or STORE_LINK_ENDED. */
export async function linkOf(ctx: Pick<Door, 'db'>, accountId: string): Promise<ShopLink> {
  const link = await findLink(ctx, accountId)
  if (!link) throw new Failure('STORE_LINK_NOT_LINKED')
  if (link.endedAt) throw new Failure('STORE_LINK_ENDED')
  return link
}

/** An access token other than the dead one, with time left. */
async function freshToken(ctx: Door, seen: ShopLink, dead: string | null = null): Promise<string> {
  const fresh = await renewOnce(seen, {
    now: ctx.now,
    read: (link) => {
      const token = openToken(ctx, link, { kind: 'access', sealed: link.accessToken })
      const hasTime = link.accessExpiresAt.getTime() - ctx.now().getTime() > leastLeftMs
      return hasTime && token !== dead ? token : null
    },
    claim: (link, claim) => claimRenewal(ctx, link, claim),
    renew: (link) => renew(ctx, link),
    lookAgain: () => linkOf(ctx, seen.accountId),
  })
  if (fresh === null) throw new Failure('STORE_LINK_UNREACHABLE')
  return fresh
}

async function renew(ctx: Door, link: ShopLink): Promise<string> {
  const refreshToken = openToken(ctx, link, { kind: 'refresh', sealed: link.refreshToken })
  const answer: Awaited<ReturnType<ReturnType<typeof cafe24Of>['refresh']>> =
    refreshToken === null
      ? { status: 'ended' }
      : await cafe24Of(ctx).refresh({ mallId: link.mallId, refreshToken })
  if (answer.status === 'ok') {
    await endRenewal(ctx, link, sealGrant(ctx, link.accountId, answer.value))
    return answer.value.access.token
  }
  await endRenewal(ctx, link, answer.status === 'ended' ? { endedAt: ctx.now() } : {})
  throw failureOf(ctx, answer)
}
