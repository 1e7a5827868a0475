import { z } from 'zod'

import { idBytes, idOf } from '../../../link-token.ts'

/** What a preview link says: whose project it shows, until when, and in which round of links it was given out. */
export type ShareClaims = { accountId: string; projectId: string; endsAt: Date; round: number }

/** How long a preview link holds. */
export const SHARE_DAYS = 7

const Claims = z.tuple([z.uuid(), z.uuid(), z.number().int().min(0), z.number().int().min(0)])

/** What a link says as forty bytes: people send it to one another, so it is short. */
export function packClaims({ accountId, projectId, endsAt, round }: ShareClaims): Buffer {
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(Math.floor(endsAt.getTime() / 1_000), 0)
  numbers.writeUInt32BE(round, 4)
  return Buffer.concat([idBytes(accountId), idBytes(projectId), numbers])
}

/** The claims of packed bytes; null when they are none. */
export function unpackClaims(bytes: Buffer): ShareClaims | null {
  if (bytes.length !== 40) return null
  const read = Claims.safeParse([
    idOf(bytes.subarray(0, 16)),
    idOf(bytes.subarray(16, 32)),
    bytes.readUInt32BE(32),
    bytes.readUInt32BE(36),
  ])
  if (!read.success) return null
  const [accountId, projectId, seconds, round] = read.data
  return { accountId, projectId, endsAt: new Date(seconds * 1_000), round }
}
