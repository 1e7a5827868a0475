import type { User } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { toUser } from '../present.ts'
import type { Account } from '../store.ts'
import { listLinks } from './store.ts'

/** An owner as they see themselves, with the providers that they are linked to. */
export async function presentOwner(ctx: Pick<Context, 'db'>, account: Account): Promise<User> {
  const links = await listLinks(ctx, account.id)
  return { ...toUser(account), snsAccount: links.map(({ channel }) => channel) }
}
