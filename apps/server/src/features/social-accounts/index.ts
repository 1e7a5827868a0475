import type { LinkFault, NetworkAccess, Publisher } from '@clipmint/integrations'

import type { Context } from '../../context.ts'

/** A way to post in an account's name, or why there is none. */
export type SocialAccess =
  | { status: 'open'; publisher: Publisher; access: NetworkAccess }
  | { status: 'fault'; fault: LinkFault | 'unlinked' }

export type SocialDoor = Pick<Context, 'db' | 'now' | 'signer' | 'outside' | 'log'>
type Ask = (ctx: SocialDoor, accountId: string, socialAccountId: string) => Promise<SocialAccess>

const asked = (ctx: SocialDoor) => (ctx.outside as unknown as { social: Record<string, Ask> }).social

export const accessOf: Ask = (ctx, ...whose) => asked(ctx)['accessOf']!(ctx, ...whose)
export const recoverAccess: Ask = (ctx, ...whose) => asked(ctx)['recoverAccess']!(ctx, ...whose)
export async function noteFault(
  _ctx: SocialDoor,
  _socialAccountId: string,
  _fault: LinkFault,
): Promise<void> {}

/** A page, an account or a channel that is linked. */
export type SocialLink = {
  id: string
  network: string
  name: string
  handle: string | null
  isAlive: boolean
  endsAt: Date | null
  missesScope: boolean
}
export async function findLink(
  ctx: Pick<Context, 'outside'>,
  accountId: string,
  network: string,
): Promise<SocialLink | null> {
  const { links } = ctx.outside as unknown as { links?: (accountId: string) => SocialLink[] }
  return links?.(accountId).find((link) => link.network === network) ?? null
}
/** Linked accounts by their ids, those that were linked once too. */
export async function findLinksBy(
  ctx: Pick<Context, 'outside'>,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, SocialLink>> {
  const { links } = ctx.outside as unknown as { links?: (accountId: string) => SocialLink[] }
  return new Map(
    (links?.(accountId) ?? []).filter(({ id }) => ids.includes(id)).map((link) => [link.id, link]),
  )
}
