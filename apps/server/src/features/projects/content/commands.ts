import { contentIdsOf, type Film, ownMusicId, type ProjectContent, type Template } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { getAccount } from '../../account/index.ts'
import { findKept, isSeen, type SeenAsset, type StoredAsset, toMediaFile } from '../../assets/index.ts'
import { beatMsOf, getTemplateVersion } from '../../templates/index.ts'
import { hasServiceWatermark } from '../rules.ts'
import type { StoredProject } from '../store.ts'
import { type OwnFiles, toFilm } from './rules.ts'

/** A project with what it stands on: its template as pinned, and those of its files that are there. */
export type OpenProject = {
  project: StoredProject
  template: Template
  /** Its pictures and clips. */
  assets: SeenAsset[]
  files: OwnFiles
  /** The owner's own music; null without, and when its file is gone. */
  music: StoredAsset | null
}

export async function openContent(ctx: Pick<Context, 'db'>, project: StoredProject): Promise<OpenProject> {
  const template = await getTemplateVersion(ctx, project.templateId, project.templateVersion)
  const musicId = ownMusicId(project.bgmUrl)
  const found = await findKept(ctx, project.accountId, contentIdsOf(project, project.brandLogoId))
  const assets = found.filter(isSeen)
  const music = found.find(({ id, type }) => id === musicId && type === 'audio') ?? null
  const files = new Map(
    assets.map((asset) => [asset.id, { file: toMediaFile(asset), status: asset.status }] as const),
  )
  return { project, template, assets, files, music }
}

/** All that decides how a project looks and sounds. */
export function contentOf(project: StoredProject): ProjectContent {
  const { userSource, changedColor, bgm, bgmUrl, brandName, brandLogoId } = project
  return { userSource, changedColor, bgm, bgmUrl, brand: { name: brandName, logoAssetId: brandLogoId } }
}

/** Whether the service's own mark lies over a project's video, as its account stands now: no browser has a say. */
export async function isWatermarked(
  ctx: Pick<Context, 'db' | 'now'>,
  project: StoredProject,
): Promise<boolean> {
  return hasServiceWatermark(await getAccount(ctx, project.accountId), project, ctx.now())
}

/** The film of a project as it is. */
export function filmOf({ project, template, assets }: OpenProject): Film {
  return toFilm(template, contentOf(project), assets.map(toMediaFile), beatMsOf(project.bgm.trackId))
}
