import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { idBytes, idOf, readLinkToken, writeLinkToken } from '../../link-token.ts'
import { findAccount } from '../account/index.ts'
import { editChannels, findChannels } from '../notifications/index.ts'

type Door = Pick<Context, 'db' | 'now' | 'withTx' | 'signer'>

/** The link at the foot of a digest, by which whoever gets it turns it off. It has no end, as old mail is found, too. */
export function digestToken(ctx: Pick<Context, 'signer'>, accountId: string): string {
  return writeLinkToken(ctx, 'digest', idBytes(accountId))
}

/** Whether the digest comes to whom a link was sent. It changes nothing: scanners of mail open links, too. */
export async function isOn(ctx: Door, token: string): Promise<boolean> {
  return (await findChannels(ctx, await ownerOf(ctx, token))).digest
}

export async function turn(ctx: Door, token: string, on: boolean): Promise<boolean> {
  await editChannels(ctx, await ownerOf(ctx, token), { digest: on })
  return on
}

async function ownerOf(ctx: Door, token: string): Promise<string> {
  const said = readLinkToken(ctx, 'digest', token)
  const owner = said?.length === 16 ? await findAccount(ctx, idOf(said)) : null
  if (!owner || owner.withdrawnAt) throw new Failure('DIGEST_LINK')
  return owner.id
}
