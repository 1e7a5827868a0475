import type { Work } from '@clipmint/editor'
import { contentIdsOf } from '@clipmint/film'

import type { Session } from './session.ts'

/** Strikes deleted files out of the lists, but for those that the video shows or plays: they stay with it. */
export function forgetDeleted(
  { assets, editor }: Pick<Session, 'assets'> & { editor: { state: { work: Work } } },
  ids: readonly string[],
): void {
  const { work } = editor.state
  const kept = contentIdsOf(work, work.brand.logoAssetId)
  assets.forget(ids.filter((id) => !kept.includes(id)))
}
