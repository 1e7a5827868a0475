import type { Asset, ProjectVersion } from '@clipmint/contract'
import { contentIdsOf } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { findKept, presentAsset } from '../../assets/index.ts'
import type { StoredVersion } from './store.ts'

export function presentVersion({
  id,
  name,
  before,
  savedAt,
  changes,
  content,
}: StoredVersion): ProjectVersion {
  return { _id: id, name, before, savedAt: savedAt.toISOString(), changes, ...content }
}

/** Versions with the files that they show, as far as those are there. */
export async function presentVersions(
  ctx: Pick<Context, 'db' | 'files'>,
  accountId: string,
  versions: readonly StoredVersion[],
): Promise<{ list: ProjectVersion[]; files: Asset[] }> {
  const ids = new Set(
    versions.flatMap(({ content }) => contentIdsOf(content, content.brand?.logoAssetId ?? null)),
  )
  const stored = await findKept(ctx, accountId, [...ids])
  return {
    list: versions.map((version) => presentVersion(version)),
    files: await Promise.all(stored.map((asset) => presentAsset(ctx, asset))),
  }
}
