import { timingSafeEqual } from 'node:crypto'

import type { Context } from '../../context.ts'

/** What a link is for. The token names account and link, and is signed over all of it. */
export type LinkFacts = {
  accountId: string
  id: string
  projectId: string
  slotId: string
  expiresAt: Date
}
type LinkKey = Pick<LinkFacts, 'accountId' | 'id'>

const idBytes = 16
const signatureBytes = 16

/** 64 letters, short enough for a code that any camera reads: account, link and half a signature. */
export function writeToken(ctx: Pick<Context, 'signer'>, link: LinkFacts): string {
  return Buffer.concat([bytesOf(link.accountId), bytesOf(link.id), signatureOf(ctx, link)]).toString(
    'base64url',
  )
}

/** Which link a token says it is of; nothing is proven yet. */
export function readToken(token: string): LinkKey {
  const bytes = Buffer.from(token, 'base64url')
  return { accountId: idOf(bytes.subarray(0, idBytes)), id: idOf(bytes.subarray(idBytes, 2 * idBytes)) }
}

/** Whether a token was written for this very link. */
export function isTokenOf(ctx: Pick<Context, 'signer'>, token: string, link: LinkFacts): boolean {
  const signature = Buffer.from(token, 'base64url').subarray(2 * idBytes)
  return signature.length === signatureBytes && timingSafeEqual(signature, signatureOf(ctx, link))
}

function signatureOf({ signer }: Pick<Context, 'signer'>, link: LinkFacts): Buffer {
  const { accountId, id, projectId, slotId, expiresAt } = link
  const text = [accountId, id, projectId, slotId, expiresAt.getTime()].join(' ')
  return Buffer.from(signer.hash('phone-upload', text), 'base64url').subarray(0, signatureBytes)
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
