import type { SignInChannel, Tokens, User } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import type { DeviceCookie, RequestFacts, SessionCookie } from '../../http/handlers.ts'
import { withKnown } from './passwords/known-device.ts'
import { openSession } from './sessions/commands.ts'
import { presentOwner } from './social/present.ts'
import type { Account } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'signer' | 'withTx' | 'events'>
type Browser = { request: RequestFacts; cookie: SessionCookie; device: DeviceCookie }

/** Signs a browser in that has proven whose it is, and remembers it as one that its owner uses. */
export async function enter(
  ctx: Door,
  { request, cookie, device }: Browser,
  { owner, channel }: { owner: Account; channel: SignInChannel },
): Promise<{ result: { user: User; tokens: Tokens } }> {
  const session = { accountId: owner.id, channel, userAgent: request.userAgent }
  const { tokens, expiresAt } = await openSession(ctx, session)
  cookie.set(tokens.refreshToken, expiresAt)
  device.set(withKnown(ctx, device.value, owner))
  return { result: { user: await presentOwner(ctx, owner), tokens } }
}
