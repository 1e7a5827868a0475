import type { Context } from '../../context.ts'
import { findProjects } from './store.ts'

/** What a video is made of: its template, and the scenario of a plan where it was planned. */
export type Making = {
  templateId: string
  templateVersion: number
  requestId: string | null
  scenarioId: string | null
}

/** What videos of an owner are made of, by their projects; those that are gone are left out. */
export async function findMakings(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  projectIds: readonly string[],
): Promise<Map<string, Making>> {
  const projects = await findProjects(ctx, accountId, projectIds)
  return new Map(
    projects.map(({ id, templateId, templateVersion, requestId, scenarioId }) => [
      id,
      { templateId, templateVersion, requestId, scenarioId },
    ]),
  )
}
