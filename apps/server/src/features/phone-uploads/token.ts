import type { Context } from '../../context.ts'
import { idBytes, idOf, readLinkToken, writeLinkToken } from '../../link-token.ts'

type LinkKey = { accountId: string; id: string }

/** 64 letters, short enough for a code that any camera reads: what the link is for stands in its row. */
export function writeToken(ctx: Pick<Context, 'signer'>, { accountId, id }: LinkKey): string {
  return writeLinkToken(ctx, 'phone-upload', Buffer.concat([idBytes(accountId), idBytes(id)]))
}

/** Which link a token is of; null when it is no token of ours. */
export function readToken(ctx: Pick<Context, 'signer'>, token: string): LinkKey | null {
  const said = readLinkToken(ctx, 'phone-upload', token)
  return said?.length === 32 ? { accountId: idOf(said.subarray(0, 16)), id: idOf(said.subarray(16)) } : null
}
