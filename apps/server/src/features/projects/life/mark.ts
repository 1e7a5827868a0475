import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { findProject, isTemplateUsed, updateProject } from '../store.ts'

type Door = Pick<Context, 'db' | 'now'>

/**
 * Takes the service's mark off a video for a calendar month from now, counted in Seoul, and lets it be edited as long;
 * longer where that is paid for already. A video that is gone meanwhile stays so.
 */
export async function removeMark(
  ctx: Door,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  const project = await findProject(ctx, accountId, id)
  if (!project) return
  const until = monthAfter(ctx.now())
  const { watermarkFreeUntil: known } = project
  await updateProject(ctx, accountId, id, {
    watermarkFreeUntil: known !== null && known > until ? known : until,
  })
}

function monthAfter(now: Date): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('Asia/Seoul')
  return new Date(here.add({ months: 1 }).epochMilliseconds)
}

/** The template that a video of an account was made of; null where the account has no such video. */
export async function templateOf(
  ctx: Pick<Context, 'db'>,
  { accountId, id }: { accountId: string; id: string },
): Promise<string | null> {
  const project = await findProject(ctx, accountId, id)
  return project?.templateId ?? null
}

/** Whether an account has a video of a template. */
export async function hasVideoOf(
  ctx: Pick<Context, 'db'>,
  { accountId, templateId }: { accountId: string; templateId: string | null },
): Promise<boolean> {
  const id = z.uuid().safeParse(templateId)
  return id.success && isTemplateUsed(ctx, accountId, id.data)
}
