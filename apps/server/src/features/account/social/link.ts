import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { insertLink, type SocialLink } from './store.ts'
import type { LoginProof } from './token.ts'

/** Links the person of a proof to an account, inside the caller's transaction; throws when somebody was quicker. */
export async function linkTo(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  proof: LoginProof,
): Promise<void> {
  const link = { ...linkOf(proof), accountId, linkedAt: ctx.now() }
  if (!(await insertLink(ctx, link))) throw new Failure('ACCOUNT_LINKED_TO_ANOTHER', { field: 'idToken' })
}

/** What of a proof is kept with a link. */
export function linkOf({ identity, grant }: LoginProof): Omit<SocialLink, 'accountId' | 'linkedAt'> {
  const { provider: channel, subject, email, isEmailProven } = identity
  return { channel, subject, email, isEmailProven, grant }
}
