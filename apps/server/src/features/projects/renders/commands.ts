import type { RenderFailure } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { returnAllowance, takeAllowance } from '../../account/index.ts'
import { noteVideo } from '../../ai-requests/index.ts'
import { shownCutKey, toMediaFile } from '../../assets/index.ts'
import { tellRenderEnd } from '../../notifications/index.ts'
import { checkProject } from '../check/commands.ts'
import { contentOf, filmOf, isWatermarked, type OpenProject, openContent } from '../content/commands.ts'
import { findProject, type StoredProject, updateProject } from '../store.ts'
import { tellProject, tellQueue } from './queue.ts'
import { keysLeftBehind, type RenderStep } from './rules.ts'
import {
  type Asker,
  deleteVideos,
  type FilmInputs,
  findRender,
  insertRender,
  insertVideo,
  moveRender,
  type RenderKey,
  type StoredRender,
  type StoredVideo,
} from './store.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now' | 'newId' | 'jobs' | 'events' | 'settings'>
/** One try of a render, as its worker holds it. */
type Try = Pick<StoredRender, 'accountId' | 'id' | 'projectId' | 'attempt' | 'askedBy' | 'requestedAt'>

/**
 * Puts a project's video into its owner's queue as it is now, and takes one render of the month. Inside the caller's
 * transaction, which holds the project. Throws PROJECTS_NOT_READY or PROJECTS_RENDER_LIMIT.
 */
export async function requestRender(
  ctx: Door,
  project: StoredProject,
  askedBy: Asker = 'owner',
): Promise<void> {
  const { accountId } = project
  const open = await openContent(ctx, project)
  const blocking = checkProject(ctx, open).filter(({ severity }) => severity === 'blocking')
  if (blocking.length > 0) throw new Failure('PROJECTS_NOT_READY', { values: { count: blocking.length } })
  const id = ctx.newId()
  if (!(await takeAllowance(ctx, { accountId, kind: 'render', ref: id })))
    throw new Failure('PROJECTS_RENDER_LIMIT')
  const jobId = await ctx.jobs.send('projects.render', { accountId, renderId: id }, { key: accountId })
  await insertRender(ctx, {
    accountId,
    id,
    projectId: project.id,
    rev: project.rev,
    state: 'queued',
    attempt: 0,
    progress: 0,
    film: inputsOf(open, await isWatermarked(ctx, project)),
    filmMs: Math.round(filmOf(open).durationMs),
    failure: null,
    jobId,
    askedBy,
    requestedAt: ctx.now(),
    startedAt: null,
    endedAt: null,
  })
  await updateProject(ctx, accountId, project.id, {
    renderState: 'queued',
    renderId: id,
    failure: null,
    updatedAt: ctx.now(),
  })
  if (project.requestId !== null) await noteVideo(ctx, accountId, project.requestId, 4)
  await tellQueue(ctx, accountId)
}

function inputsOf(open: OpenProject, watermark: boolean): StoredRender['film'] {
  const { project, template, assets, music } = open
  return {
    templateId: template.id,
    templateVersion: template.version,
    ...contentOf(project),
    watermark,
    files: assets.map((asset) => ({
      file: toMediaFile(asset),
      key: asset.keys.file,
      cutKey: shownCutKey(asset),
    })),
    music: music && { id: music.id, key: music.keys.file },
  }
}

/**
 * Takes a render back that has not ended: off the queue, its count returned, its project editable again. False when it
 * is in none of the steps `from` any more. Inside the caller's transaction.
 */
export async function cancelRender(
  ctx: Door,
  project: StoredProject,
  from: readonly RenderStep[],
): Promise<boolean> {
  const { accountId, id, renderId, requestId } = project
  const render = renderId === null ? null : await findRender(ctx, accountId, renderId)
  if (!render) return false
  const changes = { endedAt: ctx.now(), film: null }
  const key = { accountId, id: render.id }
  if (!(await moveRender(ctx, key, { to: 'cancelled', from, changes }))) return false
  if (render.jobId !== null) await ctx.jobs.cancel('projects.render', render.jobId)
  await returnAllowance(ctx, { accountId, kind: 'render', ref: render.id })
  await updateProject(ctx, accountId, id, { renderState: 'none', updatedAt: ctx.now() })
  if (requestId !== null) await noteVideo(ctx, accountId, requestId, 3)
  await tellQueue(ctx, accountId)
  return true
}

/** Ends a render that will not be made: its count is returned, and its owner told why. */
export async function failRender(ctx: Door, key: RenderKey, failure: RenderFailure): Promise<void> {
  await ctx.withTx(async () => {
    const { accountId, id } = key
    const render = await findRender(ctx, accountId, id)
    const changes = { failure, endedAt: ctx.now(), film: null }
    if (!render || !(await moveRender(ctx, key, { to: 'failed', changes }))) return
    await deleteFiles(ctx, keysLeftBehind(render))
    await returnAllowance(ctx, { accountId, kind: 'render', ref: id })
    const failed = { renderState: 'failed', failure, updatedAt: ctx.now() } as const
    await updateProject(ctx, accountId, render.projectId, failed, { renderId: id })
    await tellEnd(ctx, render, { failure, posterKey: null })
    await tellProject(ctx, accountId, render.projectId, { status: 0, renderState: 'failed', failure })
    await tellQueue(ctx, accountId)
  })
}

/** Has files removed once the transaction stands; none is no fault. */
export async function deleteFiles({ jobs }: Pick<Context, 'jobs'>, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await jobs.send('projects.deleteFiles', { keys })
}

type Ended = Pick<StoredRender, 'accountId' | 'id' | 'projectId' | 'askedBy' | 'requestedAt'>

/** Tells the owner, and the AI request that the project was made from, if any, how its video ended. */
async function tellEnd(
  ctx: Door,
  { accountId, id: renderId, projectId, askedBy, requestedAt }: Ended,
  end: { failure: RenderFailure | null; posterKey: string | null },
): Promise<void> {
  const project = await findProject(ctx, accountId, projectId)
  if (!project) return
  const { requestId, title } = project
  if (requestId !== null) await noteVideo(ctx, accountId, requestId, end.failure === null ? 5 : 3)
  // The campaign goes on at once, and not with its next look of a minute later.
  if (askedBy === 'campaign') await ctx.jobs.send('campaigns.tend', {})
  // Whoever is shown a campaign's videos to approve, or wants them posted unseen, is not told of each beside.
  if (askedBy === 'campaign' && end.failure === null) return
  await tellRenderEnd(ctx, { ...end, accountId, renderId, projectId, title, requestedAt })
}

export type MadeVideo = Omit<StoredVideo, 'accountId' | 'id' | 'projectId' | 'renderedAt'>

/**
 * Ends a render well, all at once: its project done, the new file in the place of the old. False when it was taken back
 * meanwhile or another worker ended it, and then nothing changes.
 */
export async function finishRender(ctx: Door, render: Try, video: MadeVideo): Promise<boolean> {
  const { accountId, id, projectId, attempt } = render
  return ctx.withTx(async () => {
    const now = ctx.now()
    const changes = { progress: 100, endedAt: now, film: null }
    if (!(await moveRender(ctx, { accountId, id, attempt }, { to: 'done', changes }))) return false
    await insertVideo(ctx, { ...video, accountId, id, projectId, renderedAt: now })
    const done = {
      status: 1,
      renderState: 'done',
      videoId: id,
      failure: null,
      completedAt: now,
      updatedAt: now,
    } as const
    await updateProject(ctx, accountId, projectId, done, { renderId: id })
    const old = await deleteVideos(ctx, accountId, [projectId], id)
    await deleteFiles(ctx, [...old, ...keysLeftBehind({ accountId, id, attempt: attempt - 1 })])
    await tellEnd(ctx, render, { failure: null, posterKey: video.posterKey })
    await tellProject(ctx, accountId, projectId, { status: 1, renderState: 'done', progress: 100 })
    await tellQueue(ctx, accountId)
    return true
  })
}

/** Begins a try, from the queue or where a killed worker left it; null when there is nothing (more) to make. */
export async function beginTry(
  ctx: Pick<Door, 'db' | 'withTx' | 'now' | 'events' | 'settings'>,
  { accountId, id }: Omit<RenderKey, 'attempt'>,
): Promise<(StoredRender & { film: FilmInputs }) | null> {
  return ctx.withTx(async () => {
    const changes = { startedAt: ctx.now(), progress: 0 }
    if (!(await moveRender(ctx, { accountId, id }, { to: 'preparing', begins: true, changes }))) return null
    const render = await findRender(ctx, accountId, id)
    if (!render?.film) throw new Error(`The render ${id} has lost its film.`)
    await updateProject(ctx, accountId, render.projectId, { renderState: 'preparing' }, { renderId: id })
    await tellQueue(ctx, accountId)
    return { ...render, film: render.film }
  })
}

/** Goes from gathering files to drawing, after which the owner cannot take it back; false when they just did. */
export async function beginDrawing(
  ctx: Pick<Door, 'db' | 'withTx' | 'now' | 'events' | 'settings'>,
  { accountId, id, projectId, attempt }: Try,
): Promise<boolean> {
  return ctx.withTx(async () => {
    if (!(await moveRender(ctx, { accountId, id, attempt }, { to: 'rendering' }))) return false
    await updateProject(ctx, accountId, projectId, { renderState: 'rendering' }, { renderId: id })
    await tellQueue(ctx, accountId)
    return true
  })
}
