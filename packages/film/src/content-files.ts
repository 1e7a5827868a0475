import { ownMusicId, type ProjectContent } from './project.ts'

/** The ids of all files that a project's content names, each once: what it shows, its logo and its own music. */
export function contentIdsOf(
  { userSource, bgmUrl }: Pick<ProjectContent, 'userSource' | 'bgmUrl'>,
  logoAssetId: string | null,
): string[] {
  const media = Object.values(userSource.media).map(({ assetId }) => assetId)
  return [...new Set([...media, logoAssetId, ownMusicId(bgmUrl)])].filter((id) => id !== null)
}
