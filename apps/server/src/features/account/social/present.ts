import type { User } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { findLinkedShop } from '../externals/store.ts'
import { toUser } from '../present.ts'
import type { Account } from '../store.ts'
import { listLinks } from './store.ts'

/** An owner as they see themselves, with the providers and the shop that they are linked to. */
export async function presentOwner(ctx: Pick<Context, 'db'>, account: Account): Promise<User> {
  const [links, cafe24] = await Promise.all([listLinks(ctx, account.id), findLinkedShop(ctx, account.id)])
  return { ...toUser(account), snsAccount: links.map(({ channel }) => channel), externals: { cafe24 } }
}
