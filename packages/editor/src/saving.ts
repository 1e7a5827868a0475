import type { Bgm, ChangedColor, UserSource } from '@clipmint/film'

import type { Field } from './field.ts'
import type { Conflict } from './merge.ts'
import type { PendingChange } from './unanswered.ts'
import type { Work } from './work.ts'

/** The body of a save, as the contract's `projects.edit` takes it: only the parts that changed. */
export type SaveBody = {
  rev: number
  userSource?: UserSource
  changedColor?: ChangedColor
  bgm?: Bgm
  bgmUrl?: string | null
  title?: string
  brandName?: string | null
  brandLogo?: string | null
  /** What is there is kept as a version first: something of it was changed elsewhere, and this takes its place. */
  before?: 'merge'
}

/**
 * One save: what is sent, the work that the server has once it is acknowledged, and the conflicts whose other side it
 * takes the place of.
 */
export type Changes = { body: SaveBody; work: Work; covers?: readonly Conflict[] }

/** Changes that take the place of what was changed elsewhere, which is kept first. */
export function covering(changes: Changes, covers: readonly Conflict[]): Changes {
  return covers.length === 0 ? changes : { ...changes, covers, body: { ...changes.body, before: 'merge' } }
}

/** What a server at `rev` has to be sent for these changes, which lead to `work`; null when there are none. */
export function changesToSave(changes: readonly PendingChange[], work: Work, rev: number): Changes | null {
  if (changes.length === 0) return null
  const changed = (parts: readonly string[]) => changes.some(({ field }) => parts.includes(partOf(field)))
  return {
    work,
    body: {
      rev,
      ...(changed(['text', 'media', 'scene', 'ratio', 'brand']) ? { userSource: work.userSource } : {}),
      ...(changed(['color']) ? { changedColor: work.changedColor } : {}),
      ...(changed(['bgm']) ? { bgm: work.bgm, bgmUrl: work.bgmUrl } : {}),
      ...(changed(['title']) ? { title: work.title } : {}),
      ...(changed(['brandName']) ? { brandName: work.brand.name } : {}),
      ...(changed(['brandLogo']) ? { brandLogo: work.brand.logoAssetId } : {}),
    },
  }
}

function partOf(field: Field): string {
  return field.split('/', 1)[0] ?? field
}
