import type { RenewOutcome } from '@clipmint/contract'
import { renewFields } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { getTemplateVersion } from '../../templates/index.ts'
import { contentFacts } from '../content/facts.ts'
import { saveProject } from '../edit/commands.ts'
import { requestRender } from '../renders/commands.ts'
import type { Asker } from '../renders/store.ts'
import { editRefusal } from '../rules.ts'
import { findProjects, listBound, lockProject, settleExpiry, type StoredProject } from '../store.ts'
import { keepBefore } from '../versions/commands.ts'
import { findOutdated } from './facts.ts'

type Door = Parameters<typeof requestRender>[0]

/** What a list of outdated videos is narrowed to. */
export type About = { productId?: string | undefined; placeId?: string | undefined }

/** The owner's videos that show what a field was, last changed first. */
export async function listOutdated(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  about: About,
): Promise<StoredProject[]> {
  await settleExpiry(ctx, accountId)
  const bound = await listBound(ctx, accountId, { folder: about.productId, placeId: about.placeId })
  const outdated = await findOutdated(ctx, accountId, bound)
  const ids = bound.map(({ id }) => id).filter((id) => (outdated.get(id)?.length ?? 0) > 0)
  return findProjects(ctx, accountId, ids)
}

/**
 * Brings videos up to date: their words at once, and where there was a finished video, that is made anew. Each by itself,
 * so that one which cannot be is in no other's way; asked for again, what is up to date stays as it is.
 */
export async function renewVideos(
  ctx: Door,
  accountId: string,
  ids: readonly string[],
  askedBy: Asker = 'renewal',
): Promise<{ _id: string; outcome: RenewOutcome }[]> {
  await settleExpiry(ctx, accountId)
  const list: { _id: string; outcome: RenewOutcome }[] = []
  for (const id of new Set(ids)) list.push({ _id: id, outcome: await renewOne(ctx, accountId, id, askedBy) })
  return list
}

async function renewOne(ctx: Door, accountId: string, id: string, askedBy: Asker): Promise<RenewOutcome> {
  try {
    return await ctx.withTx(() => renewHeld(ctx, accountId, id, askedBy))
  } catch (error) {
    const outcome = error instanceof Failure ? outcomeOf(error.code) : null
    if (outcome === null) throw error
    return outcome
  }
}

function outcomeOf(code: Failure['code']): RenewOutcome | null {
  if (code === 'PROJECTS_RENDER_LIMIT') return 'no-render-left'
  return code === 'PROJECTS_NOT_READY' ? 'by-hand' : null
}

async function renewHeld(ctx: Door, accountId: string, id: string, askedBy: Asker): Promise<RenewOutcome> {
  const project = await lockProject(ctx, accountId, id)
  if (!project) throw new Failure('PROJECTS_NOT_FOUND')
  const outdated = (await findOutdated(ctx, accountId, [project])).get(id) ?? []
  if (outdated.length === 0) return 'current'
  // A finished video is locked for editing only.
  const refusal = editRefusal({ ...project, status: project.status === 1 ? 0 : project.status }, whole)
  if (refusal) return 'locked'
  if (outdated.some(({ fault }) => fault)) return 'broken'
  const template = await getTemplateVersion(ctx, project.templateId, project.templateVersion)
  const { source, left } = renewFields(template, project.userSource, outdated)
  if (left.length > 0) return 'by-hand'
  await keepBefore(ctx, project, 'renew')
  const facts = contentFacts(template, source)
  const isMade = project.status === 1
  const reopened = isMade ? ({ status: 0, renderState: 'none' } as const) : {}
  const saved = await saveProject(ctx, project, { ...project, ...reopened, userSource: source, ...facts })
  if (!isMade) return 'renewed'
  await requestRender(ctx, saved, askedBy)
  return 'making'
}

const whole = { titleOnly: false }
