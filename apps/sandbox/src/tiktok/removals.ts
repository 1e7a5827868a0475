import type { Documents } from '../networks/documents.ts'
import type { Room } from '../networks/room.ts'

/** Why a consent ended, in TikTok's numbers: its person took it back, or the app did. */
export const removedBy = { person: 1, app: 5 } as const

/** A consent that was taken back. */
export type Removal = { id: string; account: string; at: number; reason: number }

function removalsOf({ store }: Room): Documents<Removal> {
  return store.open('tiktok-removals')
}

/** Consents that were taken back, for who tells of them. */
export function listRemovals(room: Room): Removal[] {
  return removalsOf(room).all()
}

/** Ends all tokens of a consent, and notes it. */
export function removeConsent(room: Room, grant: string, reason: number): void {
  for (const { id, account } of room.tokens
    .all()
    .filter((token) => token.grant === grant && token.dead === null)) {
    room.tokens.drop(id)
    if (account !== null) removalsOf(room).put(grant, { id: grant, account, at: room.clock.now(), reason })
  }
}
