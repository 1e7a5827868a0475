import type { Bgm, ChangedColor, UserSource } from '@clipmint/film'
import { findMusic } from '@clipmint/music'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../http/failure.ts'
import type { UploadedFile } from '../../../http/handlers.ts'
import { type StoredAsset, storeUpload } from '../../assets/index.ts'
import { filmOf, openContent } from '../content/commands.ts'
import { contentFacts } from '../content/facts.ts'
import { dropUnusedLogos } from '../logos.ts'
import { editRefusal } from '../rules.ts'
import { lockProject, settleExpired, type StoredProject, updateProject } from '../store.ts'
import { findFault, musicFault } from './rules.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now' | 'events'>

/** What a save may bring; what is undefined stays as it is. */
export type Edit = {
  userSource?: UserSource | undefined
  bgm?: Bgm | undefined
  bgmUrl?: string | null | undefined
  changedColor?: ChangedColor | undefined
  title?: string | undefined
  /** The revision that the save builds on. */
  rev?: number | undefined
}

/** Saves an edit and counts the revision up. Throws PROJECTS_STALE_REVISION when another save came between. */
export async function editProject(
  ctx: Door,
  accountId: string,
  id: string,
  edit: Edit,
): Promise<StoredProject> {
  const titleOnly = [edit.userSource, edit.bgm, edit.bgmUrl, edit.changedColor].every(
    (part) => part === undefined,
  )
  await settleExpired(ctx, accountId)
  return ctx.withTx(async () => {
    const project = await lockEditable(ctx, accountId, id, { titleOnly })
    if (edit.rev !== undefined && edit.rev !== project.rev) throw new Failure('PROJECTS_STALE_REVISION')
    const { rev: _builtOn, ...parts } = edit
    const named = Object.entries(parts).filter(([, value]) => value !== undefined)
    const after: StoredProject = { ...project, ...Object.fromEntries(named) }
    return save(ctx, project, titleOnly ? after : await checkContent(ctx, project, after))
  })
}

/** The changed project with what follows from its content; throws what is wrong with it. */
async function checkContent(
  ctx: Pick<Context, 'db'>,
  before: StoredProject,
  after: StoredProject,
): Promise<StoredProject> {
  const open = await openContent(ctx, after)
  const fault =
    findFault({
      template: open.template,
      before: before.userSource,
      after: after.userSource,
      files: open.files,
      sceneMs: new Map(filmOf(open).scenes.map(({ id, durationMs }) => [id, durationMs])),
    }) ??
    musicFault(before, after, {
      isKnown: (trackId) => findMusic(trackId) !== null,
      hasOwn: open.music !== null,
    })
  if (fault) throw new Failure(fault.code, { field: fault.field })
  return { ...after, ...contentFacts(open.template, after.userSource) }
}

type BrandDoor = Door & Parameters<typeof storeUpload>[0]
const LOGO_FIELD = 'brandLogo'

/** What was sent of a brand; the files are read as they come. */
export type BrandChange = { name: string | null; removeLogo: boolean; files: AsyncIterable<UploadedFile> }

/** Sets the brand's name (an empty one removes it) and, when one was sent, its logo. */
export async function setBrand(
  ctx: BrandDoor,
  accountId: string,
  id: string,
  { name, removeLogo, files }: BrandChange,
): Promise<StoredProject> {
  await settleExpired(ctx, accountId)
  await ctx.withTx(() => lockEditable(ctx, accountId, id, { titleOnly: false }))
  const logo = await receiveLogo(ctx, accountId, files)
  try {
    return await ctx.withTx(async () => {
      const project = await lockEditable(ctx, accountId, id, { titleOnly: false })
      const brandLogoId = logo?.id ?? (removeLogo ? null : project.brandLogoId)
      const brandName = name === null ? project.brandName : name === '' ? null : name
      const saved = await save(ctx, project, { ...project, brandName, brandLogoId })
      if (project.brandLogoId !== null) await dropUnusedLogos(ctx, accountId, [project.brandLogoId])
      return saved
    })
  } catch (error) {
    // Its project was deleted or sent to be made while the logo came.
    if (logo) await dropUnusedLogos(ctx, accountId, [logo.id])
    throw error
  }
}

async function receiveLogo(
  ctx: BrandDoor,
  accountId: string,
  files: AsyncIterable<UploadedFile>,
): Promise<StoredAsset | null> {
  let logo: StoredAsset | null = null
  for await (const file of files) {
    if (file.field === LOGO_FIELD && !logo) logo = await storeUpload(ctx, accountId, file, 'logo')
    else file.stream.resume()
  }
  return logo
}

async function lockEditable(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  id: string,
  { titleOnly }: { titleOnly: boolean },
): Promise<StoredProject> {
  const project = await lockProject(ctx, accountId, id)
  if (!project) throw new Failure('PROJECTS_NOT_FOUND')
  const refusal = editRefusal(project, { titleOnly })
  if (refusal) throw new Failure(refusal)
  return project
}

async function save(ctx: Door, before: StoredProject, after: StoredProject): Promise<StoredProject> {
  const failed = before.renderState === 'failed' && before.status === 0
  const saved: StoredProject = {
    ...after,
    // What went wrong with the content as it was says nothing of the content as it is.
    ...(failed ? { renderState: 'none', failure: null } : {}),
    rev: before.rev + 1,
    updatedAt: ctx.now(),
  }
  await updateProject(ctx, saved.accountId, saved.id, saved)
  const data = { rev: saved.rev, progress: saved.filled, updatedAt: saved.updatedAt.toISOString() }
  await ctx.events.publish(saved.accountId, { kind: 'project.edited', id: saved.id, data })
  return saved
}
