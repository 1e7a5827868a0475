import type { ProjectContent } from '@clipmint/film'

import type { Context } from '../../context.ts'
import { contentOf } from './content/commands.ts'
import { findProjects } from './store.ts'

/** What a video is made of: its template with what was put into it, and the scenario of a plan where it was planned. */
export type Making = {
  templateId: string
  templateVersion: number
  requestId: string | null
  scenarioId: string | null
  content: ProjectContent
}

/** What videos of an owner are made of, by their projects; those that are gone are left out. */
export async function findMakings(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  projectIds: readonly string[],
): Promise<Map<string, Making>> {
  const projects = await findProjects(ctx, accountId, projectIds)
  return new Map(
    projects.map((project): [string, Making] => {
      const { id, templateId, templateVersion, requestId, scenarioId } = project
      return [id, { templateId, templateVersion, requestId, scenarioId, content: contentOf(project) }]
    }),
  )
}
