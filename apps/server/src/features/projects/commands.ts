import type { ProjectStatus } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { forgetNotifications } from '../notifications/index.ts'
import { dropUnusedLogos } from './logos.ts'
import { cancelRender, deleteFiles, requestRender } from './renders/commands.ts'
import { openSteps } from './renders/rules.ts'
import { type Asker, deleteVideos, forgetFilms } from './renders/store.ts'
import { decideStatus, isUnderWay, type StatusMove, trashLimit } from './rules.ts'
import {
  deleteProjects,
  findIds,
  findOldTrash,
  findProject,
  type Folder,
  lockProject,
  lockProjects,
  type ProjectChanges,
  settleExpiry,
  type StoredProject,
  updateProject,
} from './store.ts'
import { forgetVersions } from './versions/store.ts'

type Door = Parameters<typeof requestRender>[0]

/** The owner's project, expired if its time is over; throws PROJECTS_NOT_FOUND. */
export async function getProject(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  id: string,
): Promise<StoredProject> {
  await settleExpiry(ctx, accountId)
  const project = await findProject(ctx, accountId, id)
  if (!project) throw new Failure('PROJECTS_NOT_FOUND')
  return project
}

/** Moves a project to the status asked for, with all that goes with it. */
export async function setStatus(
  ctx: Door,
  accountId: string,
  id: string,
  wanted: ProjectStatus,
): Promise<StoredProject> {
  await settleExpiry(ctx, accountId)
  await ctx.withTx(async () => {
    const project = await lockProject(ctx, accountId, id)
    if (!project) throw new Failure('PROJECTS_NOT_FOUND')
    const decision = decideStatus(project, wanted)
    if ('refused' in decision) throw new Failure(decision.refused)
    await carryOut(ctx, project, decision.move)
  })
  // A project that comes out of the trash may have expired in there.
  return getProject(ctx, accountId, id)
}

/**
 * Has a project rendered as it is now, inside the caller's transaction, unless that is under way or done. Throws what stands in the
 * way of it, before anything is changed.
 */
export async function renderProject(
  ctx: Door,
  accountId: string,
  id: string,
  askedBy: Asker = 'owner',
): Promise<void> {
  const project = await lockProject(ctx, accountId, id)
  if (!project) throw new Failure('PROJECTS_NOT_FOUND')
  if (project.status === 0 && !isUnderWay(project.renderState)) await requestRender(ctx, project, askedBy)
}

async function carryOut(ctx: Door, project: StoredProject, move: StatusMove): Promise<void> {
  switch (move) {
    case 'stay':
      return
    case 'request-render':
      return requestRender(ctx, project)
    case 'cancel-render':
      // Between the owner's click and now the drawing may have begun.
      if (!(await cancelRender(ctx, project, ['queued', 'preparing'])))
        throw new Failure('PROJECTS_INVALID_STATUS')
      return
    case 'reopen':
      return change(ctx, project, { status: 0, renderState: 'none' })
    case 'trash':
      return trash(ctx, project)
    case 'restore':
      return change(ctx, project, { status: project.trashedFrom ?? 0, trashedFrom: null, trashedAt: null })
  }
}

/** Puts a project into the trash; a render of it under way ends. */
async function trash(ctx: Door, project: StoredProject): Promise<void> {
  if (isUnderWay(project.renderState)) await cancelRender(ctx, project, openSteps)
  await change(ctx, project, { status: 3, trashedFrom: project.status, trashedAt: ctx.now() })
}

async function change(ctx: Door, { accountId, id }: StoredProject, changes: ProjectChanges): Promise<void> {
  await updateProject(ctx, accountId, id, { ...changes, updatedAt: ctx.now() })
  await ctx.events.publish(accountId, { kind: 'project', id, data: { status: changes.status } })
}

export type Removed = { trashed: string[]; deleted: string[] }

/** Trashes projects; those in the trash already are deleted for good. All or, when one is not the owner's, none. */
export async function removeProjects(ctx: Door, accountId: string, ids: readonly string[]): Promise<Removed> {
  const wanted = [...new Set(ids)]
  await settleExpiry(ctx, accountId)
  return ctx.withTx(async () => {
    const projects = await lockProjects(ctx, accountId, wanted)
    if (projects.length < wanted.length) throw new Failure('PROJECTS_NOT_FOUND')
    return removeLocked(ctx, accountId, projects)
  })
}

/** The same for every project of a status, in one folder when named. */
export async function removeByStatus(
  ctx: Door,
  accountId: string,
  status: ProjectStatus,
  folder: Folder,
): Promise<Removed> {
  await settleExpiry(ctx, accountId)
  return ctx.withTx(async () => {
    const ids = await findIds(ctx, accountId, status, folder)
    return removeLocked(ctx, accountId, await lockProjects(ctx, accountId, ids))
  })
}

async function removeLocked(
  ctx: Door,
  accountId: string,
  projects: readonly StoredProject[],
): Promise<Removed> {
  const inTrash = projects.filter(({ status }) => status === 3).map(({ id }) => id)
  for (const project of projects) if (project.status !== 3) await trash(ctx, project)
  await deleteForGood(ctx, accountId, inTrash)
  return { trashed: projects.map(({ id }) => id).filter((id) => !inTrash.includes(id)), deleted: inTrash }
}

/** Deletes for good what has lain in the trash long enough; what its owner takes out meanwhile stays. */
export async function emptyTrash(ctx: Pick<Door, 'db' | 'jobs' | 'now' | 'withTx'>): Promise<void> {
  const limit = trashLimit(ctx.now())
  for (const { accountId, id } of await findOldTrash(ctx, limit, 200)) {
    await ctx.withTx(async () => {
      const project = await lockProject(ctx, accountId, id)
      const isOld = project?.status === 3 && project.trashedAt !== null && project.trashedAt < limit
      if (isOld) await deleteForGood(ctx, accountId, [id])
    })
  }
}

/** Deletes projects with their finished files; inside a transaction. */
async function deleteForGood(
  ctx: Pick<Door, 'db' | 'jobs' | 'now'>,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await deleteFiles(ctx, await deleteVideos(ctx, accountId, ids))
  await forgetFilms(ctx, accountId, ids)
  await forgetVersions(ctx, accountId, ids)
  await forgetNotifications(ctx, accountId, ids)
  await dropUnusedLogos(ctx, accountId, await deleteProjects(ctx, accountId, ids))
}
