import type { Template } from '@clipmint/film'
import { firstWordsOf, must } from '@clipmint/kit'

import type { Context } from '../../context.ts'
import { findRequests } from '../ai-requests/index.ts'
import { findMakings, type Making } from '../projects/index.ts'
import { findTemplateVersion, impressionOf } from '../templates/index.ts'
import type { PostTraits } from './levels.ts'

/** What of a post's traits lies in how its video was made. */
export type MadeTraits = Pick<PostTraits, 'angle' | 'opening' | 'family' | 'impression'>

const unknown: MadeTraits = { angle: null, opening: null, family: null, impression: null }

/** How the videos of projects open and strike, by which angle, and in which family of templates: what is known of it now. */
export async function traitsOf(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  projectIds: readonly string[],
): Promise<(projectId: string) => MadeTraits> {
  const makings = await findMakings(ctx, accountId, projectIds)
  const planned = await findRequests(
    ctx,
    accountId,
    [...makings.values()].flatMap(({ requestId }) => requestId ?? []),
  )
  const templates = new Map<string, Template | null>()
  for (const { templateId, templateVersion } of makings.values()) {
    const key = `${templateId} ${templateVersion}`
    if (!templates.has(key)) templates.set(key, await findTemplateVersion(ctx, templateId, templateVersion))
  }
  // Once for each video, however many networks it was seen on: its film is composed for it.
  const made = new Map(
    [...makings].map(([projectId, making]): [string, MadeTraits] => {
      const template = templates.get(`${making.templateId} ${making.templateVersion}`) ?? null
      const impression = template && impressionOf(template, making.content)
      return [projectId, { ...storyOf(making, planned), family: template?.family ?? null, impression }]
    }),
  )
  return (projectId) => made.get(projectId) ?? unknown
}

function storyOf(
  { requestId, scenarioId }: Making,
  planned: Awaited<ReturnType<typeof findRequests>>,
): Pick<MadeTraits, 'angle' | 'opening'> {
  const plan = planned.find(({ id }) => id === requestId)?.plan
  const scenario = plan?.scenarios.find(({ id }) => id === scenarioId)
  if (!plan || !scenario) return unknown
  const [first] = firstWordsOf(must(scenario.lines[0], 'the first line of a scenario'), plan.name)
  return { angle: scenario.angle, opening: first ?? null }
}
