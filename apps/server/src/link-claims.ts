import { z } from 'zod'

import { idBytes, idOf } from './link-token.ts'

/** What a link says that is sent on to others: whose thing it is about, until when it holds, and in which round of links it was given out. */
export type LinkClaims = { accountId: string; subjectId: string; endsAt: Date; round: number }

const Claims = z.tuple([z.uuid(), z.uuid(), z.number().int().min(0), z.number().int().min(0)])

/** What a link says as forty bytes: people send it to one another, so it is short. */
export function packClaims({ accountId, subjectId, endsAt, round }: LinkClaims): Buffer {
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(Math.floor(endsAt.getTime() / 1_000), 0)
  numbers.writeUInt32BE(round, 4)
  return Buffer.concat([idBytes(accountId), idBytes(subjectId), numbers])
}

/** The claims of packed bytes; null when they are none. */
export function unpackClaims(bytes: Buffer): LinkClaims | null {
  if (bytes.length !== 40) return null
  const read = Claims.safeParse([
    idOf(bytes.subarray(0, 16)),
    idOf(bytes.subarray(16, 32)),
    bytes.readUInt32BE(32),
    bytes.readUInt32BE(36),
  ])
  if (!read.success) return null
  const [accountId, subjectId, seconds, round] = read.data
  return { accountId, subjectId, endsAt: new Date(seconds * 1_000), round }
}
