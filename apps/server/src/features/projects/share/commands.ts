import type { SharedPreview } from '@clipmint/contract'
import { contentIdsOf } from '@clipmint/film'
import { dayMs } from '@clipmint/kit'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { packClaims, unpackClaims } from '../../../link-claims.ts'
import { readLinkToken, writeLinkToken } from '../../../link-token.ts'
import { findKept, presentAsset } from '../../assets/index.ts'
import { getTemplateVersion } from '../../templates/index.ts'
import { getProject } from '../commands.ts'
import { isWatermarked } from '../content/commands.ts'
import { findProject, lockProject, type StoredProject, updateProject } from '../store.ts'

/** How long a preview link holds. */
const SHARE_DAYS = 7

/** A link that shows the project to anyone who has it, until it ends or its owner ends all of them. */
export async function shareProject(
  ctx: Pick<Context, 'db' | 'now' | 'signer'>,
  accountId: string,
  id: string,
): Promise<{ token: string; endsAt: string }> {
  const project = await getProject(ctx, accountId, id)
  if (project.status === 3) throw new Failure('PROJECTS_INVALID_STATUS')
  const endsAt = new Date(Math.floor((ctx.now().getTime() + SHARE_DAYS * dayMs) / 1_000) * 1_000)
  const claims = packClaims({ accountId, subjectId: id, endsAt, round: project.shareRound })
  return { token: writeLinkToken(ctx, 'preview-link', claims), endsAt: endsAt.toISOString() }
}

/** Ends every link to the project that was given out so far. */
export async function endShares(
  ctx: Pick<Context, 'db' | 'withTx'>,
  accountId: string,
  id: string,
): Promise<void> {
  await ctx.withTx(async () => {
    const project = await lockProject(ctx, accountId, id)
    if (!project) throw new Failure('PROJECTS_NOT_FOUND')
    await updateProject(ctx, accountId, id, { shareRound: project.shareRound + 1 })
  })
}

/** What a link shows: the words and pictures of that project as it is, and nothing else of its owner's. */
export async function showShared(
  ctx: Pick<Context, 'db' | 'now' | 'signer' | 'files'>,
  token: string,
): Promise<SharedPreview> {
  const { project, endsAt } = await openShare(ctx, token)
  const { accountId, userSource, brandLogoId } = project
  const stored = await findKept(ctx, accountId, contentIdsOf(project, brandLogoId))
  const files = await Promise.all(stored.map((asset) => presentAsset(ctx, asset)))
  return {
    title: project.title,
    endsAt: endsAt.toISOString(),
    userSource,
    bgm: project.bgm,
    bgmUrl: project.bgmUrl,
    changedColor: project.changedColor,
    brand: { name: project.brandName, logoAssetId: brandLogoId },
    template: await getTemplateVersion(ctx, project.templateId, project.templateVersion),
    watermark: await isWatermarked(ctx, project),
    files: files.map(({ originalName: _name, size: _size, createdAt: _made, ...file }) => file),
  }
}

async function openShare(
  ctx: Pick<Context, 'db' | 'now' | 'signer'>,
  token: string,
): Promise<{ project: StoredProject; endsAt: Date }> {
  const said = readLinkToken(ctx, 'preview-link', token)
  const claims = said && unpackClaims(said)
  if (!claims || claims.endsAt <= ctx.now()) throw new Failure('PROJECTS_SHARE_ENDED')
  const project = await findProject(ctx, claims.accountId, claims.subjectId)
  if (!project || project.status === 3 || project.shareRound !== claims.round)
    throw new Failure('PROJECTS_SHARE_ENDED')
  return { project, endsAt: claims.endsAt }
}
