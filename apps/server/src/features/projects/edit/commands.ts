import type { Bgm, ChangedColor, UserSource } from '@clipmint/film'
import { findMusic } from '@clipmint/music'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../http/failure.ts'
import { filmOf, openContent } from '../content/commands.ts'
import { contentFacts } from '../content/facts.ts'
import { lockEditable } from '../lock.ts'
import { settleExpired, type StoredProject, updateProject } from '../store.ts'
import { keepBeforeWork } from '../versions/commands.ts'
import { findFault, musicFault } from './rules.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now' | 'newId' | 'events'>

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
    if (titleOnly) return saveProject(ctx, project, after)
    const checked = await checkContent(ctx, project, after)
    await keepBeforeWork(ctx, project, checked)
    return saveProject(ctx, project, checked)
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

/** Saves a changed project, counts its revision up and tells other screens. */
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
  const data = { rev: saved.rev, progress: saved.filled, updatedAt: saved.updatedAt.toISOString() }
  await ctx.events.publish(saved.accountId, { kind: 'project.edited', id: saved.id, data })
  return saved
}
