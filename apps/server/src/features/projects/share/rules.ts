import { z } from 'zod'

/** What a preview link says: whose project it shows, until when, and in which round of links it was given out. */
export type ShareClaims = { accountId: string; projectId: string; endsAt: Date; round: number }

/** How long a preview link holds. */
export const SHARE_DAYS = 7

const Claims = z.tuple([z.uuid(), z.uuid(), z.number().int().min(0), z.number().int().min(0)])

/** Ids as bytes: as a JWT the link would be three times as long, and people send it to one another. */
export function packClaims({ accountId, projectId, endsAt, round }: ShareClaims): string {
  const bytes = Buffer.alloc(40)
  bytes.write(accountId.replaceAll('-', ''), 0, 'hex')
  bytes.write(projectId.replaceAll('-', ''), 16, 'hex')
  bytes.writeUInt32BE(Math.floor(endsAt.getTime() / 1_000), 32)
  bytes.writeUInt32BE(round, 36)
  return bytes.toString('base64url')
}

/** The claims of a packed text; null when it is none. */
export function unpackClaims(packed: string): ShareClaims | null {
  const bytes = Buffer.from(packed, 'base64url')
  if (bytes.length !== 40) return null
  const read = Claims.safeParse([
    toUuid(bytes.subarray(0, 16)),
    toUuid(bytes.subarray(16, 32)),
    bytes.readUInt32BE(32),
    bytes.readUInt32BE(36),
  ])
  if (!read.success) return null
  const [accountId, projectId, seconds, round] = read.data
  return { accountId, projectId, endsAt: new Date(seconds * 1_000), round }
}

function toUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')
}
