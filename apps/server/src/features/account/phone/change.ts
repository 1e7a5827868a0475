import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { getAccount } from '../commands.ts'
import { findAccountByPhone, updateAccount } from '../store.ts'
import { spendProof } from './commands.ts'

/** Gives an owner another phone, which they have proven to be theirs. */
export async function changePhone(
  ctx: Pick<Context, 'db' | 'now' | 'signer' | 'withTx'>,
  accountId: string,
  { phone, idToken }: { phone: string; idToken: string },
): Promise<void> {
  const field = 'userPhoneNumber'
  await ctx.withTx(async () => {
    const account = await getAccount(ctx, accountId)
    if (account.phone === phone) throw new Failure('ACCOUNT_PHONE_SAME', { field })
    await spendProof(ctx, { token: idToken, phone, purpose: 0 })
    if (await findAccountByPhone(ctx, phone)) throw new Failure('ACCOUNT_PHONE_IN_USE', { field })
    await updateAccount(ctx, accountId, { phone, updatedAt: ctx.now() })
  })
}
