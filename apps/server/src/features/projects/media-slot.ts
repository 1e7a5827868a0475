import { slotsOf } from '@clipmint/film'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { getTemplateVersion } from '../templates/index.ts'
import { getProject } from './commands.ts'

/** Makes sure that a project is the owner's and has this place for a picture, and gives its title. */
export async function findMediaSlot(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  { projectId, slotId }: { projectId: string; slotId: string },
): Promise<{ title: string }> {
  const project = await getProject(ctx, accountId, projectId)
  const template = await getTemplateVersion(ctx, project.templateId, project.templateVersion)
  const isThere = slotsOf(template).some(({ media }) => media.some(({ id }) => id === slotId))
  if (!isThere) throw new Failure('PROJECTS_UNKNOWN_SLOT', { field: 'slotId' })
  return { title: project.title }
}
