import type { Bgm, ChangedColor, UserSource } from '@clipmint/film'
import { findMusic } from '@clipmint/music'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { reviveLogo } from '../../assets/index.ts'
import { filmOf, openContent } from '../content/commands.ts'
import { contentFacts } from '../content/facts.ts'
import { lockEditable } from '../lock.ts'
import { dropUnusedLogos } from '../logos.ts'
import { settleExpiry, type StoredProject, updateProject } from '../store.ts'
import { keepBefore, keepBeforeWork } from '../versions/commands.ts'
import { findFault, musicFault } from './rules.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now' | 'newId' | 'events'>

/** What a save may bring; what is undefined stays as it is. */
export type Edit = {
  userSource?: UserSource | undefined
  bgm?: Bgm | undefined
  bgmUrl?: string | null | undefined
  changedColor?: ChangedColor | undefined
  title?: string | undefined
  brandName?: string | null | undefined
  /** A logo that is stored already. */
  brandLogo?: string | null | undefined
  /** The revision that the save builds on. */
  rev?: number | undefined
  /** Whether it takes the place of what was changed elsewhere, which is kept then. */
  before?: 'merge' | undefined
}

/** Saves an edit and counts the revision up. Throws PROJECTS_STALE_REVISION when another save came between. */
export async function editProject(
  ctx: Door,
  accountId: string,
  id: string,
  edit: Edit,
): Promise<StoredProject> {
  const { rev: builtOn, before, brandLogo, ...parts } = edit
  const { title: _title, ...others } = { ...parts, brandLogo }
  const titleOnly = Object.values(others).every((part) => part === undefined)
  await settleExpiry(ctx, accountId)
  return ctx.withTx(async () => {
    const project = await lockEditable(ctx, accountId, id, { titleOnly })
    if (builtOn !== undefined && builtOn !== project.rev) throw new Failure('PROJECTS_STALE_REVISION')
    const named = Object.entries({ ...parts, brandLogoId: brandLogo }).filter(
      ([, value]) => value !== undefined,
    )
    const after: StoredProject = { ...project, ...Object.fromEntries(named) }
    if (before) await keepBefore(ctx, project, before)
    if (titleOnly) return saveProject(ctx, project, after)
    const brandLogoId = await holdLogo(ctx, project, after)
    const checked = await checkContent(ctx, project, { ...after, brandLogoId })
    await keepBeforeWork(ctx, project, checked)
    return saveProject(ctx, project, checked)
  })
}

/**
 * Makes sure of the logo that a change puts on a project, and gives the one that it has then: the one before when the
 * new one is gone for good. Throws PROJECTS_NOT_YOUR_ASSET when it is another owner's or no logo.
 */
async function holdLogo(
  ctx: Pick<Context, 'db'>,
  before: StoredProject,
  { accountId, brandLogoId }: StoredProject,
): Promise<string | null> {
  if (brandLogoId === null || brandLogoId === before.brandLogoId) return brandLogoId
  const found = await reviveLogo(ctx, accountId, brandLogoId)
  if (found === 'refused') throw new Failure('PROJECTS_NOT_YOUR_ASSET', { field: 'brandLogo' })
  return found === 'there' ? brandLogoId : before.brandLogoId
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

/** Saves a changed project, counts its revision up, lets go of the logo it no longer shows and tells other screens. */
export async function saveProject(
  ctx: Door,
  before: StoredProject,
  after: StoredProject,
): Promise<StoredProject> {
  const failed = before.renderState === 'failed' && before.status === 0
  const saved: StoredProject = {
    ...after,
    // What went wrong with the content as it was says nothing of the content as it is.
    ...(failed ? { renderState: 'none', failure: null } : {}),
    rev: before.rev + 1,
    updatedAt: ctx.now(),
  }
  await updateProject(ctx, saved.accountId, saved.id, saved)
  if (before.brandLogoId !== null && before.brandLogoId !== saved.brandLogoId)
    await dropUnusedLogos(ctx, saved.accountId, [before.brandLogoId])
  const data = { rev: saved.rev, progress: saved.filled, updatedAt: saved.updatedAt.toISOString() }
  await ctx.events.publish(saved.accountId, { kind: 'project.edited', id: saved.id, data })
  return saved
}
