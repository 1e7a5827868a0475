import type { Context } from './context.ts'
import { isSameSecret } from './signing.ts'

type Door = Pick<Context, 'signer'>
/** The links that people send to one another, or that a camera reads. */
type LinkUse = 'phone-upload' | 'preview-link' | 'demo' | 'approval' | 'digest' | 'dashboard-export'

/** Half a keyed hash: more than anybody can try. */
const SIGNATURE_BYTES = 16

/** What a link says with its signature behind it, as letters of an address: a JWT would be three times as long. */
export function writeLinkToken(ctx: Door, use: LinkUse, said: Uint8Array): string {
  return Buffer.concat([said, signatureOf(ctx, use, said)]).toString('base64url')
}

/** What a link says; null when it was not signed here for this use. */
export function readLinkToken(ctx: Door, use: LinkUse, token: string): Buffer | null {
  const bytes = Buffer.from(token, 'base64url')
  const said = bytes.subarray(0, -SIGNATURE_BYTES)
  const given = bytes.subarray(-SIGNATURE_BYTES).toString('base64url')
  return isSameSecret(given, signatureOf(ctx, use, said).toString('base64url')) ? said : null
}

/** An id as the sixteen bytes that it is. */
export function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

/** The id of sixteen bytes. */
export function idOf(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf({ signer }: Door, use: LinkUse, said: Uint8Array): Buffer {
  const hash = signer.hash(use, Buffer.from(said).toString('base64url'))
  return Buffer.from(hash, 'base64url').subarray(0, SIGNATURE_BYTES)
}
