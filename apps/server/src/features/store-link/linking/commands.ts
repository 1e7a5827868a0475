import type { LinkedShop } from '@clipmint/contract'
import type { ShopGrant } from '@clipmint/integrations'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { brokenInput } from '../../../http/input-rules.ts'
import { AccessClaims } from '../../../signing.ts'
import { findLinkedShop, holdAccount } from '../../account/index.ts'
import { sealGrant } from '../grant.ts'
import { cafe24Of, failureOf } from '../platform.ts'
import { deleteLink, deleteLinkOf, findLink, findLinkOf, saveLink, type ShopLink } from '../store.ts'

type Door = Pick<
  Context,
  'db' | 'now' | 'newId' | 'withTx' | 'signer' | 'settings' | 'outside' | 'jobs' | 'events' | 'log'
>

/** How long somebody may stay on the shop's page. */
const visitSeconds = 600
const platform = 'cafe24'

/** What the browser carries to the shop and back: of use to whoever began, and for the shop that they named. */
const Visit = z.object({ sub: z.uuid(), jti: z.uuid(), mall: z.string() })

type Begin = { accountId: string; token: string; mallId: string; redirectUri: string }

/** Begins a link: the address where the shop's owner agrees. */
export async function beginLink(ctx: Door, { accountId, token, mallId, redirectUri }: Begin): Promise<URL> {
  const claims = await ctx.signer.verify('access', token, AccessClaims)
  if (claims?.sub !== accountId) throw new Failure('FORBIDDEN', { field: 'token' })
  if (redirectUri !== homeOf(ctx)) throw brokenInput('choice', 'cafe24.redirect_uri')
  const shop = cafe24Of(ctx)
  await refuseOther(ctx, accountId, mallId)
  const state = await ctx.signer.sign(
    'shop-visit',
    { sub: accountId, jti: ctx.newId(), mall: mallId },
    visitSeconds,
  )
  return shop.authorizationUrl({ mallId, state, redirectUri })
}

/**
 * Ends a link with what the browser came back with. The state names who began: a link that somebody was lured into
 * agreeing to, by an address of another's, is refused.
 */
export async function finishLink(
  ctx: Door,
  accountId: string,
  { code, state }: { code: string; state: string },
): Promise<LinkedShop> {
  const shop = cafe24Of(ctx)
  const visit = await ctx.signer.verify('shop-visit', state, Visit)
  if (visit?.sub !== accountId) throw new Failure('STORE_LINK_FAILED', { field: 'state' })
  await refuseOther(ctx, accountId, visit.mall)
  const answer = await shop.exchange({ mallId: visit.mall, code, redirectUri: homeOf(ctx) })
  if (answer.status === 'ended') throw new Failure('STORE_LINK_FAILED', { field: 'code' })
  if (answer.status !== 'ok') throw failureOf(ctx, answer)
  try {
    await keepLink(ctx, accountId, answer.value)
  } catch (error) {
    // What is not kept must not stay good.
    await shop.revoke({ mallId: visit.mall, refreshToken: answer.value.refresh.token })
    throw error
  }
  const linked = await findLinkedShop(ctx, accountId)
  if (!linked) throw new Error('A link that was saved is not there.')
  return linked
}

async function keepLink(ctx: Door, accountId: string, grant: ShopGrant): Promise<void> {
  const { mallId, scopes, shopNo } = grant
  const isWhole = cafe24Of(ctx).facts.scopes.every((scope) => scopes.includes(scope))
  if (!isWhole) throw new Failure('STORE_LINK_FORBIDDEN')
  if (shopNo !== 1) throw new Failure('STORE_LINK_FAILED')
  const tokens = sealGrant(ctx, accountId, grant)
  const state = { renewingAt: null, endedAt: null, linkedAt: ctx.now() }
  await ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    if (!(await saveLink(ctx, { accountId, platform, mallId, scopes, ...tokens, ...state })))
      throw new Failure('STORE_LINK_TAKEN')
  })
}

/** An owner has one shop at a time, and a shop one owner. One that has ended stands in nobody's way. */
async function refuseOther(ctx: Door, accountId: string, mallId: string): Promise<void> {
  const own = await findLink(ctx, accountId)
  if (own && !own.endedAt && own.mallId !== mallId)
    throw new Failure('STORE_LINK_ALREADY', { field: 'cafe24.mall_id', values: { mall: own.mallId } })
  const other = await findLinkOf(ctx, { platform, mallId })
  if (!other || other.accountId === accountId) return
  if (!other.endedAt) throw new Failure('STORE_LINK_TAKEN', { field: 'cafe24.mall_id' })
  await deleteLinkOf(ctx, { platform, mallId })
}

/** Who opened the app from a shop's administration, and whether it is the owner's linked one. */
export async function readLaunch(ctx: Door, accountId: string, hash: string) {
  const outcome = cafe24Of(ctx).readLaunch(hash)
  if (outcome.status === 'refused')
    throw new Failure(outcome.reason === 'stale' ? 'STORE_LINK_LAUNCH_OLD' : 'STORE_LINK_LAUNCH_WRONG', {
      field: 'hash',
    })
  const { mallId, userName } = outcome.launch
  const link = await findLink(ctx, accountId)
  return { mall_id: mallId, userName, linked: link?.mallId === mallId && link.endedAt === null }
}

/** Ends an owner's link and has the shop told. What was imported stays. */
export async function unlink(ctx: Pick<Door, 'db' | 'withTx' | 'jobs'>, accountId: string): Promise<void> {
  await ctx.withTx(async () => {
    const link = await deleteLink(ctx, accountId)
    if (link) await revokeLater(ctx, link)
  })
}

async function revokeLater({ jobs }: Pick<Door, 'jobs'>, link: ShopLink): Promise<void> {
  const { accountId, mallId, refreshToken } = link
  if (link.endedAt === null) await jobs.send('store-link.revoke', { accountId, mallId, refreshToken })
}

/** Forgets a link whose shop has removed the app: its tokens are dead. A shop that nobody is linked to is none. */
export async function dropRemoved(ctx: Door, mallId: string): Promise<void> {
  const link = await deleteLinkOf(ctx, { platform, mallId })
  if (link) await ctx.events.publish(link.accountId, { kind: 'store-link.removed', id: mallId })
}

/** The one page that shops send their owners back to, as it is registered there. */
function homeOf({ settings }: Pick<Door, 'settings'>): string {
  return `${settings.publicUrl}/services/cafe24`
}
