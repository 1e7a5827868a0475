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
