import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { type LinkClaims, packClaims, unpackClaims } from '../../link-claims.ts'
import { readLinkToken, writeLinkToken } from '../../link-token.ts'
import { linkEndOf } from './rules.ts'

type Asked = { accountId: string; id: string; round: number; uploadAt: Date }

/** The link by which whoever has it decides about a post, as it stands from a moment on. */
export function approvalToken(
  ctx: Pick<Context, 'signer'>,
  { accountId, id, round, uploadAt }: Asked,
  givenAt: Date,
): { token: string; endsAt: Date } {
  const endsAt = linkEndOf(givenAt, uploadAt)
  const claims = packClaims({ accountId, subjectId: id, endsAt, round })
  return { token: writeLinkToken(ctx, 'approval', claims), endsAt }
}

/** What a link says; refuses one that is none, or whose time is over. Nothing here says which. */
export function readApprovalToken(ctx: Pick<Context, 'signer' | 'now'>, token: string): LinkClaims {
  const said = readLinkToken(ctx, 'approval', token)
  const claims = said && unpackClaims(said)
  if (!claims || claims.endsAt <= ctx.now()) throw new Failure('APPROVALS_LINK')
  return claims
}
